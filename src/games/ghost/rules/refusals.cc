#include "games/ghost/rules/rules.h"

namespace roundhouse::ghost {

namespace {

// protocol/messages.md lists them for clients.
constexpr RefusalRow kRefusals[] = {
    {Why::game_over, "game-over", "G20"},
    {Why::not_your_turn, "not-your-turn", "G4", {"turn", Told::seat_or_none}},
    {Why::no_draw, "no-draw", "G18"},
    {Why::unknown_track, "unknown-track", ""},
    {Why::taken, "taken", "G11", {"track", Told::track}, {"owner", Told::number}},
    {Why::own_twin, "own-twin", "G12", {"track", Told::track}},
    {Why::trains, "trains", "G11", {"need", Told::number}, {"have", Told::number}},
    {Why::count, "count", "G11", {"need", Told::number}, {"paid", Told::number}},
    {Why::colour, "colour", "G11", {"need", Told::card}, {"paid", Told::card}},
    {Why::short_cards, "short", "G11", {"card", Told::card}, {"short", Told::number}},
    {Why::short_locomotives, "short-locomotives", "G11", {}, {"short", Told::number}},
    {Why::no_tickets, "no-tickets", "G10"},
    {Why::can_act, "can-act", "G19"}};

}  // namespace

std::span<const RefusalRow> refusals() { return kRefusals; }

}  // namespace roundhouse::ghost
