#include "games/ttr/words/talk.h"

#include <algorithm>

#include "core/sort.h"
#include "games/ttr/words/claim.h"
#include "games/ttr/words/events.h"
#include "games/ttr/words/lists.h"
#include "games/ttr/words/position.h"
#include "games/ttr/words/refusal.h"
#include "phrases/shared.h"
#include "phrases/ttr.h"
#include "text/words/commands.h"
#include "text/words/list_words.h"
#include "text/words/number.h"

namespace roundhouse::ttr {

namespace {

namespace talk = phrases::ttr::talk;
namespace commands = phrases::ttr::commands;
namespace shared = phrases::shared;

constexpr int kLogLines = 20;

using text::number;

bool chooses_tickets(const View& v) {
  return v.open.phase == Phase::opening || v.open.phase == Phase::keep_tickets;
}

// A ticket of the offer by its number or its id.
std::optional<u8> offered_ticket(const routes::Map& map, const View& v, const std::string& word) {
  if (const auto n = small_number(word); n && *n >= 1 && *n <= offered(v.own))
    return v.own.offer[*n - 1];
  if (const auto ticket = map.find_ticket(word)) return static_cast<u8>(*ticket);
  return std::nullopt;
}

// The tickets offered that were not named, in the order shown, go behind those that were.
void add_the_others(const View& v, std::vector<u8>& tickets) {
  for (int i = 0; i < offered(v.own); ++i)
    if (std::find(tickets.begin(), tickets.end(), v.own.offer[i]) == tickets.end())
      tickets.push_back(v.own.offer[i]);
}

}  // namespace

// The row and the tickets of the deal stand before the first question anyway.
std::string Talk::tell_deal(std::span<const Event> events) {
  std::vector<Event> told;
  for (const Event& event : events)
    if (event.kind == EventKind::first || event.kind == EventKind::hand) told.push_back(event);
  return tell(told);
}

std::string Talk::tell(std::span<const Event> events) {
  const std::string told = ttr::tell(words_, events, person_);
  if (told.empty()) return {};
  log_.push_back(told);
  return wrapped(told);
}

std::string Talk::ending(const State& state) const {
  return "\n" + why_over(words_, state.open) + "\n\n" + describe_result(words_, state, person_);
}

std::string Talk::situation(const View& v) const {
  const Words& w = words_;
  if (chooses_tickets(v)) {
    const auto& set = w.codec().rules().set();
    const bool opening = v.open.phase == Phase::opening;
    const int least = std::min<int>(opening ? set.opening_keep : set.offer_keep, offered(v.own));
    return "\n" + describe_row(w, v.open) + describe_hand(w, v.own) +
           w.heading(w.say(opening ? talk::opening : talk::offer, {{"n", least}})) + "\n" +
           describe_offer(w, v.own);
  }
  std::string line =
      w.heading(w.say(v.open.phase == Phase::turn ? shared::story::your_turn : talk::second_card));
  line += " · " +
          w.say(phrases::ttr::position::count_trains, {{"n", v.open.trains[index(person_)]}}) +
          " · " + w.say(shared::counts::points, {{"n", v.open.points[index(person_)]}}) + " · " +
          w.say(phrases::ttr::position::deck) + ": " +
          w.say(shared::counts::cards, {{"n", v.open.deck}});
  if (v.open.last_turns != kNone)
    line += " · " + w.say(phrases::ttr::position::last_round, {{"n", v.open.last_turns}});
  return "\n" + wrapped(line) + describe_row(w, v.open) + describe_hand(w, v.own);
}

namespace {

std::optional<Move> whole_claim(const Codec& codec, const std::string& text) {
  const auto read = codec.parse(text);
  if (!read || read->as_claim().is_miscounted()) return std::nullopt;
  return *read;
}

}  // namespace

// The notation of records works as it is: whole claims are read as such first, the other verbs
// know it anyway.
Talk::Answer Talk::answer(const View& view, const std::string& line) {
  view_ = view;
  const std::string text = without_ends(line);
  const Command command = read_command(text);
  if (command.verb == Verb::nothing) return payments_.empty() ? Answer{} : attempt(payments_[0]);
  if (command.verb == Verb::numbers) return numbers(command);
  payments_.clear();
  if (command.verb == Verb::claim)
    if (const auto move = whole_claim(words_.codec(), text)) return attempt(*move);
  return act(command);
}

Talk::Answer Talk::act(const Command& command) {
  switch (command.verb) {
    case Verb::draw: return alone(command, Move::draw());
    case Verb::take: return take(command.args);
    case Verb::claim: return claim(command.args);
    case Verb::tickets: return alone(command, Move::draw_tickets());
    case Verb::keep: return keep(command.args);
    case Verb::pass: return alone(command, Move::pass());
    case Verb::quit: return {.leaves = true};
    default: return look(command);
  }
}

// Commands that change nothing.
Talk::Answer Talk::look(const Command& command) const {
  switch (command.verb) {
    case Verb::moves: return {.text = list_moves(words_, view_)};
    case Verb::routes: return routes(command.args);
    case Verb::hand:
      return {.text = describe_own(words_, view_.own, view_.open.claimed[index(person_)])};
    case Verb::show: return {.text = describe_view(words_, view_)};
    case Verb::log: return log(command.args);
    case Verb::help: return {.text = words_.say(talk::help) + "\n"};
    default: return unknown(command);
  }
}

// Bare numbers answer what was asked: a payment, tickets, else a slot of the row.
Talk::Answer Talk::numbers(const Command& command) {
  if (payments_.empty()) return chooses_tickets(view_) ? keep(command.args) : take(command.args);
  const auto chosen = small_number(command.args[0]);
  if (command.args.size() != 1 || *chosen < 1 ||
      static_cast<std::size_t>(*chosen) > payments_.size())
    return complain(words_.say(talk::number_up_to, {{"n", payments_.size()}}));
  return attempt(payments_[static_cast<std::size_t>(*chosen) - 1]);
}

Talk::Answer Talk::take(const std::vector<std::string>& args) {
  const auto slot = args.size() == 1 ? small_number(args[0]) : std::nullopt;
  if (!slot || *slot < 1 || *slot > kMaxRow) return complain(words_.say(talk::which_slot));
  return attempt(Move::take(*slot - 1));
}

Talk::Answer Talk::claim(const std::vector<std::string>& args) {
  const ClaimReading reading = read_claim(words_, view_, args);
  if (reading.options.empty()) return complain(reading.problem);
  if (reading.options.size() == 1) return attempt(reading.options[0]);
  payments_ = reading.options;
  std::string out =
      words_.say(talk::how_to_pay, {{"link", words_.track(payments_[0].track())}}) + "\n";
  for (std::size_t i = 0; i < payments_.size(); ++i)
    out += "  " + number(i + 1) + "  " + words_.payment(payments_[i]) + "\n";
  return {.text = out + wrapped(words_.say(talk::pay_with_number))};
}

Talk::Answer Talk::keep(const std::vector<std::string>& args) {
  const View& v = view_;
  const std::string expected = words_.say(talk::which_tickets, {{"n", offered(v.own)}});
  if (!chooses_tickets(v))
    return attempt(Move::keep(0));  // the refusal says what it is the time for
  const bool all = args.size() == 1 && means(commands::all, args[0]);
  std::vector<u8> tickets;
  std::optional<std::size_t> kept;
  for (const std::string& word : all ? std::vector<std::string>{} : args) {
    if (!kept && !tickets.empty() && means(commands::under, word)) {
      kept = tickets.size();
      continue;
    }
    const auto ticket = offered_ticket(words_.map(), v, word);
    if (!ticket || tickets.size() == kMaxOffer) return complain(expected);
    tickets.push_back(*ticket);
  }
  if (tickets.empty() && !all) return complain(expected);
  if (!kept && !all) kept = tickets.size();
  add_the_others(v, tickets);
  tickets.resize(std::min<std::size_t>(tickets.size(), kMaxOffer));  // one too many was not offered
  Move move = Move::keep(static_cast<int>(kept.value_or(tickets.size())));
  sort_short(tickets.begin(), tickets.begin() + move.kept());
  std::copy(tickets.begin(), tickets.end(), move.tickets);
  return attempt(move);
}

Talk::Answer Talk::alone(const Command& command, const Move& move) {
  if (!command.args.empty())
    return complain(
        words_.say(talk::stands_alone,
                   {{"command", command.word}, {"typed", printable(joined(command.args, " "))}}));
  return attempt(move);
}

Talk::Answer Talk::attempt(const Move& move) {
  const Reject reject = words_.codec().rules().check(view_, move);
  if (!reject.ok()) return complain(explain(words_, reject));
  payments_.clear();
  return {.text = {}, .move = move};
}

Talk::Answer Talk::unknown(const Command& command) const {
  const std::string word = printable(command.word);
  const std::string meant = hint(word, command_names(words_.lang()), words_.lang());
  return complain(words_.say(talk::no_command, {{"typed", word}, {"hint", meant}}));
}

Talk::Answer Talk::routes(const std::vector<std::string>& args) const {
  std::vector<std::string> typed;
  for (const std::string& arg : args)
    for (std::string& word : folded_words(arg)) typed.push_back(std::move(word));
  const auto cities = typed.empty() ? std::vector<int>{} : cities_named(words_.map(), typed);
  if (!typed.empty() && cities.empty()) return complain(no_such_city(words_, joined(args, " ")));
  return {.text = list_routes(words_, view_, cities)};
}

Talk::Answer Talk::log(const std::vector<std::string>& args) const {
  const auto lines = args.empty() ? std::optional(kLogLines) : small_number(args[0]);
  if (!lines || args.size() > 1) return complain(words_.say(talk::number_up_to, {{"n", 99}}));
  const std::size_t from = log_.size() - std::min(log_.size(), static_cast<std::size_t>(*lines));
  std::string out;
  for (std::size_t i = from; i < log_.size(); ++i) out += wrapped(log_[i]);
  return {.text = out};
}

}  // namespace roundhouse::ttr
