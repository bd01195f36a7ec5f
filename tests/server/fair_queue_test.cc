#include "server/base/fair_queue.h"

#include <gtest/gtest.h>

namespace roundhouse::server {
namespace {

using Queue = FairQueue<std::string>;

std::string popped(Queue& queue) {
  std::string all;
  while (!queue.empty()) all += queue.pop() + ' ';
  return all;
}

TEST(FairQueue, OneWithManyWorksDelaysAnotherByOne) {
  Queue queue;
  for (const char* work : {"a1", "a2", "a3", "a4"}) queue.push({"there", "ann"}, work);
  queue.push({"here", "bob"}, "b1");
  queue.push({"here", "bob"}, "b2");
  EXPECT_EQ(queue.size(), 6u);
  EXPECT_EQ(popped(queue), "a1 b1 a2 b2 a3 a4 ");
}

TEST(FairQueue, ManyNamesOfOneAddressAreOneVisitorToTheOthers) {
  Queue queue;
  for (const char* guest : {"a", "b", "c", "d"}) queue.push({"there", guest}, guest);
  queue.push({"there", "a"}, "a2");
  queue.push({"here", "x"}, "x1");
  queue.push({"here", "x"}, "x2");
  EXPECT_EQ(popped(queue), "a x1 b x2 c d a2 ");
}

TEST(FairQueue, TablesWherePeoplePlayComeBeforeThoseThatAreWatched) {
  Queue queue;
  queue.push({"there", "ann", false}, "watched");
  queue.push({"there", "ann", true}, "played");
  queue.push({"here", "bob", true}, "played too");
  EXPECT_EQ(popped(queue), "played played too watched ");
}

TEST(FairQueue, TellsHowManyComeFirst) {
  Queue queue;
  for (int i = 0; i < 400; ++i) queue.push({"there", "ann"}, "a");
  EXPECT_EQ(queue.ahead_of({"here", "bob"}), 1u) << "one turn of the other address";
  EXPECT_EQ(queue.ahead_of({"there", "bob"}), 2u) << "and one of the other guest";
  EXPECT_GE(queue.ahead_of({"there", "ann"}), 400u);
  EXPECT_EQ(queue.ahead_of({"here", "bob", false}), 1u);
}

}  // namespace
}  // namespace roundhouse::server
