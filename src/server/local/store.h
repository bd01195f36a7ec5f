// The tables of one device as far as they were brought here, and the jobs that are on their way to
// where they are kept. Store, then tell: a job is carried out here when it is kept there.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/store.h"
#include "server/store/store_writer.h"

namespace roundhouse::server {

class LocalStore final : public Store, public StoreWriter {
 public:
  using Keep = std::function<void(int job, const std::string& changes)>;
  explicit LocalStore(Keep keep) : keep_(std::move(keep)) {}

  // As it was kept, or what is wrong with that.
  void bring(std::string_view id, Expected<StoredTable> table);
  bool is_idle() const { return jobs_.empty(); }

  // On its way; kept() or lost() tells how that went.
  void write(WriteJob job, Done done) override;
  void kept(int job);
  void lost(int job, std::string why);

  std::vector<StoreStatus> write(std::span<const WriteJob> jobs) override;
  bool has_traces() const override { return false; }
  bool has_more_old() const override { return false; }
  Loaded load_table(std::string_view id) override;
  // There is one guest, who sits at the device; what there is to list is listed by who keeps it.
  Stored<std::vector<TableSummary>> public_tables(Phase, int) override { return none(); }
  Stored<std::vector<TableSummary>> tables_of(std::string_view, int) override { return none(); }
  Stored<int> count_tables() override { return static_cast<int>(tables_.size()); }
  Stored<std::optional<std::string>> guest_name(std::string_view) override {
    return std::optional<std::string>("");
  }
  Stored<bool> is_banned(std::string_view, std::string_view) override { return false; }
  Stored<std::vector<Order>> orders() override { return std::vector<Order>{}; }

 private:
  struct Job {
    WriteJob writes;
    Done done;
  };
  static std::vector<TableSummary> none() { return {}; }
  Job take(int job);

  Keep keep_;
  std::map<std::string, StoredTable, std::less<>> tables_;
  std::map<std::string, std::string, std::less<>> damaged_;  // and where
  std::map<int, Job> jobs_;
  int last_ = 0;
};

}  // namespace roundhouse::server
