// The small part of the server that is plain HTTP (docs/openapi.yaml): health, figures, the
// catalogue, lists of public tables, and what everyone may see of a game that is over.
#pragma once

#include <optional>
#include <string_view>

#include "server/net/net.h"

namespace roundhouse {
class Catalogue;
}

namespace roundhouse::server {

class Rooms;
struct Metrics;

struct HttpApi {
  const Catalogue& catalogue;
  Rooms& rooms;
  const Net& net;
  const Metrics& metrics;

  // `target` with its query; nullopt: not ours.
  std::optional<HttpReply> answer(std::string_view target) const;

 private:
  HttpReply health() const;
  HttpReply table(std::string_view rest, std::string_view query) const;
};

}  // namespace roundhouse::server
