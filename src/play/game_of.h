// The seam filled in for a codec: a Match, and the texts of it that are told to seats, spectators
// and records. A template, so that each game compiles to its own.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/bot.h"
#include "play/deadline.h"
#include "play/game.h"
#include "play/match.h"
#include "play/match_record.h"
#include "text/game_info.h"
#include "text/record_in.h"

namespace roundhouse {

template <class Codec>
class GameOf final : public Game {
 public:
  using State = typename Codec::State;
  using View = typename Codec::View;
  using Move = typename Codec::Move;

  explicit GameOf(Match<Codec> match)
      : match_(std::move(match)),
        bot_luck_(Chance::seeded(match_.luck().bot_seed())),
        record_(record_of(match_)) {}

  int seats() const override { return codec().seats(); }
  int version() const override { return match_.version(); }
  bool over() const override { return match_.over(); }
  const GameSetup& setup() const override { return match_.setup(); }
  std::vector<int> to_act() const override;
  std::optional<int> prompt(int seat) const override { return match_.prompt(seat_at(seat)); }
  std::optional<Refusal> check(int seat, std::string_view move) const override;
  Expected<std::vector<text::RecordLine>, Refusal> prepare(int seat,
                                                           std::string_view move) override;
  void commit() override;
  Expected<std::string, Refusal> explain(std::string_view piece, std::optional<int> points,
                                         std::span<const std::string> moves) const override;
  bool explains() const override { return kExplains; }
  std::string bot_move(int seat, std::string_view bot) override;
  std::function<Hint()> bot_thought(int seat, std::string_view bot) override;
  std::function<Hint()> hint(int seat, std::string_view bot) const override;
  Rehearsal rehearse(int seat, std::span<const std::string> moves) const override;
  bool plans() const override { return kExplains; }
  std::string snapshot_members(std::optional<int> seat, int since = -1) const override;
  std::string step_members(std::optional<int> seat) const override;
  std::string replay_members(int at, std::optional<int> seat) const override;
  std::span<const text::RecordLine> record() const override { return record_; }
  std::vector<text::RecordLine> record(int seat) const override {
    return record_of(match_, seat_at(seat));
  }
  std::optional<std::string> follow(std::string_view line) override;
  text::RecordLine note_line(const text::Note& note) const override;
  std::string position() const override;
  std::string describe(Viewer viewer, text::Lang lang, text::Paint paint) const override;
  std::string sealed_secret() const override { return match_.luck().secret_hex(); }

 private:
  using Family = typename Codec::Family;
  using Step = typename Match<Codec>::Step;
  static constexpr bool kUndoes = requires(const Move& move) { Codec::is_undoable(move); };
  static constexpr bool kExplains =
      requires(const Codec& codec, const State& state, std::string& out) {
        codec.explain(state, std::string_view{}, std::optional<int>{}, out);
      };
  static constexpr bool kRuns =
      requires(const Codec& codec, const View& view, typename Codec::MoveList& legal,
               std::string& out) { codec.write_run(out, view, legal); };
  static constexpr std::string_view kUndo = "undo";

  // What a seat may do at some position: the present one, or that of a rehearsal.
  struct Situation {
    State state;
    std::optional<int> prompt;
    bool undo = false;
  };
  // Moves on a copy of the position, up to the first that asks for luck or is refused.
  struct Tried {
    State state;
    std::optional<Move> last = {};  // that was possible
    int possible = 0;
    bool luck = false;
    std::optional<Refusal> refusal = {};
  };

  const Codec& codec() const { return match_.codec(); }
  const text::RecordLine& last_line() const { return record_.back(); }
  Expected<Move, Refusal> read(const State& state, int seat, std::string_view text) const;
  std::vector<text::RecordLine> lines_for(const Step& step) const;
  Tried try_moves(int seat, std::span<const std::string> moves) const;
  View bot_view(int seat) const;
  static Move chosen(const Codec& codec, const View& view, std::string_view bot, Chance& luck);
  static std::string text_of(const Codec& codec, const Move& move) {
    std::string text;
    codec.write(text, move);
    return text;
  }

  static Seat viewer(std::optional<int> seat) { return seat ? seat_at(*seat) : kNobody; }
  Situation situation(std::optional<int> seat) const;
  void put_table(std::string& out, std::optional<int> seat) const;
  void put_history(std::string& out, std::optional<int> seat, int from, int upto) const;
  void put_situation(std::string& out, std::optional<int> seat, const Situation& now) const;
  void put_result(std::string& out) const;
  void put_events(std::string& out, const Step& step, Seat seat) const;

  // Each says what is wrong with the line, or nothing.
  std::optional<std::string> follow_move(const text::Line& line, std::string_view raw);
  std::optional<std::string> follow_undo(const text::Line& line, std::string_view raw);
  std::optional<std::string> follow_note(const text::Line& line, std::string_view raw);
  std::optional<std::string> follow_result(const text::Line& line, std::string_view raw);

  Match<Codec> match_;
  Chance bot_luck_;
  std::vector<text::RecordLine> record_;
  std::vector<text::RecordLine> prepared_;  // the lines of what match_ has prepared
};

// ---- playing

template <class Codec>
std::vector<int> GameOf<Codec>::to_act() const {
  std::vector<int> acting;
  const SeatSet set = match_.to_act();
  for (int i = 0; i < seats(); ++i)
    if (set.has(seat_at(i))) acting.push_back(i);
  return acting;
}

template <class Codec>
Expected<typename Codec::Move, Refusal> GameOf<Codec>::read(const State& state, int seat,
                                                            std::string_view text) const {
  if constexpr (kUndoes)
    if (text == kUndo) return Refusal{"nothing-to-undo", std::string(Codec::kUndoRule)};
  const auto parsed = codec().parse(text);
  if (!parsed) return refusal_of(parsed.error());
  const auto reject = codec().rules().check(state, seat_at(seat), *parsed);
  if (!reject.ok()) return codec().refusal(reject);
  return *parsed;
}

template <class Codec>
std::optional<Refusal> GameOf<Codec>::check(int seat, std::string_view move) const {
  if (move == kUndo && match_.can_undo(seat_at(seat))) return std::nullopt;
  const auto found = read(match_.state(), seat, move);
  if (!found) return found.error();
  return std::nullopt;
}

// The step's own line, and the result's when the game ends with it.
template <class Codec>
std::vector<text::RecordLine> GameOf<Codec>::lines_for(const Step& step) const {
  using text::LineKind;
  if (step.undone != 0)
    return {text::line_of(codec(), LineKind::undo, last_line().digest,
                          [&](auto& out) { out.undo(step.undone, step.seat); })};
  std::vector<text::RecordLine> lines = {
      text::line_of(codec(), LineKind::move, last_line().digest, [&](auto& out) {
        out.move(match_.moves() + 1, step.seat, step.move, step.events, step.after);
      })};
  if (!codec().rules().to_act(step.after).empty()) return lines;
  lines.push_back(text::line_of(codec(), LineKind::result, lines[0].digest, [&](auto& out) {
    out.result(codec().rules().result(step.after), match_.luck().opened());
  }));
  return lines;
}

template <class Codec>
Expected<std::vector<text::RecordLine>, Refusal> GameOf<Codec>::prepare(int seat,
                                                                        std::string_view text) {
  const Seat who = seat_at(seat);
  if (text == kUndo && match_.can_undo(who)) {
    prepared_ = lines_for(match_.prepare_undo(who));
    return prepared_;
  }
  const auto move = read(match_.state(), seat, text);
  if (!move) return move.error();
  prepared_ = lines_for(match_.prepare(who, *move));
  return prepared_;
}

template <class Codec>
void GameOf<Codec>::commit() {
  match_.commit();
  if (prepared_[0].kind == text::LineKind::undo)
    record_.pop_back();  // the game as finally played never had it
  else
    for (text::RecordLine& line : prepared_) record_.push_back(std::move(line));
  prepared_.clear();
}

// ---- trying

// The copy's luck gives any answer and remembers that it was asked.
template <class Codec>
typename GameOf<Codec>::Tried GameOf<Codec>::try_moves(int seat,
                                                       std::span<const std::string> moves) const {
  Tried tried{.state = match_.state()};
  bool asked = false;
  Chance luck = Chance::hooked(
      [](void* flag, const Question&) -> u32 {
        *static_cast<bool*>(flag) = true;
        return 0;
      },
      &asked);
  for (const std::string& text : moves) {
    const auto move = read(tried.state, seat, text);
    if (!move) {
      tried.refusal = move.error();
      break;
    }
    State next = tried.state;
    auto events = Codec::Events::off();
    codec().rules().apply(next, seat_at(seat), *move, luck, events);
    if (asked) {
      tried.luck = true;
      break;
    }
    tried.state = next;
    tried.last = *move;
    ++tried.possible;
  }
  return tried;
}

template <class Codec>
Rehearsal GameOf<Codec>::rehearse(int seat, std::span<const std::string> moves) const {
  Tried tried = try_moves(seat, moves);
  Situation then{.state = tried.state, .prompt = {}};
  if (codec().rules().to_act(tried.state).has(seat_at(seat))) then.prompt = tried.possible;
  if constexpr (kUndoes) then.undo = then.prompt && tried.last && Codec::is_undoable(*tried.last);
  Rehearsal told{tried.possible, tried.luck, std::move(tried.refusal), {}};
  text::put_member(told.members, "seat", seat);
  put_situation(told.members, seat, then);
  return told;
}

template <class Codec>
Expected<std::string, Refusal> GameOf<Codec>::explain(std::string_view piece,
                                                      std::optional<int> points,
                                                      std::span<const std::string> moves) const {
  std::string out;
  if constexpr (kExplains) {
    const auto first = to_act();
    const Tried tried = try_moves(first.empty() ? 0 : first.front(),
                                  over() ? std::span<const std::string>{} : moves);
    if (tried.refusal) return *tried.refusal;
    const auto reject = codec().explain(tried.state, piece, points, out);
    if (!reject.ok()) return codec().refusal(reject);
  }
  return out;
}

// ---- bots

// A name that no bot of this game has (a table of another version) plays as the first that is no
// random one.
template <class Codec>
typename Codec::Move GameOf<Codec>::chosen(const Codec& codec, const View& view,
                                           std::string_view bot, Chance& luck) {
  const auto bots = Family::bots();
  const auto player = find_player(bots, bot).value_or(Player<typename Codec::Rules>{&bots[1], {}});
  const Deadline deadline(player.budget);
  return player.choose(codec.rules(), view, luck, deadline.stop());
}

template <class Codec>
typename Codec::View GameOf<Codec>::bot_view(int seat) const {
  View view = match_.view(seat_at(seat));
  for (const auto& other : setup().seats)
    if (other.bot.empty()) Family::leave_to_people(view);
  return view;
}

template <class Codec>
std::string GameOf<Codec>::bot_move(int seat, std::string_view bot) {
  return text_of(codec(), chosen(codec(), bot_view(seat), bot, bot_luck_));
}

template <class Codec>
std::function<Hint()> GameOf<Codec>::bot_thought(int seat, std::string_view bot) {
  const u64 seed = stream_seed(bot_luck_.below(0xffffffff), static_cast<u64>(version()));
  return [codec = codec(), view = bot_view(seat), bot = std::string(bot),
          luck = Chance::seeded(seed)]() mutable {
    const Move move = chosen(codec, view, bot, luck);
    Hint told{text_of(codec, move), {}};
    typename Codec::MoveList legal;
    if (!Family::tells_why(move)) return told;
    codec.rules().legal(view, legal);
    if (legal.size() > 1) told.reason = Family::reason(codec, view, move, bot);
    return told;
  };
}

// Its luck comes from nothing that is hidden.
template <class Codec>
std::function<Hint()> GameOf<Codec>::hint(int seat, std::string_view bot) const {
  return [codec = codec(), view = match_.view(seat_at(seat)), bot = std::string(bot),
          luck = Chance::seeded(static_cast<u64>(version()))]() mutable {
    // Whatever the bot would pay: what the page and the terminal propose is what is advised.
    const Move move = Family::as_proposed(codec.rules(), view, chosen(codec, view, bot, luck));
    return Hint{text_of(codec, move), Family::reason(codec, view, move, bot),
                Family::planned(codec, view, move, bot)};
  };
}

}  // namespace roundhouse

#include "play/game_of_following.h"
#include "play/game_of_messages.h"
