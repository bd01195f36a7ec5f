#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

// protocol/messages.md lists them for clients.
constexpr RefusalRow kRefusals[] = {
    {Why::game_over, "game-over", "T50"},
    {Why::not_your_turn, "not-your-turn", "T10", {"turn", Told::seat_or_none}},
    {Why::opening, "opening", "T5"},
    {Why::already_chosen, "already-chosen", "T5"},
    {Why::keep_first, "keep-first", "T40"},
    {Why::second_card, "second-card", "T11"},
    {Why::no_draw, "no-draw", "T18"},
    {Why::deck_empty, "deck-empty", "T23"},
    {Why::slot_empty, "slot-empty", "T19", {"slot", Told::slot}},
    {Why::locomotive_second, "locomotive-second", "T13", {"slot", Told::slot}},
    {Why::unknown_track, "unknown-track", ""},
    {Why::taken, "taken", "T34", {"track", Told::track}, {"owner", Told::number}},
    {Why::own_twin, "own-twin", "T35", {"track", Told::track}},
    {Why::twin_closed, "twin-closed", "T36", {"track", Told::track}, {"players", Told::number}},
    {Why::trains, "trains", "T33", {"need", Told::number}, {"have", Told::number}},
    {Why::count, "count", "T30", {"need", Told::number}, {"paid", Told::number}},
    {Why::colour, "colour", "T31", {"need", Told::card}, {"paid", Told::card}},
    {Why::short_cards, "short", "T30", {"card", Told::card}, {"short", Told::number}},
    {Why::short_locomotives, "short-locomotives", "T32", {}, {"short", Told::number}},
    {Why::no_tickets, "no-tickets", "T45"},
    {Why::nothing_offered, "nothing-offered", "T42"},
    // In the opening T5 says how many.
    {Why::keep_more, "keep-more", "T40", {"least", Told::number}, {"kept", Told::number}, "T5"},
    {Why::not_offered, "not-offered", "T42", {"ticket", Told::ticket}},
    {Why::order, "order", "T41"},
    {Why::can_act, "can-act", "T21"}};

}  // namespace

std::span<const RefusalRow> refusals() { return kRefusals; }

}  // namespace roundhouse::ttr
