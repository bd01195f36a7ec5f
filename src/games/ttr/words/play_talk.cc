#include "games/ttr/words/play_talk.h"

#include <algorithm>

#include "text/list_words.h"
#include "games/ttr/words/play_claim.h"
#include "games/ttr/words/play_lists.h"
#include "cli/terminal/position_text.h"
#include "games/ttr/words/words_event.h"
#include "games/ttr/words/words_refusal.h"

namespace roundhouse::cli {

namespace {

using ttr::Move;
using ttr::MoveKind;
using ttr::Phase;

constexpr int kLogLines = 20;

std::string number(std::size_t n) { return std::to_string(n); }

bool chooses_tickets(const ttr::View& v) {
  return v.open.phase == Phase::opening || v.open.phase == Phase::keep_tickets;
}

// A ticket of the offer by its number or its id.
std::optional<u8> offered_ticket(const codec::Map& map, const ttr::View& v,
                                 const std::string& word) {
  if (const auto n = small_number(word); n && *n >= 1 && *n <= ttr::offered(v.own))
    return v.own.offer[*n - 1];
  if (const auto ticket = map.find_ticket(word)) return static_cast<u8>(*ticket);
  return std::nullopt;
}

// The tickets offered that were not named, in the order shown, go behind those that were.
void add_the_others(const ttr::View& v, std::vector<u8>& tickets) {
  for (int i = 0; i < ttr::offered(v.own); ++i)
    if (std::find(tickets.begin(), tickets.end(), v.own.offer[i]) == tickets.end())
      tickets.push_back(v.own.offer[i]);
}

}  // namespace

PlayTalk::PlayTalk(TtrSession& session, Seat person, Lang lang, Console& console)
    : session_(session),
      person_(person),
      console_(console),
      words_(session.kit(), session.setup().seats, lang, console.paint) {}

bool PlayTalk::run() {
  tell_deal();
  while (!session_.over()) {
    if (const auto bot = session_.bot_to_act())
      session_.play_bot(*bot);
    else if (!decide())
      return false;
    tell_events(session_.events());
  }
  print("\n" +
        words_.text(session_.state().open.last_turns == 0 ? Say::ended_last_round
                                                          : Say::ended_stall) +
        "\n\n");
  print(describe_result(words_, session_.state(), person_));
  return true;
}

// The row and the tickets of the deal stand before the first question anyway.
void PlayTalk::tell_deal() {
  std::vector<ttr::Event> told;
  for (const ttr::Event& event : session_.events())
    if (event.kind == ttr::EventKind::first || event.kind == ttr::EventKind::hand)
      told.push_back(event);
  tell_events(told);
}

void PlayTalk::tell_events(std::span<const ttr::Event> events) {
  const std::string told = tell(words_, events, person_);
  if (told.empty()) return;
  log_.push_back(told);
  print(wrapped(told));
}

void PlayTalk::show_situation() {
  const ttr::View v = view();
  const BoardWords& w = words_;
  if (chooses_tickets(v)) {
    const auto& set = w.kit().rules().set();
    const bool opening = v.open.phase == Phase::opening;
    const int least =
        std::min<int>(opening ? set.opening_keep : set.offer_keep, ttr::offered(v.own));
    print(
        "\n" + describe_row(w, v.open) + describe_hand(w, v.own) +
        w.heading(w.text(opening ? Say::your_opening : Say::your_offer, {std::to_string(least)})) +
        "\n");
    return print(describe_offer(w, v.own));
  }
  std::string line =
      w.heading(w.text(v.open.phase == Phase::turn ? Say::your_turn : Say::your_second_card));
  line += " · " + w.count(v.open.trains[index(person_)], Noun::train) + " · " +
          w.count(v.open.points[index(person_)], Noun::point);
  line += " · " + w.text(Say::deck) + ": " + w.count(v.open.deck, Noun::card);
  if (v.open.last_turns != kNone)
    line += " · " + w.text(Say::last_round_left, {w.count(v.open.last_turns, Noun::turn)});
  print("\n" + wrapped(line) + describe_row(w, v.open) + describe_hand(w, v.own));
}

bool PlayTalk::decide() {
  show_situation();
  for (std::string line;;) {
    if (console_.prompts) console_.out << "> " << std::flush;
    if (!std::getline(console_.in, line)) return false;
    const After after = obey(line);
    if (after != After::ask_again) return after == After::played;
  }
}

namespace {

std::optional<Move> whole_claim(const codec::TtrKit& kit, const std::string& text) {
  const auto read = kit.parse(text);
  const Move* move = std::get_if<Move>(&read);
  if (move == nullptr || ttr::Claim{move->what, move->colour, move->locomotives}.is_miscounted())
    return std::nullopt;
  return *move;
}

}  // namespace

// The notation of records works as it is: whole claims are read as such first, the other verbs
// know it anyway.
PlayTalk::After PlayTalk::obey(const std::string& line) {
  const std::string text = without_ends(line);
  const Command command = read_command(text);
  if (command.verb == Verb::nothing)
    return payments_.empty() ? After::ask_again : attempt(payments_[0]);
  if (command.verb == Verb::numbers) return numbers(command);
  payments_.clear();
  if (command.verb == Verb::claim)
    if (const auto move = whole_claim(session_.kit(), text)) return attempt(*move);
  return act(command);
}

PlayTalk::After PlayTalk::act(const Command& command) {
  switch (command.verb) {
    case Verb::draw: return alone(command, Move::draw());
    case Verb::take: return take(command.args);
    case Verb::claim: return claim(command.args);
    case Verb::tickets: return alone(command, Move::draw_tickets());
    case Verb::keep: return keep(command.args);
    case Verb::pass: return alone(command, Move::pass());
    case Verb::quit: return After::left;
    default: return look(command);
  }
}

// Commands that change nothing.
PlayTalk::After PlayTalk::look(const Command& command) {
  switch (command.verb) {
    case Verb::moves: print(list_moves(words_, view())); break;
    case Verb::routes: return routes(command.args);
    case Verb::hand:
      print(describe_own(words_, view().own, view().open.claimed[index(person_)]));
      break;
    case Verb::show: print(describe_view(words_, view())); break;
    case Verb::log: return log(command.args);
    case Verb::help: print(words_.text(Say::help)); break;
    default: return unknown(command);
  }
  return After::ask_again;
}

// Bare numbers answer what was asked: a payment, tickets, else a slot of the row.
PlayTalk::After PlayTalk::numbers(const Command& command) {
  if (payments_.empty()) return chooses_tickets(view()) ? keep(command.args) : take(command.args);
  const auto chosen = small_number(command.args[0]);
  if (command.args.size() != 1 || *chosen < 1 ||
      static_cast<std::size_t>(*chosen) > payments_.size())
    return complain(words_.text(Say::number_up_to, {number(payments_.size())}));
  return attempt(payments_[static_cast<std::size_t>(*chosen) - 1]);
}

PlayTalk::After PlayTalk::take(const std::vector<std::string>& args) {
  const auto slot = args.size() == 1 ? small_number(args[0]) : std::nullopt;
  if (!slot || *slot < 1 || *slot > ttr::kMaxRow) return complain(words_.text(Say::which_slot));
  return attempt(Move::take(*slot - 1));
}

PlayTalk::After PlayTalk::claim(const std::vector<std::string>& args) {
  const ClaimReading reading = read_claim(words_, view(), args);
  if (reading.options.empty()) return complain(reading.problem);
  if (reading.options.size() == 1) return attempt(reading.options[0]);
  payments_ = reading.options;
  print(words_.text(Say::how_to_pay, {words_.track(payments_[0].what)}) + "\n");
  for (std::size_t i = 0; i < payments_.size(); ++i)
    print("  " + number(i + 1) + "  " + words_.payment(payments_[i]) + "\n");
  return complain(words_.text(Say::pay_with_number));
}

PlayTalk::After PlayTalk::keep(const std::vector<std::string>& args) {
  const ttr::View v = view();
  const std::string expected =
      words_.text(Say::which_tickets, {std::to_string(ttr::offered(v.own))});
  if (!chooses_tickets(v))
    return attempt({.kind = MoveKind::keep});  // the refusal says what it is the time for
  const bool all =
      args.size() == 1 && (args[0] == "all" || args[0] == "wszystkie" || args[0] == "wszystko");
  std::vector<u8> tickets;
  std::optional<std::size_t> kept;
  for (const std::string& word : all ? std::vector<std::string>{} : args) {
    if (!kept && !tickets.empty() && (word == "under" || word == "pod")) {
      kept = tickets.size();
      continue;
    }
    const auto ticket = offered_ticket(words_.map(), v, word);
    if (!ticket || tickets.size() == ttr::kMaxOffer) return complain(expected);
    tickets.push_back(*ticket);
  }
  if (tickets.empty() && !all) return complain(expected);
  if (!kept && !all) kept = tickets.size();
  add_the_others(v, tickets);
  tickets.resize(
      std::min<std::size_t>(tickets.size(), ttr::kMaxOffer));  // one too many was not offered
  Move move{.kind = MoveKind::keep, .what = static_cast<u8>(kept.value_or(tickets.size()))};
  std::sort(tickets.begin(), tickets.begin() + move.what);
  std::copy(tickets.begin(), tickets.end(), move.tickets);
  return attempt(move);
}

PlayTalk::After PlayTalk::alone(const Command& command, const Move& move) {
  if (!command.args.empty())
    return complain(
        words_.text(Say::stands_alone, {command.word, printable(joined(command.args, " "))}));
  return attempt(move);
}

PlayTalk::After PlayTalk::attempt(const Move& move) {
  const ttr::Reject reject = session_.rules().check(view(), move);
  if (!reject.ok()) return complain(explain(words_, reject));
  payments_.clear();
  session_.play(person_, move);
  return After::played;
}

PlayTalk::After PlayTalk::unknown(const Command& command) {
  const std::string word = printable(command.word);
  return complain(words_.text(Say::no_command,
                              {word, hint(word, command_names(words_.lang()), words_.lang())}));
}

PlayTalk::After PlayTalk::complain(const std::string& what) {
  print(wrapped(what));
  return After::ask_again;
}

PlayTalk::After PlayTalk::routes(const std::vector<std::string>& args) {
  std::vector<std::string> typed;
  for (const std::string& arg : args)
    for (std::string& word : folded_words(arg)) typed.push_back(std::move(word));
  const auto cities = typed.empty() ? std::vector<int>{} : cities_named(words_.map(), typed);
  if (!typed.empty() && cities.empty()) return complain(no_such_city(words_, joined(args, " ")));
  print(list_routes(words_, view(), cities));
  return After::ask_again;
}

PlayTalk::After PlayTalk::log(const std::vector<std::string>& args) {
  const auto lines = args.empty() ? std::optional(kLogLines) : small_number(args[0]);
  if (!lines || args.size() > 1) return complain(words_.text(Say::number_up_to, {"99"}));
  const std::size_t from = log_.size() - std::min(log_.size(), static_cast<std::size_t>(*lines));
  for (std::size_t i = from; i < log_.size(); ++i) print(wrapped(log_[i]));
  return After::ask_again;
}

}  // namespace roundhouse::cli
