// A server in a process of its own, so that it can be killed.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

#include "server/serve.h"

namespace roundhouse::server {

class ServerProcess {
 public:
  // `log`: where its standard error goes; none: to said().
  explicit ServerProcess(ServeOptions options, const std::filesystem::path& log = {});
  ~ServerProcess() { kill_hard(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  std::uint16_t port() const { return port_; }       // 0: it did not start
  void kill_hard();                                  // as the power going
  void terminate();                                  // asks it to end
  int wait();                                        // the exit code; -1 for a signal
  const std::string& said() const { return said_; }  // on both outputs, before it served

 private:
  pid_t pid_ = -1;
  std::uint16_t port_ = 0;
  std::string said_;
};

}  // namespace roundhouse::server
