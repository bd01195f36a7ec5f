#include "games/routes/bots/weigh.h"

namespace roundhouse::routes::bots {

namespace {

constexpr long kUnknown = -1'000'000;

long root(long n) {
  long r = 0;
  while ((r + 1) * (r + 1) <= n) ++r;
  return r;
}

}  // namespace

long promise(const Trials& t) { return t.tries == 0 ? kUnknown : 100 * t.lead / t.tries; }

long proof(const Trials& t, int tenths) {
  if (t.tries < 4) return kUnknown;
  const long mean = 100 * t.lead / t.tries;
  const long variance = t.square / t.tries - (t.lead / t.tries) * (t.lead / t.tries);
  return mean - 10 * tenths * root(std::max(variance, 1l) * 10'000 / t.tries) / 100;
}

}  // namespace roundhouse::routes::bots
