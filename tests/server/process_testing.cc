#include "server/process_testing.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace roundhouse::server {

// The child says on its output where it listens; until then, or until it ends, we read.
ServerProcess::ServerProcess(ServeOptions options, const std::filesystem::path& log) {
  options.bot_delay_ms = 0;
  options.messages_per_second = 0;
  options.tables_per_minute = 0;
  int ends[2];
  if (pipe(ends) != 0) std::abort();
  std::fflush(nullptr);  // or the child would say again what we have said
  pid_ = fork();
  if (pid_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    dup2(log.empty() ? ends[1] : open(log.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600),
         STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    std::exit(serve(options));
  }
  close(ends[1]);
  constexpr std::string_view kPlace = "127.0.0.1:";
  char byte;
  while (port_ == 0 && read(ends[0], &byte, 1) == 1) {
    said_ += byte;
    const auto at = said_.find(kPlace);
    if (byte == '\n' && at != std::string::npos)
      port_ = static_cast<std::uint16_t>(std::atoi(said_.c_str() + at + kPlace.size()));
  }
  close(ends[0]);
}

void ServerProcess::kill_hard() {
  if (pid_ < 0) return;
  kill(pid_, SIGKILL);
  wait();
}

void ServerProcess::terminate() { kill(pid_, SIGTERM); }

int ServerProcess::wait() {
  int status = 0;
  waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace roundhouse::server
