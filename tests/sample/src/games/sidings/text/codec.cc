#include "games/sidings/text/codec.h"

#include "core/digest.h"
#include "phrases/sidings.h"
#include "text/data_reader.h"
#include "text/json_out.h"
#include "text/position_in.h"
#include "text/rules_version.h"
#include "text/scanner.h"

namespace roundhouse::sidings {

namespace {

constexpr std::string_view kEvents[] = {"first", "hand", "drew", "coupled", "pass", "turn", "over"};

// "name":[1,1,4]
void put_wagons(std::string& out, std::string_view name, const Wagons& wagons) {
  put_key(out, name);
  int k = 0, used = 0;
  put_array(out, static_cast<std::size_t>(total(wagons)), [&](std::size_t) {
    while (used == wagons[k]) ++k, used = 0;
    put_number(out, k + 1);
    ++used;
  });
}

void read_wagons(const JsonIn& in, Wagons& wagons) {
  for (std::size_t i = 0; i < in.size(); ++i) ++wagons[in.item(i).integer(1, kWeights) - 1];
}

void put_turn(std::string& out, const Public& open) {
  put_member(out, "first", index(open.first));
  put_optional(out, "turn", static_cast<u8>(open.turn));
  put_member(out, "passes", open.passes);
}

// Every value here is a byte, without padding: the digest is over all of them.
template <class T>
u64 digest_of_bytes(const T& value) {
  static_assert(Plain<T>);
  Digest digest;
  digest.bytes(std::span(reinterpret_cast<const u8*>(&value), sizeof value));
  return digest.value();
}

}  // namespace

// ---- the yard

const std::vector<GameInfo>& game_infos() {
  static const std::vector<GameInfo> all = {{std::string(kGame),
                                             translated(phrases::sidings::options::name),
                                             kLeastSeats,
                                             kMostSeats,
                                             "yard",
                                             {first_seat_option(kMostSeats)}}};
  return all;
}

Expected<Boards> Boards::load(std::string_view json, std::string_view file) {
  const auto read = read_file<Boards>(json, file, [](const JsonIn& in) {
    in.member("format").expect_text("roundhouse-sidings-board");
    Boards boards{read_id(in.member("id")), "", read_words(in.member("name")), {}};
    boards.yard.copies = read_small(in, "copies", 2, 8);
    boards.yard.hand = read_small(in, "hand", 1, 4);
    put_hex(boards.hash, digest_of_bytes(boards.yard));
    return boards;
  });
  if (!read) return read.error().text();
  return *read;
}

Expected<Codec> Boards::codec(const GameSetup& setup) const {
  const auto version = text::rules_version(setup, kGame, 1);
  if (!version) return version.error();
  if (setup.players() < kLeastSeats || setup.players() > kMostSeats)
    return "sidings is for 2 to 4 players, not " + std::to_string(setup.players());
  const auto first = first_seat(setup.options, setup.players());
  if (!first) return first.error();
  return Codec(*this, setup.players(), *first);
}

// ---- moves

Parsed<Move> Codec::parse(std::string_view text) const {
  Scanner words(text);
  const std::string_view verb = words.next();
  if (text == "draw") return Move{MoveKind::draw};
  if (text == "pass") return Move{MoveKind::pass};
  if (verb != "couple") return words.expected("draw, couple or pass");
  const auto weight = small_number(words.next());
  if (!weight || *weight < 1 || *weight > kWeights || !words.done() || text.back() == ' ')
    return words.expected("a weight from 1 to 9");
  return Move{MoveKind::couple, static_cast<u8>(*weight - 1)};
}

void Codec::write(std::string& out, const Move& move) const {
  if (move.kind == MoveKind::draw) out += "draw";
  if (move.kind == MoveKind::pass) out += "pass";
  if (move.kind == MoveKind::couple) out += "couple " + std::to_string(move.wagon + 1);
}

Refusal Codec::refusal(const Reject& reject) const {
  const RefusalRow* row = find_row(refusals(), reject.why);
  Refusal told{std::string(row->code), std::string(row->rule)};
  const auto add = [&](const auto& param, int figure) {
    if (param.name.empty()) return;
    told.params.push_back({param.name, param.kind == Told::weight ? figure + 1 : figure});
  };
  add(row->a, reject.a);
  add(row->b, reject.b);
  return told;
}

// ---- events

void Codec::write(std::string& out, const Event& e, EventFor) const {
  const JsonObject event(out);
  put_name(out, "e", kEvents[static_cast<int>(e.kind)]);
  if (e.seat != kNobody) put_member(out, "seat", index(e.seat));
  if (e.kind == EventKind::first) put_name(out, "by", e.by_luck ? "luck" : "option");
  if (e.kind == EventKind::hand) put_member(out, "count", e.count);
  if (e.kind == EventKind::hand && !e.masked) put_wagons(out, "wagons", e.wagons);
  if (e.kind == EventKind::coupled || (e.kind == EventKind::drew && !e.masked))
    put_member(out, "wagon", e.wagon + 1);
}

// What luck answered, read back from the events of a record.
Expected<Outcomes, DataError> Codec::read_outcomes(std::string_view events_json) const {
  Problem problem;
  Outcomes luck;
  const auto wagon = [&](const JsonIn& in) {
    luck.cards.push_back(static_cast<u8>(in.integer(1, kWeights) - 1));
  };
  if (const auto value = parse_json(events_json, problem)) {
    const JsonIn events(*value, problem);
    for (std::size_t i = 0; i < events.size(); ++i) {
      const JsonIn event = events.item(i);
      const std::string_view e = event.member("e").text();
      if (e == "first" && event.member("by").text() == "luck")
        luck.picks.push_back(static_cast<u8>(event.member("seat").integer(0, kMostSeats - 1)));
      if (e == "drew") wagon(event.member("wagon"));
      if (e != "hand") continue;
      const JsonIn hand = event.member("wagons");
      for (std::size_t k = 0; k < hand.size(); ++k) wagon(hand.item(k));
    }
  }
  if (problem.found) return DataError{"events", problem.pointer, problem.what};
  return luck;
}

// ---- what a seat sees, and the end

void Codec::write(std::string& out, const View& v) const {
  const Public& open = v.open;
  const JsonObject view(out);
  put_name(out, "phase", open.turn == kNobody ? "over" : "turn");
  put_turn(out, open);
  put_seats(out, "to_act", rules_.to_act(v));
  put_member(out, "deck", open.deck);
  put_key(out, "players");
  put_array(out, open.seats, [&](std::size_t i) {
    const JsonObject player(out);
    put_member(out, "cards", open.cards[i]);
    put_wagons(out, "train", open.train[i]);
  });
  if (v.seat == kNobody) return put_null(out, "own");
  put_key(out, "own");
  const JsonObject own(out);
  put_member(out, "seat", index(v.seat));
  put_wagons(out, "hand", v.own.hand);
}

void Codec::write(std::string& out, const Result& result) const {
  put_key(out, "seats");
  put_array(out, static_cast<std::size_t>(result.seats), [&](std::size_t i) {
    const Result::OfSeat& r = result.seat[i];
    const JsonObject seat(out);
    put_numbers(out, {{"train", r.train}, {"left", r.left}, {"score", r.score}, {"rank", r.rank}});
  });
  put_seats(out, "winners", result.winners);
}

void Codec::write_numbers(std::string& out) const {
  const JsonObject numbers(out);
  put_numbers(out, {{"copies", boards_.yard.copies}, {"hand", boards_.yard.hand}});
}

// ---- the whole position

void Codec::write_position(std::string& out, const State& s) const {
  const JsonObject position(out);
  put_name(out, "format", "roundhouse-position");
  put_member(out, "version", 1);
  put_name(out, "game", kGame);
  put_name(out, "board", boards_.name);
  put_turn(out, s.open);
  put_wagons(out, "deck", s.deck);
  put_key(out, "players");
  put_array(out, s.open.seats, [&](std::size_t i) {
    const JsonObject player(out);
    put_member(out, "seat", static_cast<long long>(i));
    put_wagons(out, "hand", s.own[i].hand);
    put_wagons(out, "train", s.open.train[i]);
  });
}

Expected<State, DataError> Codec::read_position(std::string_view json) const {
  return read_position_of(json, kGame, boards_.name, rules_, [&](const JsonIn& in) {
    State s{};
    s.open.seats = static_cast<u8>(seats_);
    s.open.first = seat_at(read_small(in, "first", 0, seats_ - 1));
    s.open.turn =
        in.member("turn").is_null() ? kNobody : seat_at(read_small(in, "turn", 0, seats_ - 1));
    s.open.passes = read_small(in, "passes", 0, seats_);
    read_wagons(in.member("deck"), s.deck);
    s.open.deck = static_cast<u8>(total(s.deck));
    const JsonIn players = in.member("players");
    if (players.size() != static_cast<std::size_t>(seats_))
      players.fail("expected " + std::to_string(seats_) + " players");
    for (int i = 0; i < seats_; ++i) {
      const JsonIn player = players.item(static_cast<std::size_t>(i));
      read_wagons(player.member("hand"), s.own[i].hand);
      read_wagons(player.member("train"), s.open.train[i]);
      s.open.cards[i] = static_cast<u8>(total(s.own[i].hand));
    }
    return s;
  });
}

u64 Codec::digest(const State& state) const { return digest_of_bytes(state); }
u64 Codec::digest(const View& view) const { return digest_of_bytes(view); }

}  // namespace roundhouse::sidings
