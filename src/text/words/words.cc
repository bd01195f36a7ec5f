#include "text/words/words.h"

#include <array>
#include <cstdlib>

namespace roundhouse::text {

namespace {

struct Phrase {
  Say what;
  std::string_view en, pl;
};

constexpr Phrase kPhrases[] = {
    {Say::unofficial, "unofficial", "nieoficjalna"},
    {Say::after_move, "after move {0}", "po ruchu {0}"},
    {Say::to_choose, "Opening tickets are being chosen; still to choose: {0}.",
     "Trwa wybór biletów początkowych; wybierają jeszcze: {0}."},
    {Say::turn_of, "To act: {0}.", "Ruch ma: {0}."},
    {Say::second_of, "To act: {0}, a second card.", "Ruch ma: {0}, druga karta."},
    {Say::keep_of, "To act: {0}, choosing tickets.", "Ruch ma: {0}, wybór biletów."},
    {Say::last_round_left, "Last round, {0} left.", "Ostatnia runda, do końca: {0}."},
    {Say::passes_in_row, "Passes in a row: {0}.", "Pasy z rzędu: {0}."},
    {Say::row, "Row", "Wystawka"},
    {Say::deck, "Deck", "Talia"},
    {Say::discards, "Discards", "Odrzucone"},
    {Say::ticket_deck, "Ticket deck", "Talia biletów"},
    {Say::player, "Player", "Gracz"},
    {Say::trains, "Trains", "Wagony"},
    {Say::points, "Points", "Punkty"},
    {Say::cards, "Cards", "Karty"},
    {Say::tickets, "Tickets", "Bilety"},
    {Say::known, "known cards", "znane karty"},
    {Say::claimed, "tracks", "tory"},
    {Say::hand, "Hand", "Ręka"},
    {Say::offered, "Offered", "Do wyboru"},
    {Say::done, "done", "gotowy"},
    {Say::open, "open", "otwarty"},
    {Say::none, "none", "brak"},
    {Say::under, "Tickets put back, topmost first", "Bilety oddane pod spód, od góry"},
    {Say::will_keep, "chosen, keeps {0}", "wybrano, zostaje {0}"},
    {Say::grey, "grey", "szary"},
    {Say::empty_slot, "empty", "puste"},

    {Say::final_scoring, "Final scoring", "Podsumowanie"},
    {Say::place, "Place", "Miejsce"},
    {Say::routes, "Routes", "Trasy"},
    {Say::failed, "Failed", "Stracone"},
    {Say::longest, "Longest", "Najdłuższa"},
    {Say::bonus, "Bonus", "Premia"},
    {Say::total, "Total", "Razem"},
    {Say::ended_last_round, "The game is over: the last round is played.",
     "Koniec partii: ostatnia runda rozegrana."},
    {Say::ended_stall, "The game is over: nobody can do anything any more (T22).",
     "Koniec partii: nikt nie może już nic zrobić (T22)."},
    {Say::wins, "{0} wins.", "Wygrywa {0}."},
    {Say::you_win, "You win!", "Wygrywasz!"},
    {Say::share_victory, "The victory is shared: {0}.", "Zwycięstwo dzielą: {0}."},

    {Say::begins, "{0} begins.", "Zaczyna {0}."},
    {Say::you_begin, "You begin.", "Zaczynasz."},
    {Say::you_are_dealt, "You are dealt {0}.", "Dostajesz karty: {0}."},
    {Say::slot_filled, "Slot {0}: {1}.", "Pozycja {0}: {1}."},
    {Say::row_filled, "The row: {0}.", "Wystawka: {0}."},
    {Say::swept, "Too many locomotives: the whole row is swept away (T15).",
     "Za dużo lokomotyw: cała wystawka idzie do odrzuconych (T15)."},
    {Say::rebuilt, "The discards become the deck: {0}.", "Odrzucone karty tworzą nową talię: {0}."},
    {Say::looks_at, "{0} looks at {1}.", "{0} ogląda {1}."},
    {Say::you_look_at, "You look at {0}.", "Oglądasz {0}."},
    {Say::chose, "{0} has chosen tickets.", "{0}: bilety wybrane."},
    {Say::you_chose, "You have chosen your tickets.", "Twoje bilety są wybrane."},
    {Say::settled, "All have chosen; tickets kept: {0}.",
     "Wszyscy wybrali; zachowane bilety: {0}."},
    {Say::drew, "{0} draws a card from the deck.", "{0} dobiera kartę z talii."},
    {Say::you_drew, "You draw {0} from the deck.", "Dobierasz z talii: {0}."},
    {Say::took, "{0} takes {1} from slot {2}.", "{0} bierze z pozycji {2}: {1}."},
    {Say::you_took, "You take {0} from slot {1}.", "Bierzesz z pozycji {1}: {0}."},
    {Say::claims, "{0} claims {1} with {2}: {3}, {4} left.",
     "{0} zajmuje {1}, zapłata: {2}. Zysk: {3}, zostaje: {4}."},
    {Say::you_claim, "You claim {0} with {1}: {2}, {3} left.",
     "Zajmujesz {0}, zapłata: {1}. Zysk: {2}, zostaje: {3}."},
    {Say::keeps, "{0} keeps {1} and puts {2} back.", "{0} zachowuje {1}, oddaje {2}."},
    {Say::you_keep, "You keep {0}.", "Zachowujesz: {0}."},
    {Say::passes, "{0} passes: nothing else is possible (T21).",
     "{0} pasuje: nic innego nie jest możliwe (T21)."},
    {Say::you_pass, "You pass: nothing else is possible (T21).",
     "Pasujesz: nic innego nie jest możliwe (T21)."},
    {Say::last_round_by,
     "{0} is low on trains: the last round begins, one more turn for everybody (T50).",
     "{0} ma mało wagonów: zaczyna się ostatnia runda, każdy ma jeszcze jedną turę (T50)."},
    {Say::your_last_round,
     "You are low on trains: the last round begins, one more turn for everybody (T50).",
     "Masz mało wagonów: zaczyna się ostatnia runda, każdy ma jeszcze jedną turę (T50)."},

    {Say::no_game_over, "The game is over", "Partia jest skończona"},
    {Say::no_turn_of, "It is not your turn: {0} is to act", "To nie twoja kolej: ruch ma {0}"},
    {Say::no_turn, "It is not your turn", "To nie twoja kolej"},
    {Say::no_opening, "Choose your opening tickets first", "Najpierw wybierz bilety początkowe"},
    {Say::no_already_chosen, "You have chosen already; the others are still choosing",
     "Twój wybór już zapadł; inni jeszcze wybierają"},
    {Say::no_keep_first, "Tickets lie before you: keep some of them first",
     "Leżą przed tobą bilety: najpierw zachowaj niektóre z nich"},
    {Say::no_second_card, "You must take a second card now", "Teraz musisz wziąć drugą kartę"},
    {Say::no_draw,
     "Deck and discards are empty: no cards can be drawn; claim a route or draw tickets",
     "Talia i odrzucone są puste: nie można dobierać kart; zajmij trasę albo dobierz bilety"},
    {Say::no_deck_empty, "The deck is empty: take a card from the row",
     "Talia jest pusta: weź kartę z wystawki"},
    {Say::no_slot_empty, "Slot {0} of the row is empty", "Pozycja {0} wystawki jest pusta"},
    {Say::no_locomotive_second,
     "Slot {0} holds a locomotive, which can only be the first and only card of a turn",
     "Na pozycji {0} leży lokomotywa, a ją można wziąć tylko jako pierwszą i jedyną kartę w turze"},
    {Say::no_unknown_track, "There is no such track", "Nie ma takiego toru"},
    {Say::no_taken, "{0} is taken already, by {1}", "{0}: ten tor jest już zajęty, ma go {1}"},
    {Say::no_own_twin, "You hold the other track of {0}, and nobody may hold both",
     "{0}: masz już drugi tor tej trasy, a obu mieć nie wolno"},
    {Say::no_twin_closed,
     "{0} is closed: with {1} players only one track of a double route is used",
     "{0}: tor zamknięty, bo przy {1} graczach używa się tylko jednego toru trasy podwójnej"},
    {Say::no_trains, "The route needs {0}, and you have {1}", "Trasa wymaga: {0}, a ty masz: {1}"},
    {Say::no_count, "The route takes {0}, not {1}", "Cena trasy to {0}, a nie {1}"},
    {Say::no_colour, "The route takes {0}, not {1}", "Kolor trasy to {0}, a nie {1}"},
    {Say::no_short_cards, "You are {1} {0} {2} short", "Kolor {0}: brakuje ci {1} {2}"},
    {Say::no_short_locomotives, "You are {0} {1} short", "Brakuje ci {0} {1}"},
    {Say::no_tickets, "There are no tickets left to draw", "Nie ma już biletów do dobrania"},
    {Say::no_nothing_offered, "No tickets lie before you: draw some first",
     "Nie leżą przed tobą żadne bilety: najpierw je dobierz"},
    {Say::no_keep_more, "Keep at least {0}, not {1}", "Zachowaj co najmniej {0}, a nie {1}"},
    {Say::no_not_offered, "{0} was not offered to you", "{0}: tego biletu nie masz do wyboru"},
    {Say::no_order,
     "Each ticket goes to one place: those you do not keep are named once, in their order",
     "Każdy bilet trafia w jedno miejsce: te, których nie zachowujesz, wymień raz, w ich "
     "kolejności"},
    {Say::no_can_act, "You can still do something: only who cannot may pass",
     "Możesz jeszcze coś zrobić: pasuje tylko ten, kto nie może nic"},

    {Say::you, "You", "Ty"},
    {Say::welcome, "You play against {0}. Type help to see the commands.",
     "Grasz przeciwko: {0}. Wpisz pomoc, aby zobaczyć polecenia."},
    {Say::sealed, "The deal is sealed; its commitment is {0}.",
     "Rozdanie jest zapieczętowane; zobowiązanie: {0}."},
    {Say::your_turn, "Your turn", "Twoja kolej"},
    {Say::your_second_card, "Your second card", "Twoja druga karta"},
    {Say::your_opening, "Choose your opening tickets: keep at least {0}, e.g. k 1 2, or k all.",
     "Wybierz bilety początkowe: zachowaj co najmniej {0}, np. k 1 2 albo k wszystkie."},
    {Say::your_offer, "Choose from the tickets: keep at least {0}, e.g. k 1, or k all.",
     "Wybierz bilety: zachowaj co najmniej {0}, np. k 1 albo k wszystkie."},
    {Say::how_to_pay, "How do you pay for {0}?", "Jak płacisz za {0}?"},
    {Say::pay_with_number, "Enter takes 1; or answer with a number. Another command leaves it.",
     "Enter wybiera 1; można też podać numer. Inne polecenie przerywa."},
    {Say::quit, "Goodbye; the game is not finished.", "Do zobaczenia; partia nie jest dokończona."},
    {Say::record_written, "The record is in {0}.", "Zapis partii jest w {0}."},
    {Say::unfinished_record, "The record of the unfinished game is in {0}.",
     "Zapis niedokończonej partii jest w {0}."},
    {Say::no_command,
     "\"{0}\" is not understood: expected draw, a slot from 1 to 5, claim, tickets, keep, pass, "
     "moves, "
     "routes, hand, show, log, help or quit.{1}",
     "\"{0}\" jest niezrozumiałe: oczekiwano dobierz, pozycji od 1 do 5, zajmij, bilety, zachowaj, "
     "pas, "
     "ruchy, trasy, ręka, mapa, dziennik, pomoc albo koniec.{1}"},
    {Say::did_you_mean, " Did you mean {0}?", " Czy chodziło o {0}?"},
    {Say::stands_alone, "\"{0}\" stands alone: leave out \"{1}\".",
     "\"{0}\" stoi samo: opuść \"{1}\"."},
    {Say::which_slot, "Which card? Expected a slot of the row from 1 to 5, e.g. take 3.",
     "Która karta? Oczekiwano pozycji wystawki od 1 do 5, np. weź 3."},
    {Say::which_route, "Which route? Expected two cities, e.g. claim {0} {1}.",
     "Która trasa? Oczekiwano dwóch miast, np. zajmij {0} {1}."},
    {Say::which_tickets, "Which tickets? Expected numbers from 1 to {0}, e.g. k 1, or k all.",
     "Które bilety? Oczekiwano numerów od 1 do {0}, np. k 1 albo k wszystkie."},
    {Say::number_up_to, "Expected a number from 1 to {0}.", "Oczekiwano numeru od 1 do {0}."},
    {Say::unknown_city, "\"{0}\" is no city of this board.{1}",
     "\"{0}\" to nie miasto na tej planszy.{1}"},
    {Say::no_route, "No route joins {0} and {1} directly.",
     "Żadna trasa nie łączy wprost: {0} i {1}."},
    {Say::several_routes, "Several routes fit: {0}. Type a little more of the names.",
     "Pasuje kilka tras: {0}. Wpisz nieco więcej z nazw."},
    {Say::unknown_payment,
     "\"{0}\" is no payment: expected a colour, or cards such as {1}:2 locomotive:1.",
     "\"{0}\" to nie zapłata: oczekiwano koloru albo kart, np. {1}:2 lokomotywa:1."},
    {Say::one_colour, "A payment is of one colour, and locomotives.",
     "Zapłata jest w jednym kolorze, do tego lokomotywy."},
    {Say::list_cards, "Train cards", "Karty wagonów"},
    {Say::list_claims, "Routes you can claim", "Trasy, które możesz zająć"},
    {Say::list_keeps, "Tickets to keep", "Bilety do zachowania"},
    {Say::only_pass, "Nothing is possible but pass.", "Możliwy jest tylko pas."},
    {Say::not_your_turn, "You are not to act now.", "Teraz nie masz ruchu."},
    {Say::routes_now, "Claimable now", "Do zajęcia teraz"},
    {Say::routes_later, "Not yet", "Jeszcze nie"},
    {Say::cards_short, "{0} short", "brakuje {0}"},
    {Say::trains_short, "too few trains", "za mało wagonów"},
    {Say::more_routes, "… and {0} more; name a city to see its routes, e.g. routes {1}.",
     "… i jeszcze {0}; podaj miasto, aby zobaczyć jego trasy, np. trasy {1}."},
    {Say::no_routes, "There is nothing left to claim there.", "Nie ma tam już nic do zajęcia."},
    {Say::help,
     "  d, draw               the top card of the deck\n"
     "  1 … 5, take 3         the card in that slot of the row\n"
     "  c, claim A B          claim a route between cities: c dul hel,\n"
     "                        c duluth helena orange,\n"
     "                        claim duluth-helena orange:5 locomotive:1\n"
     "  t, tickets            draw tickets\n"
     "  k, keep 1 3           keep these of the tickets before you; the others go\n"
     "                        under the deck in the order shown, or as you say:\n"
     "                        k 1 under 3 2\n"
     "  pass                  when nothing else is possible\n"
     "  moves                 every legal move\n"
     "  routes [CITY]         what you can claim now, and what is missing\n"
     "  hand                  your cards and tickets\n"
     "  show, map             the whole table as you see it\n"
     "  log [N]               what happened\n"
     "  quit                  leave the game\n",
     "  d, dobierz            wierzchnia karta talii\n"
     "  1 … 5, weź 3          karta z tej pozycji wystawki\n"
     "  z, zajmij A B         zajmij trasę między miastami: z dul hel,\n"
     "                        z dul hel pomarańczowy,\n"
     "                        zajmij duluth-helena pomarańczowy:5 lokomotywa:1\n"
     "  b, bilety             dobierz bilety\n"
     "  k, zachowaj 1 3       zachowaj te z biletów przed tobą; pozostałe idą\n"
     "                        pod talię w pokazanej kolejności albo jak powiesz:\n"
     "                        k 1 pod 3 2\n"
     "  pas                   gdy nic innego nie jest możliwe\n"
     "  ruchy                 wszystkie dozwolone ruchy\n"
     "  trasy [MIASTO]        co możesz zająć teraz, a czego brakuje\n"
     "  ręka                  twoje karty i bilety\n"
     "  mapa, pokaż           cały stół tak, jak go widzisz\n"
     "  dziennik [N]          co się wydarzyło\n"
     "  koniec                opuść partię\n"},
};

constexpr bool in_order() {
  std::size_t i = 0;
  for (const Phrase& phrase : kPhrases)
    if (phrase.what != static_cast<Say>(i++)) return false;
  return i == static_cast<std::size_t>(Say::kCount);
}
static_assert(in_order(), "the table of words follows the enum");

struct Forms {
  std::string_view one, many;  // English
  std::string_view pl_one, pl_few, pl_many;
};

// In the order of Noun.
constexpr std::array<Forms, static_cast<std::size_t>(Noun::kCount)> kNouns = {{
    {"card", "cards", "karta", "karty", "kart"},
    {"card", "cards", "karty", "kart", "kart"},  // brakuje 1 karty, 2 kart
    {"locomotive", "locomotives", "lokomotywy", "lokomotyw", "lokomotyw"},
    {"train", "trains", "wagon", "wagony", "wagonów"},
    {"ticket", "tickets", "bilet", "bilety", "biletów"},
    {"point", "points", "punkt", "punkty", "punktów"},
    {"turn", "turns", "tura", "tury", "tur"},
    {"wagon", "wagons", "wagon", "wagony", "wagonów"},
    {"wagon", "wagons", "wagonu", "wagonów", "wagonów"},  // brakuje 1 wagonu, 2 wagonów
    {"token", "tokens", "żeton", "żetony", "żetonów"},
}};

}  // namespace

std::optional<Lang> find_lang(std::string_view code) {
  if (code == "en") return Lang::en;
  if (code == "pl") return Lang::pl;
  return std::nullopt;
}

std::string_view say(Say what, Lang lang) {
  const Phrase& phrase = kPhrases[static_cast<std::size_t>(what)];
  return lang == Lang::pl ? phrase.pl : phrase.en;
}

std::string say(Say what, Lang lang, std::initializer_list<std::string> parts) {
  return filled(say(what, lang), parts);
}

std::string filled(std::string_view text, std::initializer_list<std::string> parts) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool place = i + 2 < text.size() && text[i] == '{' && text[i + 2] == '}';
    const std::size_t number = place ? static_cast<std::size_t>(text[i + 1] - '0') : parts.size();
    if (number >= parts.size()) {
      out += text[i];
      continue;
    }
    out += parts.begin()[number];
    i += 2;
  }
  return out;
}

std::string_view noun(int n, Noun noun, Lang lang) {
  const Forms& forms = kNouns[static_cast<std::size_t>(noun)];
  const int count = std::abs(n);
  if (lang == Lang::en) return count == 1 ? forms.one : forms.many;
  if (count == 1) return forms.pl_one;
  const bool teens = count % 100 >= 12 && count % 100 <= 14;
  const bool few = count % 10 >= 2 && count % 10 <= 4 && !teens;
  return few ? forms.pl_few : forms.pl_many;
}

std::string count_of(int n, Noun what, Lang lang) {
  return std::to_string(n) + " " + std::string(noun(n, what, lang));
}

}  // namespace roundhouse::text
