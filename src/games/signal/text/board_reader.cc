#include "games/signal/text/board_reader.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/digest.h"
#include "games/signal/rules/board_tables.h"
#include "games/signal/rules/reach.h"
#include "games/signal/rules/sets.h"
#include "games/signal/text/deck.h"
#include "text/data_reader.h"
#include "text/json_out.h"

namespace roundhouse::signal {

namespace {

// Reads boards; the order of the steps is the order of the file. Each check that needs what came
// before it is made only when that was fine.
class SignalBoardReader {
 public:
  SignalBoardReader(const JsonIn& in, const Problem& problem) : in_(in), problem_(problem) {}

  NamedBoard read() {
    in_.member("format").expect_text("roundhouse-signal-board");
    in_.member("version").integer(1, 1);
    words_.id = read_id(in_.member("id"));
    words_.name = read_words(in_.member("name"));
    deck();
    const auto steps = {
        &SignalBoardReader::head,    &SignalBoardReader::goods,     &SignalBoardReader::starts,
        &SignalBoardReader::cities,  &SignalBoardReader::junctions, &SignalBoardReader::lines,
        &SignalBoardReader::ends,    &SignalBoardReader::derive,    &SignalBoardReader::entrances,
        &SignalBoardReader::markers, &SignalBoardReader::green,     &SignalBoardReader::covered,
        &SignalBoardReader::ways};
    for (const auto step : steps)
      if (!problem_.found) (this->*step)();
    if (!problem_.found) words_.hash = hash();
    return std::move(words_);
  }

 private:
  Board& board() { return words_.board; }

  void deck() {
    const ScheduleDeck& deck = builtin_deck();
    board().deck = deck.deck;
    words_.colours = deck.colours;
    words_.names.colours = deck.names;
    words_.cards = deck.cards;
    for (const std::string& colour : deck.colours)
      for (int n = 1; n <= kTrainsEach; ++n)
        words_.trains.push_back(colour + "-" + std::to_string(n));
  }

  void head() {
    board().run_through = in_.member("run_through").boolean();
    board().open_track_markers = read_small(in_, "open_track_markers", 0, kBoxSignals);
    const JsonIn helpers = in_.member("helpers");
    if (helpers.size() != kHelpers) return helpers.fail("expected 3 helpers");
    std::set<int> seen;
    for (std::size_t i = 0; i < kHelpers; ++i) {
      const auto helper = find_helper(helpers.item(i).text());
      if (!helper) return helpers.item(i).fail("there is no such helper");
      if (!seen.insert(*helper).second) return helpers.item(i).fail("this helper is there twice");
      board().helper[i] = static_cast<Helper>(*helper);
    }
  }

  // An id that no other place has.
  std::string new_place(const JsonIn& in, std::vector<Translated>& names) {
    std::string id = read_id(in.member("id"));
    names.push_back(read_words(in.member("name")));
    if (!places_.emplace(id, static_cast<u8>(places_.size())).second)
      in.fail("this place is there twice");
    return id;
  }

  void goods() {
    const JsonIn list = in_.member("goods");
    if (list.size() != kGoods) return list.fail("expected 4 colours of goods");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string id = read_id(list.item(i).member("id"));
      words_.names.goods.push_back(read_words(list.item(i).member("name")));
      if (find_id(words_.goods, id)) list.item(i).fail("these goods are there twice");
      words_.goods.push_back(id);
    }
  }

  void starts() {
    const JsonIn list = in_.member("starts");
    if (list.size() != kStarts) return list.fail("expected 11 start places");
    std::set<int> numbers;
    for (std::size_t i = 0; i < list.size(); ++i) {
      words_.starts.push_back(new_place(list.item(i), words_.names.starts));
      board().number[i] = read_small(list.item(i), "number", 2, 12);
      if (!numbers.insert(board().number[i]).second)
        list.item(i).member("number").fail("this number is there twice");
    }
  }

  void cities() {
    const JsonIn list = in_.member("cities");
    const int ports = board().run_through != 0 ? 2 : 1;
    if (list.size() != static_cast<std::size_t>(kGoods + ports))
      return list.fail(ports == 2 ? "expected 4 trade cities and 2 ports"
                                  : "expected 4 trade cities and 1 port");
    std::set<int> sold;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const JsonIn in = list.item(i);
      words_.cities.push_back(new_place(in, words_.names.cities));
      const bool port = in.member("kind").text() == "port";
      if (!port) in.member("kind").expect_text("trade");
      board().city[i] = {port, kNone};
      if (port) continue;
      const auto goods = find_id(words_.goods, in.member("goods").text());
      if (!goods) return in.member("goods").fail("there are no such goods");
      if (!sold.insert(*goods).second) return in.fail("another city has the same goods");
      board().city[i].goods = static_cast<u8>(*goods);
    }
    board().cities = static_cast<u8>(list.size());
    if (sold.size() != kGoods) list.fail("expected a trade city for each of the goods");
  }

  void junctions() {
    const JsonIn list = in_.member("junctions");
    if (list.size() > kMaxJunctions) return list.fail("expected at most 32 junctions");
    for (std::size_t i = 0; i < list.size(); ++i) {
      words_.junctions.push_back(new_place(list.item(i), words_.names.junctions));
      board().ways[i] = read_small(list.item(i), "ways", 3, kArms);
    }
    board().junctions = static_cast<u8>(list.size());
  }

  u8 place(const JsonIn& in) const {
    const auto found = places_.find(in.text());
    if (found != places_.end()) return found->second;
    in.fail("there is no start place, city or junction of this id");
    return 0;
  }

  void lines() {
    const JsonIn list = in_.member("lines");
    if (list.size() < 1 || list.size() > kMaxLines) return list.fail("expected 1 to 64 lines");
    words_.spaces = words_.starts;
    words_.spaces.insert(words_.spaces.end(), words_.cities.begin(), words_.cities.end());
    for (std::size_t i = 0; i < list.size() && !problem_.found; ++i) line(list.item(i), i);
    board().lines = static_cast<u8>(list.size());
    if (words_.spaces.size() > kMaxSpaces) list.fail("expected at most 112 spaces in all");
    if (words_.signals.size() > kMaxSignals) list.fail("expected at most 64 signal spaces in all");
  }

  void line(const JsonIn& in, std::size_t i) {
    const std::string id = read_id(in.member("id"));
    if (find_id(words_.lines, id)) return in.fail("this line id is there twice");
    Line line{place(in.member("a")), place(in.member("b")),
              read_small(in, "sections", 1, kMaxSections), 0, 0};
    if (line.a == line.b) return in.fail("a line must join two different places");
    for (std::size_t j = 0; j < i; ++j)
      if (std::minmax(line.a, line.b) == std::minmax(board().line[j].a, board().line[j].b))
        return in.fail("line " + words_.lines[j] + " joins the same two places");
    for (int k = 1; k <= line.sections; ++k) words_.spaces.push_back(id + "/" + std::to_string(k));
    const JsonIn signals = in.member("signals");
    long long last = -1;
    for (std::size_t s = 0; s < signals.size(); ++s) {
      const long long k = signals.item(s).integer(0, line.sections);
      if (k <= last) return signals.item(s).fail("expected boundaries in ascending order");
      last = k;
      line.signals = static_cast<u16>(line.signals | 1u << k);
      words_.signals.push_back(id + "@" + std::to_string(k));
    }
    board().line[i] = line;
    words_.lines.push_back(id);
  }

  // As many lines at every place as it needs.
  void ends() {
    std::vector<int> degree(places_.size());
    for (int l = 0; l < board().lines; ++l)
      for (u8 end : {board().line[l].a, board().line[l].b}) ++degree[end];
    const auto at = [&](std::string_view list, int i) {
      return in_.member(list).item(static_cast<std::size_t>(i));
    };
    for (int i = 0; i < kStarts; ++i)
      if (degree[static_cast<std::size_t>(i)] != 1)
        at("starts", i).fail("expected one line at a start place");
    for (int i = 0; i < board().cities; ++i)
      if (degree[static_cast<std::size_t>(board().first_city() + i)] < 1)
        at("cities", i).fail("expected a line at every city");
    for (int i = 0; i < board().junctions; ++i)
      if (degree[static_cast<std::size_t>(board().first_junction() + i)] != board().ways[i])
        at("junctions", i).fail("expected as many lines as the junction has ways");
  }

  void derive() { board() = with_tables(board()); }

  void entrances() {
    for (int c = 0; c < board().cities; ++c)
      for (int l = 0; l < board().lines; ++l)
        if (has(board().city_lines[c], l) && board().from_city[c][l].signal == kNone)
          return in_.member("lines")
              .item(static_cast<std::size_t>(l))
              .member("signals")
              .fail("expected a signal where the line enters " +
                    words_.cities[static_cast<std::size_t>(c)]);
  }

  void markers() {
    int needed = 0;
    for (int j = 0; j < board().junctions; ++j) needed += board().ways[j] - 2;
    if (needed > kBoxSwitches)
      in_.member("junctions").fail("expected junctions for at most 30 switch markers");
    in_.member("switch_markers").integer(needed, needed);
    const int open = board().open_track_markers;
    if (board().cities + open > kBoxSignals)
      in_.member("open_track_markers").fail("expected at most 10 signal markers with the cities'");
    if (count(board().on_track) < open)
      in_.member("open_track_markers").fail("there are fewer signal spaces on open track");
  }

  void green() {
    const JsonIn list = in_.member("placement").member("green");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto s = find_id(words_.signals, list.item(i).text());
      if (!s) return list.item(i).fail("there is no such signal space");
      if (has(board().green, *s)) return list.item(i).fail("this signal is there twice");
      board().green |= bit(*s);
    }
    for (int c = 0; c < board().cities; ++c)
      if (count(board().green & board().city_signals[c]) != 1)
        return list.fail("expected one marker at " + words_.cities[static_cast<std::size_t>(c)]);
    if (count(board().green & board().on_track) != board().open_track_markers)
      list.fail("expected " + std::to_string(board().open_track_markers) +
                " markers on open track");
  }

  void covered() {
    const JsonIn covered = in_.member("placement").member("covered");
    covered.each_member([&](std::string_view name, const JsonIn& in) {
      if (!find_id(words_.junctions, name)) in.fail("there is no such junction");
    });
    for (int j = 0; j < board().junctions && !problem_.found; ++j)
      cover(j, covered.member(words_.junctions[static_cast<std::size_t>(j)]));
  }

  void cover(int j, const JsonIn& list) {
    const int ways = board().ways[j];
    u32 open = (1u << ways) - 1;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto line = find_id(words_.lines, list.item(i).text());
      int arm = 0;
      while (arm < ways && line != board().arm_line[j][arm]) ++arm;
      if (arm == ways) return list.item(i).fail("this line does not meet the junction");
      open &= ~(1u << arm);
    }
    if (count(open) != 2) return list.fail("expected all arms but two to be covered");
    board().setting[j] = static_cast<u8>(setting_of(ways, nth(open, 0), nth(open, 1)));
  }

  // S5: without turning round, over some settings.
  void ways() {
    const auto check = [&](std::string_view list, int i, int space) {
      for (int p = 0; p < board().ports; ++p) {
        const u8 port = board().port_city[p];
        if (!can_reach(board(), space, board().first_city() + port))
          return in_.member(list)
              .item(static_cast<std::size_t>(i))
              .fail("expected a way from here to " + words_.cities[port] +
                    " without turning round");
      }
    };
    for (int i = 0; i < kStarts; ++i) check("starts", i, i);
    for (int c = 0; c < board().cities; ++c)
      if (board().city[c].port == 0) check("cities", c, board().first_city() + c);
  }

  // Everything the rules depend on and nothing else: names may be mended without breaking old
  // records.
  std::string hash() const {
    Digest digest;
    const Board& b = words_.board;
    const auto word = [&](std::string_view text) {
      digest.bytes(text);
      digest.byte(0);
    };
    for (std::size_t i = 0; i < kStarts; ++i) {
      word(words_.starts[i]);
      digest.byte(b.number[i]);
    }
    for (std::size_t i = 0; i < b.cities; ++i) {
      word(words_.cities[i]);
      digest.byte(b.city[i].port);
      digest.byte(b.city[i].goods);
    }
    for (std::size_t i = 0; i < b.junctions; ++i) {
      word(words_.junctions[i]);
      digest.byte(b.ways[i]);
    }
    for (std::size_t i = 0; i < b.lines; ++i) {
      const Line& line = b.line[i];
      word(words_.lines[i]);
      for (u8 part : {line.a, line.b, line.sections}) digest.byte(part);
      set(digest, line.signals);
    }
    digest.byte(b.run_through);
    for (Helper helper : b.helper) word(helper_name(helper));
    digest.byte(b.open_track_markers);
    for (int j = 0; j < b.junctions; ++j) digest.byte(b.setting[j]);
    set(digest, b.green);
    for (const auto& die : b.deck.die) digest.bytes(die);
    for (int i = 0; i < b.deck.cards; ++i) {
      const ScheduleCard& card = b.deck.card[i];
      digest.byte(card.deploy);
      digest.byte(card.moves);
      for (int m = 0; m < card.moves; ++m) digest.byte(card.move[m]);
    }
    std::string hex;
    put_hex(hex, digest.value());
    return hex;
  }

  static void set(Digest& digest, u64 members) {
    digest.byte(static_cast<u8>(count(members)));
    for (; members != 0; members &= members - 1)
      digest.byte(static_cast<u8>(std::countr_zero(members)));
  }

  const JsonIn& in_;
  const Problem& problem_;
  NamedBoard words_;
  std::map<std::string, u8, std::less<>> places_;
};

}  // namespace

NamedBoard read_signal_board(const JsonIn& in, const Problem& problem) {
  return SignalBoardReader(in, problem).read();
}

}  // namespace roundhouse::signal
