#include "play/luck.h"

#include "core/digest.h"

namespace roundhouse {

LuckSource LuckSource::seeded(u64 seed) {
  LuckSource source;
  source.seed_ = seed;
  source.told_ = text::seed_luck(seed);
  return source;
}

LuckSource LuckSource::sealed(const SealedLuck& luck, std::vector<std::string> nonces, int seats) {
  nonces.resize(static_cast<std::size_t>(seats));
  LuckSource source;
  source.sealed_ = std::make_shared<SealedLuck>(luck);
  source.sealed_->add_nonces(nonces);
  source.nonces_ = std::move(nonces);
  source.told_ = text::sealed_luck(luck.commitment_hex());
  return source;
}

LuckSource LuckSource::taped(text::LuckTold told) {
  LuckSource source;
  source.taped_ = true;
  source.told_ = std::move(told);
  return source;
}

u64 LuckSource::bot_seed() const {
  return stream_seed(sealed_ ? digest_of(sealed_->secret_hex()) : seed_, 1);
}

text::OpenedLuck LuckSource::opened() const {
  return sealed_ ? text::OpenedLuck{sealed_->secret_hex(), nonces_} : text::OpenedLuck{};
}

}  // namespace roundhouse
