// `roundhouse bench`: fixed seeds and bots. The signature changes when play changes; the rest is
// speed.
#pragma once

namespace roundhouse::cli {

int bench(bool json, bool signature_only);

}  // namespace roundhouse::cli
