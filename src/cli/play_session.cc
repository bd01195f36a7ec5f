#include "cli/play_session.h"

#include "codec/record_in.h"

namespace roundhouse::cli {

namespace {

// The outcomes of luck that a line of our own record spells out.
codec::Outcomes outcomes_of(const codec::TtrKit& kit, const std::string& line) {
  const auto read = std::get<codec::Line>(codec::read_line(line));
  return std::get<codec::Outcomes>(kit.read_outcomes(read.events));
}

}  // namespace

PlaySession::PlaySession(codec::TtrKit kit, std::unique_ptr<Game> game)
    : kit_(std::move(kit)), game_(std::move(game)) {
  const codec::Outcomes outcomes = outcomes_of(kit_, game_->opening_lines()[1]);
  Chance::Tape tape = outcomes.tape();
  Chance luck = Chance::taped(tape);
  state_ = rules().deal(kit_.seats(), luck, events_);
}

std::optional<Seat> PlaySession::bot_to_act() const {
  for (const int seat : game_->to_act())
    if (!setup().seats[static_cast<std::size_t>(seat)].bot.empty()) return seat_at(seat);
  return std::nullopt;
}

void PlaySession::play(Seat seat, const ttr::Move& move) {
  std::string text;
  kit_.write(text, move);
  play(seat, text);
}

void PlaySession::play_bot(Seat seat) {
  play(seat,
       game_->bot_move(index(seat), setup().seats[static_cast<std::size_t>(index(seat))].bot));
}

void PlaySession::play(Seat seat, std::string_view text) {
  const auto move = std::get<ttr::Move>(kit_.parse(text));
  const auto lines = std::get<std::vector<std::string>>(game_->prepare(index(seat), text));
  const codec::Outcomes outcomes = outcomes_of(kit_, lines[0]);
  Chance::Tape tape = outcomes.tape();
  Chance luck = Chance::taped(tape);
  events_.clear();
  rules().apply(state_, seat, move, luck, events_);
  game_->commit();
}

std::string PlaySession::record() const {
  std::string text;
  for (const std::string& line : game_->record_lines()) text += line + "\n";
  return text;
}

std::string PlaySession::commitment() const {
  return std::get<codec::Header>(codec::read_header(game_->opening_lines()[0])).commitment;
}

}  // namespace roundhouse::cli
