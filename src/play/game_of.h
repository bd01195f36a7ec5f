// The seam filled in for a kit: state, log and luck of one game. A template, so that each game
// compiles to its own.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/bot.h"
#include "games/routes/bots/payments.h"
#include "text/notes.h"
#include "text/record_in.h"
#include "text/record_out.h"
#include "games/routes/text/reject_json.h"
#include "play/deadline.h"
#include "play/game.h"
#include "play/hint.h"
#include "play/offers.h"
#include "play/sealed.h"

namespace roundhouse {

template <class Kit>
class GameOf final : public Game {
 public:
  using State = typename Kit::State;
  using Move = typename Kit::Move;
  using Event = typename Kit::Event;
  using Events = typename Kit::Events;

  // Where the game and its luck come from.
  struct Beginning {
    std::uint64_t seed = 0;
    std::optional<SealedLuck> sealed = {};  // instead of the seed
    std::vector<std::string> nonces = {};   // by seat, or none at all
    Chance::Tape* tape =
        nullptr;            // instead of both: the outcomes of the deal; follow() brings the others
    std::string luck = {};  // the header's luck as written, when following a record
    const State* position = nullptr;  // instead of a deal
  };
  GameOf(Kit kit, GameSetup setup, const Beginning& beginning);

  int seats() const override { return kit_.seats(); }
  int version() const override { return static_cast<int>(steps_.size()) - 1; }
  bool over() const override { return kit_.rules().to_act(state_).empty(); }
  const GameSetup& setup() const override { return setup_; }
  std::vector<int> to_act() const override;
  std::optional<int> prompt(int seat) const override;
  std::optional<Refusal> check(int seat, std::string_view move) const override;
  std::variant<std::vector<std::string>, Refusal> prepare(int seat, std::string_view move) override;
  void commit() override;
  std::variant<std::string, Refusal> explain(std::string_view piece, std::optional<int> points,
                                             std::span<const std::string> moves) const override;
  bool explains() const override { return kExplains; }
  std::string bot_move(int seat, std::string_view bot) override;
  std::function<std::string()> bot_thought(int seat, std::string_view bot) override;
  std::function<Hint()> hint(int seat, std::string_view bot) const override;
  Rehearsal rehearse(int seat, std::span<const std::string> moves) const override;
  bool plans() const override { return kExplains; }
  std::string snapshot_members(std::optional<int> seat, int since = -1) const override;
  std::string step_members(std::optional<int> seat) const override;
  std::string replay_members(int at, std::optional<int> seat) const override;
  std::vector<std::string> opening_lines() const override { return {lines_[0], lines_[1]}; }
  std::vector<std::string> record_lines() const override { return lines_; }
  std::vector<std::string> record_lines(int seat) const override;
  std::optional<std::string> follow(std::string_view line) override;
  std::string note_line(std::string_view note, std::optional<int> seat,
                        std::string_view text) const override;
  std::string position() const override;
  std::string sealed_secret() const override { return sealed_ ? sealed_->secret_hex() : ""; }

 private:
  struct Step {  // what one line of the log did; the first is the deal
    int seat = -1;
    Move move{};
    std::vector<Event> events;
    State after{};
    int undone = 0;  // not 0: this took back the move of that number, and did nothing else
  };
  struct Prepared {
    Step step;
    Chance chance;
    std::vector<std::string> lines;
  };
  static constexpr bool kUndoes = requires(const Move& move) { Kit::is_undoable(move); };
  static constexpr bool kExplains = requires(const Kit& kit, const State& state, std::string& out) {
    kit.explain(state, std::string_view{}, std::optional<int>{}, out);
  };
  static constexpr std::string_view kUndo = "undo";
  static constexpr std::string_view kMoveLine = "{\"kind\":\"move\"",
                                    kNoteLine = "{\"kind\":\"note\"",
                                    kResultLine = "{\"kind\":\"result\"";

  std::variant<Move, Refusal> read(int seat, std::string_view text) const;
  codec::RecordHead head(const Beginning& beginning) const;
  Prepared play(int seat, const Move& move, Chance chance) const;
  std::unique_ptr<GameOf> rehearsed(int seat, std::span<const std::string> moves,
                                    Rehearsal& told) const;
  bool can_undo(int seat) const;
  Prepared take_back(int seat) const;
  const Step& standing(int n) const { return steps_[standing_[static_cast<std::size_t>(n)]]; }
  int moves() const { return static_cast<int>(standing_.size()) - 1; }
  std::optional<std::string> follow_move(const codec::Line& line, std::string_view raw);
  std::optional<std::string> follow_undo(const codec::Line& line, std::string_view raw);
  std::optional<std::string> follow_note(const codec::Line& line, std::string_view raw);
  std::optional<std::string> follow_result(const codec::Line& line, std::string_view raw);
  std::string result_luck() const;
  void write_steps(codec::RecordOut<Kit>& record) const;
  static void write_note(codec::RecordOut<Kit>& record, const std::string& line);
  static Seat viewer(std::optional<int> seat) { return seat ? seat_at(*seat) : kNobody; }
  void put_table(std::string& out, std::optional<int> seat) const;
  void put_history(std::string& out, std::optional<int> seat, int from, int upto) const;
  void put_situation(std::string& out, std::optional<int> seat) const;
  void put_result(std::string& out) const;
  static Move chosen(const Kit& kit, const typename Kit::View& view, std::string_view bot,
                     Chance& luck);
  static std::string text_of(const Kit& kit, const Move& move) {
    std::string text;
    kit.write(text, move);
    return text;
  }
  void put_events(std::string& out, const Step& step, Seat seat) const;
  static std::vector<std::string> split(const std::string& text);
  static std::string digest_in(const std::string& line) {
    return line.substr(line.size() - 18, 16);
  }

  Kit kit_;
  GameSetup setup_;
  std::unique_ptr<SealedLuck> sealed_;  // does not move: the chance points to it
  std::vector<std::string> nonces_;     // what the seats added to the luck, by seat
  bool taped_;                          // luck is read from the lines that follow() gets
  Chance chance_;
  Chance bot_luck_;
  codec::RecordHead head_;
  State state_{};
  bool from_position_;
  std::vector<Step> steps_;
  std::vector<std::size_t> standing_ = {0};  // the steps not taken back: the game as it stands
  std::vector<int> decisions_;               // by seat
  std::vector<std::string> lines_;
  std::string last_digest_;
  std::optional<Prepared> prepared_;
};

// ---- making

template <class Kit>
GameOf<Kit>::GameOf(Kit kit, GameSetup setup, const Beginning& from)
    : kit_(std::move(kit)),
      setup_(std::move(setup)),
      sealed_(from.sealed ? std::make_unique<SealedLuck>(*from.sealed) : nullptr),
      nonces_(from.nonces),
      taped_(from.tape != nullptr),
      chance_(taped_    ? Chance::taped(*from.tape)
              : sealed_ ? sealed_->chance()
                        : Chance::seeded(from.seed)),
      bot_luck_(
          Chance::seeded(stream_seed(sealed_ ? digest_of(sealed_->secret_hex()) : from.seed, 1))),
      head_(head(from)),
      from_position_(from.position != nullptr),
      decisions_(static_cast<std::size_t>(kit_.seats())) {
  nonces_.resize(setup_.seats.size());
  if (sealed_) sealed_->add_nonces(nonces_);
  Events events;
  state_ = from_position_ ? *from.position : kit_.rules().deal(kit_.seats(), chance_, events);
  steps_.push_back({-1, {}, {events.all().begin(), events.all().end()}, state_});
  std::string text;
  codec::RecordOut<Kit> record(kit_, text);
  write_steps(record);
  last_digest_ = record.last_digest();
  lines_ = split(text);
}

template <class Kit>
codec::RecordHead GameOf<Kit>::head(const Beginning& from) const {
  codec::RecordHead head;
  head.options = {setup_.options.begin(), setup_.options.end()};
  for (const SeatInfo& seat : setup_.seats) head.seats.push_back({seat.name, seat.bot});
  head.assist = setup_.assist;
  if (!from.luck.empty())
    head.luck = from.luck;
  else
    head.luck = sealed_
                    ? "{\"kind\":\"sealed\",\"commitment\":\"" + sealed_->commitment_hex() + "\"}"
                    : codec::seed_luck(from.seed);
  return head;
}

template <class Kit>
std::vector<std::string> GameOf<Kit>::split(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// ---- playing

template <class Kit>
std::vector<int> GameOf<Kit>::to_act() const {
  std::vector<int> acting;
  const SeatSet set = kit_.rules().to_act(state_);
  for (int i = 0; i < seats(); ++i)
    if (set.has(seat_at(i))) acting.push_back(i);
  return acting;
}

template <class Kit>
std::optional<int> GameOf<Kit>::prompt(int seat) const {
  if (!kit_.rules().to_act(state_).has(seat_at(seat))) return std::nullopt;
  return decisions_[static_cast<std::size_t>(seat)];
}

template <class Kit>
std::variant<typename Kit::Move, Refusal> GameOf<Kit>::read(int seat, std::string_view text) const {
  if (kUndoes && text == kUndo)
    return Refusal{"\"code\":\"nothing-to-undo\",\"rule\":\"S26\",\"params\":{}"};
  const auto parsed = kit_.parse(text);
  Refusal refusal;
  if (const auto* bad = std::get_if<codec::Unreadable>(&parsed)) {
    codec::write_unreadable(refusal.json_members, *bad);
    return refusal;
  }
  const Move& move = std::get<Move>(parsed);
  const auto reject = kit_.rules().check(state_, seat_at(seat), move);
  if (reject.ok()) return move;
  kit_.write(refusal.json_members, reject);
  return refusal;
}

template <class Kit>
std::optional<Refusal> GameOf<Kit>::check(int seat, std::string_view move) const {
  if (move == kUndo && can_undo(seat)) return std::nullopt;
  const auto found = read(seat, move);
  if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
  return std::nullopt;
}

// Moves that reveal nothing, taken by this seat and nobody else's business since.
template <class Kit>
bool GameOf<Kit>::can_undo(int seat) const {
  if constexpr (kUndoes) {
    const Step& last = steps_[standing_.back()];
    const bool move_is_last = lines_.back().starts_with(kMoveLine);
    return moves() > 0 && !over() && move_is_last && last.seat == seat &&
           kit_.rules().to_act(state_).has(seat_at(seat)) && Kit::is_undoable(last.move);
  }
  return false;
}

template <class Kit>
typename GameOf<Kit>::Prepared GameOf<Kit>::take_back(int seat) const {
  Prepared next{{seat, {}, {}, standing(moves() - 1).after, moves()}, chance_, {}};
  std::string line;
  codec::RecordOut<Kit> record(kit_, line);
  record.continue_from(last_digest_);
  record.undo(moves(), seat_at(seat));
  next.lines = split(line);
  return next;
}

template <class Kit>
std::variant<std::vector<std::string>, Refusal> GameOf<Kit>::prepare(int seat,
                                                                     std::string_view text) {
  if (text == kUndo && can_undo(seat)) {
    prepared_ = take_back(seat);
    return prepared_->lines;
  }
  const auto found = read(seat, text);
  if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
  Prepared next = play(seat, std::get<Move>(found), chance_);
  if (kit_.rules().to_act(next.step.after).empty()) {
    std::string line;
    codec::RecordOut<Kit> record(kit_, line);
    record.continue_from(digest_in(next.lines.back()));
    record.result(kit_.rules().result(next.step.after), result_luck());
    next.lines.push_back(split(line)[0]);
  }
  prepared_ = std::move(next);
  return prepared_->lines;
}

template <class Kit>
typename GameOf<Kit>::Prepared GameOf<Kit>::play(int seat, const Move& move, Chance chance) const {
  Prepared next{{seat, move, {}, state_}, chance, {}};
  Events events;
  kit_.rules().apply(next.step.after, seat_at(seat), move, next.chance, events);
  next.step.events.assign(events.all().begin(), events.all().end());
  std::string line;
  codec::RecordOut<Kit> record(kit_, line);
  record.continue_from(last_digest_);
  record.move(moves() + 1, seat_at(seat), move, events.all(), next.step.after);
  next.lines = split(line);
  return next;
}

template <class Kit>
void GameOf<Kit>::commit() {
  RH_ASSERT(prepared_.has_value(), "commit without prepare");
  state_ = prepared_->step.after;
  chance_ = prepared_->chance;
  ++decisions_[static_cast<std::size_t>(prepared_->step.seat)];
  if (prepared_->step.undone != 0) {
    standing_.pop_back();
    lines_.pop_back();  // the game as finally played never had it
  } else {
    standing_.push_back(steps_.size());
    for (std::string& line : prepared_->lines) lines_.push_back(std::move(line));
  }
  steps_.push_back(std::move(prepared_->step));
  last_digest_ = digest_in(lines_.back());
  prepared_.reset();
}

template <class Kit>
std::variant<std::string, Refusal> GameOf<Kit>::explain(std::string_view piece,
                                                        std::optional<int> points,
                                                        std::span<const std::string> moves) const {
  if (!moves.empty() && !over()) {
    Rehearsal told;
    const auto copy = rehearsed(to_act().front(), moves, told);
    if (told.refusal) return *told.refusal;
    return copy->explain(piece, points, {});
  }
  std::string out;
  if constexpr (kExplains) {
    const auto reject = kit_.explain(state_, piece, points, out);
    if (reject.ok()) return out;
    out.clear();
    kit_.write(out, reject);
  }
  return Refusal{out};
}

template <class Kit>
typename Kit::Move GameOf<Kit>::chosen(const Kit& kit, const typename Kit::View& view,
                                       std::string_view bot, Chance& luck) {
  const auto found = bots::find_bot(bot);
  RH_ASSERT(found.has_value(), "an unknown bot sits at the table");
  const Deadline deadline(found->budget);
  return bots::choose(*found, kit.rules(), view, luck, deadline.stop());
}

template <class Kit>
std::string GameOf<Kit>::bot_move(int seat, std::string_view bot) {
  return text_of(kit_, chosen(kit_, kit_.rules().view(state_, seat_at(seat)), bot, bot_luck_));
}

template <class Kit>
std::function<std::string()> GameOf<Kit>::bot_thought(int seat, std::string_view bot) {
  const u64 seed = stream_seed(bot_luck_.below(0xffffffff), static_cast<u64>(version()));
  return [kit = kit_, view = kit_.rules().view(state_, seat_at(seat)), bot = std::string(bot),
          luck = Chance::seeded(seed)]() mutable {
    return text_of(kit, chosen(kit, view, bot, luck));
  };
}

// Its luck comes from nothing that is hidden.
template <class Kit>
std::function<Hint()> GameOf<Kit>::hint(int seat, std::string_view bot) const {
  return [kit = kit_, view = kit_.rules().view(state_, seat_at(seat)), bot = std::string(bot),
          luck = Chance::seeded(static_cast<u64>(version()))]() mutable {
    // Whatever the bot would pay: what the page and the terminal propose is what is advised.
    const Move move = bots::well_paid(kit.rules(), view, chosen(kit, view, bot, luck));
    const codec::Words reason = words_for(kit, reason_for(kit, view, move, bot));
    return Hint{text_of(kit, move), reason.en, reason.pl};
  };
}

// A copy after these moves. Its luck gives any answer and remembers that it was asked.
template <class Kit>
std::unique_ptr<GameOf<Kit>> GameOf<Kit>::rehearsed(int seat, std::span<const std::string> moves,
                                                    Rehearsal& told) const {
  auto copy = std::make_unique<GameOf>(kit_, setup_, Beginning{.position = &state_});
  bool asked = false;
  const auto answer = [](void* flag, const Question&) -> u32 {
    *static_cast<bool*>(flag) = true;
    return 0;
  };
  for (const std::string& text : moves) {
    const auto found = copy->read(seat, text);
    if (const auto* refusal = std::get_if<Refusal>(&found)) {
      told.refusal = *refusal;
      break;
    }
    Prepared next = copy->play(seat, std::get<Move>(found), Chance::hooked(answer, &asked));
    if (asked) {
      told.luck = true;
      break;
    }
    copy->prepared_ = std::move(next);
    copy->commit();
    ++told.possible;
  }
  return copy;
}

template <class Kit>
Rehearsal GameOf<Kit>::rehearse(int seat, std::span<const std::string> moves) const {
  Rehearsal told;
  const auto copy = rehearsed(seat, moves, told);
  told.members = "\"seat\":" + std::to_string(seat);
  copy->put_situation(told.members, seat);
  return told;
}

}  // namespace roundhouse

#include "play/game_of_telling.h"
