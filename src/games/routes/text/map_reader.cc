#include "games/routes/text/map_reader.h"

#include <algorithm>
#include <set>

#include "text/json_out.h"

namespace roundhouse::routes {

u8 read_city(const Map& map, const JsonIn& in) {
  const std::string_view id = in.text();
  for (std::size_t i = 0; i < map.cities.size(); ++i)
    if (map.cities[i].id == id) return static_cast<u8>(i);
  in.fail("there is no city of this id");
  return 0;
}

Digest map_digest(const Map& map) {
  Digest digest;
  const auto word = [&](std::string_view text) {
    digest.bytes(text);
    digest.byte(0);
  };
  const Board& b = map.board;
  for (const City& c : map.colours) word(c.id);
  digest.bytes(b.deck);
  digest.bytes(b.points);
  for (const City& c : map.cities) word(c.id);
  for (int i = 0; i < b.tracks; ++i) {
    word(map.tracks[static_cast<std::size_t>(i)]);
    for (u8 part : {b.track[i].a, b.track[i].b, b.track[i].length, b.track[i].colour})
      digest.byte(part);
  }
  for (int i = 0; i < b.tickets; ++i) {
    word(map.tickets[static_cast<std::size_t>(i)]);
    for (u8 part : {b.ticket[i].a, b.ticket[i].b, b.ticket[i].points}) digest.byte(part);
  }
  return digest;
}

namespace {

// The order of the steps is the order of the file.
class MapReader {
 public:
  MapReader(const JsonIn& in, std::string_view ticket_set, Points points)
      : in_(in), ticket_set_(ticket_set), with_points_(points == Points::given) {}

  Map read(std::string_view format) {
    in_.member("format").expect_text(format);
    in_.member("version").integer(1, 1);
    map_.id = read_id(in_.member("id"));
    map_.name = read_words(in_.member("name"));
    colours();
    deck();
    if (with_points_) points();
    cities();
    tracks();
    tickets();
    map_.board = finish(map_.board);
    put_hex(map_.hash, map_digest(map_).value());
    return std::move(map_);
  }

 private:
  void colours() {
    const JsonIn list = in_.member("colours");
    if (list.size() < 1 || list.size() > kColours) return list.fail("expected 1 to 8 colours");
    map_.board.colours = static_cast<u8>(list.size());
    for (std::size_t i = 0; i < list.size(); ++i)
      map_.colours.push_back(
          {read_id(list.item(i).member("id")), read_words(list.item(i).member("name"))});
    map_.colours.push_back({"locomotive", {"Locomotive", "Lokomotywa"}});
  }

  void deck() {
    const JsonIn deck = in_.member("deck");
    const int each = static_cast<int>(deck.member("each_colour").integer(1, 24));
    const int locomotives = static_cast<int>(deck.member("locomotives").integer(0, 40));
    for (int i = 0; i < map_.board.colours; ++i) map_.board.deck[i] = static_cast<u8>(each);
    map_.board.deck[kLocomotive] = static_cast<u8>(locomotives);
  }

  void points() {
    const JsonIn list = in_.member("points");
    if (list.size() < 2 || list.size() > kMaxLength + 1)
      return list.fail("expected the points for lengths 0, 1, … up to at most 9");
    for (std::size_t i = 0; i < list.size(); ++i)
      map_.board.points[i] = static_cast<u8>(list.item(i).integer(0, 100));
    lengths_ = static_cast<int>(list.size()) - 1;
  }

  void cities() {
    const JsonIn list = in_.member("cities");
    if (list.size() < 2 || list.size() > kMaxCities) return list.fail("expected 2 to 64 cities");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const JsonIn city = list.item(i);
      map_.cities.push_back({read_id(city.member("id")), read_words(city.member("name"))});
      if (!city_ids_.emplace(map_.cities.back().id).second) city.fail("this city is there twice");
    }
    map_.board.cities = static_cast<u8>(list.size());
  }

  u8 colour(const JsonIn& in) const {
    if (in.text() == "grey") return kGrey;
    for (int i = 0; i < map_.board.colours; ++i)
      if (map_.colours[static_cast<std::size_t>(i)].id == in.text()) return static_cast<u8>(i);
    in.fail("expected one of the colours, or grey");
    return 0;
  }

  void tracks() {
    const JsonIn list = in_.member("tracks");
    if (list.size() < 1 || list.size() > kMaxTracks) return list.fail("expected 1 to 128 tracks");
    int degree[kMaxCities] = {}, of_class[kKinds][kMaxLength + 1] = {};
    for (std::size_t i = 0; i < list.size(); ++i) {
      const JsonIn in = list.item(i);
      Track track{read_city(map_, in.member("a")), read_city(map_, in.member("b")),
                  static_cast<u8>(in.member("length").integer(1, lengths_)),
                  colour(in.member("colour")), kNone};
      if (track.a == track.b) in.fail("a track must join two different cities");
      if (++degree[track.a] > 16 || ++degree[track.b] > 16)
        in.fail("at most 16 tracks may meet in a city");
      const std::string id = read_id(in.member("id"));
      if (map_.find_track(id)) in.fail("this track id is there twice");
      if (++of_class[track.colour][track.length] > kMaxOfClass && track.colour != kGrey)
        in.fail("at most 15 tracks may have the same colour and length");
      find_twin(in, track, i);
      map_.board.track[i] = track;
      map_.tracks.push_back(id);
    }
    map_.board.tracks = static_cast<u8>(list.size());
  }

  void find_twin(const JsonIn& in, Track& track, std::size_t i) {
    for (std::size_t j = 0; j < i; ++j) {
      Track& other = map_.board.track[j];
      const bool same = std::minmax(other.a, other.b) == std::minmax(track.a, track.b);
      if (!same) continue;
      if (other.twin != kNone) return in.fail("at most two tracks may join the same two cities");
      other.twin = static_cast<u8>(i);
      track.twin = static_cast<u8>(j);
    }
  }

  void tickets() {
    const JsonIn sets = in_.member("tickets");
    const JsonIn list =
        sets.has(ticket_set_) || !sets.has("all") ? sets.member(ticket_set_) : sets.member("all");
    if (list.size() < 1 || list.size() > kMaxTickets) return list.fail("expected 1 to 80 tickets");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const JsonIn in = list.item(i);
      const Ticket ticket{read_city(map_, in.member("a")), read_city(map_, in.member("b")),
                          with_points_ ? read_small(in, "points", 1, 99) : u8{0}};
      if (ticket.a == ticket.b) in.fail("a ticket must name two different cities");
      const std::string id = read_id(in.member("id"));
      if (map_.find_ticket(id)) in.fail("this ticket id is there twice");
      map_.board.ticket[i] = ticket;
      map_.tickets.push_back(id);
    }
    map_.board.tickets = static_cast<u8>(list.size());
  }

  const JsonIn& in_;
  std::string ticket_set_;
  bool with_points_;
  Map map_;
  int lengths_ = kMaxLength;  // a table of points may end before
  std::set<std::string> city_ids_;
};

}  // namespace

Map read_map(const JsonIn& in, std::string_view format, std::string_view ticket_set,
             Points points) {
  return MapReader(in, ticket_set, points).read(format);
}

}  // namespace roundhouse::routes
