// The conversation at the terminal: situation, command, answer. Where the text goes is given;
// nothing is global.
#pragma once

#include <string>
#include <vector>

#include "text/console.h"
#include "games/ttr/words/play_input.h"
#include "cli/terminal/play_session.h"
#include "games/ttr/words/words_board.h"

namespace roundhouse::cli {

using TtrSession = PlaySession<codec::TtrKit>;

class PlayTalk {
 public:
  PlayTalk(TtrSession& session, Seat person, Lang lang, Console& console);

  // The whole game. False: the player left before its end.
  bool run();

 private:
  enum class After { ask_again, played, left };

  void tell_deal();
  void tell_events(std::span<const ttr::Event> events);
  void show_situation();
  bool decide();  // one decision of the player
  After obey(const std::string& line);
  After act(const Command& command);
  After look(const Command& command);
  After numbers(const Command& command);
  After take(const std::vector<std::string>& args);
  After claim(const std::vector<std::string>& args);
  After keep(const std::vector<std::string>& args);
  After alone(const Command& command, const ttr::Move& move);
  After attempt(const ttr::Move& move);
  After unknown(const Command& command);
  After complain(const std::string& what);
  After routes(const std::vector<std::string>& args);
  After log(const std::vector<std::string>& args);
  ttr::View view() const { return session_.view(person_); }
  void print(const std::string& text) { console_.out << text; }

  TtrSession& session_;
  Seat person_;
  Console& console_;
  BoardWords words_;
  std::vector<std::string> log_;
  std::vector<ttr::Move> payments_;  // asked about; the next number chooses
};

}  // namespace roundhouse::cli
