# Sourced by the scripts of this folder: the root of the repository and a node that is new enough.

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$ROOT"
export PATH="$ROOT/.tools/node_modules/.bin:$PATH"

# Official node binaries ignore the system's certificates, and hang behind a private authority.
if [ -z "${NODE_EXTRA_CA_CERTS:-}" ] && [ -f /etc/ssl/certs/ca-certificates.crt ]; then
  export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
fi

# What one checkout has compiled serves another: the compiler cache sees paths below the root only.
export CCACHE_BASEDIR="$ROOT" CCACHE_NOHASHDIR=1

say() { printf '\n== %s\n' "$*"; }

# beside COMMAND… runs it in the background, as many at a time as there are cores; its output comes whole when it is done.
# all_done waits for them; it fails when one failed, and FAILED_BESIDE says how many did.
beside() {
  while [ "$(jobs -rp | wc -l)" -ge "${JOBS:-$(nproc)}" ]; do sleep 0.1; done
  (
    set +e  # not `|| status=$?`: that would switch off -e inside of what runs
    output="$(set -e; "$@" 2>&1)"
    status=$?
    if [ -n "$output" ]; then printf '%s\n' "$output"; fi
    exit "$status"
  ) &
  BESIDE+=("$!")
}

all_done() {
  FAILED_BESIDE=0
  for job in "${BESIDE[@]}"; do wait "$job" || FAILED_BESIDE=$((FAILED_BESIDE + 1)); done
  BESIDE=()
  [ "$FAILED_BESIDE" -eq 0 ]
}
BESIDE=()
