#include "games/signal/rules/reject.h"

namespace roundhouse::signal {

namespace {

// docs/games/switch-and-signal.md lists them for clients.
constexpr RefusalRow kRefusals[] = {
    {Why::game_over, "game-over", "S50"},
    {Why::not_your_turn, "not-your-turn", "S20", {"turn", Told::number}},
    {Why::wrong_step, "wrong-step", "S20", {"phase", Told::phase}},
    {Why::unknown_name, "unknown-name", ""},
    {Why::not_an_arm, "not-an-arm", "S3", {"junction", Told::junction}, {"line", Told::line}},
    {Why::same_setting, "same-setting", "S26", {"junction", Told::junction}},
    {Why::no_marker, "no-marker", "S26", {"signal", Told::signal}},
    {Why::marker_there, "marker-there", "S26", {"signal", Told::signal}},
    {Why::city_needs_one, "city-needs-one", "S26", {"city", Told::city}},
    {Why::marker_stays, "marker-stays", "S14", {"signal", Told::signal}},
    {Why::placing_limit, "placing-limit", "S16"},
    {Why::helper_used, "helper-used", "S42", {"helper", Told::helper}},
    {Why::helper_elsewhere, "helper-elsewhere", "S42", {"helper", Told::helper}},
    {Why::helper_window, "helper-window", "S42", {"helper", Told::helper}},
    {Why::depot, "depot", "S22", {"colour", Told::colour}},
    // Of a deployment S23 says it.
    {Why::same_colour, "same-colour", "S25", {"colour", Told::colour}, {}, "S23"},
    {Why::given_colour, "given-colour", "S21", {"colour", Told::colour}},
    {Why::place_taken, "place-taken", "S48", {"place", Told::start}},
    {Why::not_on_board, "not-on-board", "S24", {"train", Told::train}},
    {Why::already_moved, "already-moved", "S24", {"train", Told::train}},
    {Why::other_colour, "other-colour", "S24", {"train", Told::train}},
    {Why::held, "held", "S47", {"train", Told::train}},
    {Why::not_a_line, "not-a-line", "S31", {"line", Told::line}},
    {Why::line_red, "line-red", "S31", {"line", Told::line}},
    {Why::came_by, "came-by", "S37", {"line", Told::line}},
    {Why::no_card, "no-card", "S26", {"card", Told::card}},
    {Why::wrong_card, "wrong-card", "S27", {"action", Told::card}},
    {Why::no_effect, "no-effect", "S26", {"action", Told::card}},
    {Why::not_in_trade_city, "not-in-trade-city", "S28", {"train", Told::train}},
    {Why::loaded, "loaded", "S28", {"train", Told::train}},
    {Why::no_goods, "no-goods", "S28", {"train", Told::train}},
    {Why::draw_range, "draw-range", "S29", {"most", Told::number}}};

}  // namespace

std::span<const RefusalRow> refusals() { return kRefusals; }

}  // namespace roundhouse::signal
