// The words of the terminal, each in English and Polish, in one table; and numbers with their
// nouns. Names of cities and colours are not here: they belong to the board file (words_board.h).
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse::text {

enum class Lang { en, pl };
inline constexpr Lang kLanguages[] = {Lang::en, Lang::pl};
std::optional<Lang> find_lang(std::string_view code);

// In the order of the table in words.cc.
enum class Say {
  // a position
  unofficial,
  after_move,
  to_choose,
  turn_of,
  second_of,
  keep_of,
  last_round_left,
  passes_in_row,
  row,
  deck,
  discards,
  ticket_deck,
  player,
  trains,
  points,
  cards,
  tickets,
  known,
  claimed,
  hand,
  offered,
  done,
  open,
  none,
  under,
  will_keep,
  grey,
  empty_slot,
  // the final count
  final_scoring,
  place,
  routes,
  failed,
  longest,
  bonus,
  total,
  ended_last_round,
  ended_stall,
  wins,
  you_win,
  share_victory,
  // what happened: to others, to you
  begins,
  you_begin,
  you_are_dealt,
  slot_filled,
  row_filled,
  swept,
  rebuilt,
  looks_at,
  you_look_at,
  chose,
  you_chose,
  settled,
  drew,
  you_drew,
  took,
  you_took,
  claims,
  you_claim,
  keeps,
  you_keep,
  passes,
  you_pass,
  last_round_by,
  your_last_round,
  // refusals
  no_game_over,
  no_turn_of,
  no_turn,
  no_opening,
  no_already_chosen,
  no_keep_first,
  no_second_card,
  no_draw,
  no_deck_empty,
  no_slot_empty,
  no_locomotive_second,
  no_unknown_track,
  no_taken,
  no_own_twin,
  no_twin_closed,
  no_trains,
  no_count,
  no_colour,
  no_short_cards,
  no_short_locomotives,
  no_tickets,
  no_nothing_offered,
  no_keep_more,
  no_not_offered,
  no_order,
  no_can_act,
  // talking with the player
  you,
  welcome,
  sealed,
  your_turn,
  your_second_card,
  your_opening,
  your_offer,
  how_to_pay,
  pay_with_number,
  quit,
  record_written,
  unfinished_record,
  no_command,
  did_you_mean,
  stands_alone,
  which_slot,
  which_route,
  which_tickets,
  number_up_to,
  unknown_city,
  no_route,
  several_routes,
  unknown_payment,
  one_colour,
  list_cards,
  list_claims,
  list_keeps,
  only_pass,
  not_your_turn,
  routes_now,
  routes_later,
  cards_short,
  trains_short,
  more_routes,
  no_routes,
  help,
  kCount
};

// The text with {0}, {1}, … replaced.
std::string filled(std::string_view text, std::initializer_list<std::string> parts);

std::string_view say(Say what, Lang lang);
std::string say(Say what, Lang lang, std::initializer_list<std::string> parts);

// Polish nouns have a form for 1, for 2 to 4, and for the rest; where the case differs, so does the
// entry.
enum class Noun {
  card,
  card_missing,
  locomotive_missing,
  train,
  ticket,
  point,
  turn,
  wagon,
  wagon_missing,
  token,
  kCount
};
std::string_view noun(int n, Noun noun, Lang lang);  // "karty"
std::string count_of(int n, Noun noun, Lang lang);   // "2 karty"

}  // namespace roundhouse::text
