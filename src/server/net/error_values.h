// Errors of Asio as values: what is awaited with it gives (error, …) and throws nothing.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace roundhouse::server {

inline constexpr auto kErrorValues = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace roundhouse::server
