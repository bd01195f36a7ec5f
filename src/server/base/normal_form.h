// Unicode's normal form C, by utf8proc: a name that looks the same is the same.
#pragma once

#include <string>
#include <string_view>

namespace roundhouse::server {

std::string normal_form(std::string_view utf8);  // "" where it is not UTF-8

}  // namespace roundhouse::server
