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
