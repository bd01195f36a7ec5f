// Refusals as sentences with the rule they rest on.
#include "games/signal/words/words.h"

namespace roundhouse::signal {

std::string Words::asked(Phase phase) const {
  switch (phase) {
    case Phase::placing:
      return say("the placement of switches and signals", "ustawienie zwrotnic i semaforów");
    case Phase::extra: return say("the extra marker", "dodatkowy znacznik");
    case Phase::reveal: return say("whether the card is carried out", "decyzja o karcie rozkładu");
    case Phase::deploy: return say("the colour of a deployment", "kolor wstawianego pociągu");
    case Phase::colour: return say("the colour that moves", "kolor, który rusza");
    case Phase::train: return say("the train that moves", "wybór pociągu");
    case Phase::rolled: return say("the way of the train", "droga pociągu");
    case Phase::city: return say("whether the train stops or runs on", "postój albo dalsza jazda");
    case Phase::action: return say("an action or the end of the step", "akcja albo koniec kroku");
    case Phase::signal: return say("the marker to move", "przestawienie semafora");
    case Phase::switch_: return say("the junction to set", "przestawienie zwrotnicy");
    case Phase::draw: return say("how many cards are drawn", "liczba dobieranych kart");
    case Phase::over: return say("nothing any more", "już nic");
  }
  return {};
}

std::string Words::refusal(const Reject& r) const {
  const auto helper_named = [&] { return helper(static_cast<Helper>(r.a)); };
  switch (r.why) {
    case Why::none: return {};
    case Why::game_over: return text(Say::no_game_over);
    case Why::not_your_turn:
      return r.a < codec_->seats() ? text(Say::no_turn_of, {seat(r.a)}) : text(Say::no_turn);
    case Why::wrong_step:
      return say("That is not asked for now, but {0}", "Teraz nie o to chodzi. Pora na: {0}",
                 {asked(static_cast<Phase>(r.a))});
    case Why::unknown_name:
      return say("There is no such thing on this board", "Na tej planszy nie ma czegoś takiego");
    case Why::not_an_arm:
      return say("The line {1} does not touch {0}", "Linia {1} nie dochodzi do zwrotnicy {0}",
                 {junction(r.a), line(r.b)});
    case Why::same_setting:
      return say("{0} is set so already", "Zwrotnica {0} jest już tak ustawiona", {junction(r.a)});
    case Why::no_marker:
      return say("There is no marker on {0}", "Semafor bez znacznika: {0}", {signal_at(r.a)});
    case Why::marker_there:
      return say("There is a marker already on {0}", "Znacznik już tam leży: {0}",
                 {signal_at(r.a)});
    case Why::city_needs_one:
      return say("Every city keeps a green signal, and {0} would have none",
                 "Każde miasto zachowuje zielony semafor, a {0} zostaje bez niego", {city(r.a)});
    case Why::marker_stays:
      return say(
          "While placing, a city's marker stays at its city and one on open track on open "
          "track: {0}",
          "Przy ustawianiu znacznik miasta zostaje przy nim, a ten ze szlaku na szlaku: {0}",
          {signal_at(r.a)});
    case Why::placing_limit:
      return say("There are no changes left: say ready", "Nie ma już zmian: pora zacząć grę");
    case Why::helper_used:
      return say("{0} has helped already", "Pomoc już wykorzystana: {0}", {helper_named()});
    case Why::helper_elsewhere:
      return say("{0} is not on this board", "Na tej planszy go nie ma: {0}", {helper_named()});
    case Why::helper_window:
      return say("{0} cannot help at this moment", "W tej chwili nie może pomóc: {0}",
                 {helper_named()});
    case Why::depot:
      return say("The depot has no {0} train left", "W zajezdni nie ma już pociągu w kolorze: {0}",
                 {colour(r.a)});
    case Why::same_colour:
      return say("The card wants different colours, and {0} was named already",
                 "Karta wymaga różnych kolorów, a ten już był: {0}", {colour(r.a)});
    case Why::given_colour:
      return say("The start card deploys a {0} train now",
                 "Karta startowa wstawia teraz pociąg: {0}", {colour(r.a)});
    case Why::place_taken:
      return say("A train stands at {0}", "Na tym miejscu stoi pociąg: {0}", {start(r.a)});
    case Why::not_on_board: return say("{0} is in the depot", "{0} jest w zajezdni", {train(r.a)});
    case Why::already_moved:
      return say("{0} has moved for this symbol already", "{0} już ruszał za ten symbol",
                 {train(r.a)});
    case Why::other_colour:
      return say("{0} is not of the colour that moves", "{0} nie ma koloru, który teraz rusza",
                 {train(r.a)});
    case Why::held:
      return say("{0} stands still this turn", "{0} stoi przez tę turę", {train(r.a)});
    case Why::not_a_line:
      return say("The line {0} does not begin here", "Linia {0} nie zaczyna się tutaj",
                 {line(r.a)});
    case Why::line_red:
      return say("The signal of the line {0} is red", "Linia {0} ma czerwony semafor", {line(r.a)});
    case Why::came_by:
      return say("The train came by the line {0} and may not run back",
                 "Pociąg przyjechał linią {0} i nie może nią wrócić", {line(r.a)});
    case Why::no_card:
      return say("You have too few cards of this kind: {0}", "Za mało kart tego rodzaju: {0}",
                 {kind(r.a)});
    case Why::wrong_card:
      return say("This takes one card of its kind or any two: {0}",
                 "Potrzebna jedna karta tego rodzaju albo dowolne dwie: {0}", {deed(r.a)});
    case Why::no_effect:
      return say("Nothing could be done with it now: {0}", "Teraz nic by to nie dało: {0}",
                 {deed(r.a)});
    case Why::not_in_trade_city:
      return say("{0} does not stand in a trade city", "{0} nie stoi w mieście handlowym",
                 {train(r.a)});
    case Why::loaded: return say("{0} carries goods already", "{0} już wiezie towar", {train(r.a)});
    case Why::no_goods:
      return say("There are no goods left for {0} there", "Nie ma tam już towaru, pociąg: {0}",
                 {train(r.a)});
    case Why::draw_range:
      return say("You may draw {0} at most", "Możesz dobrać najwyżej: {0}",
                 {count(r.a, Noun::card)});
  }
  return {};
}

std::string Words::explain(const Reject& reject) const {
  return ruled(refusal(reject), rule_of(reject));
}

}  // namespace roundhouse::signal
