// The compiled part of Asio and Beast, once for the whole program (see CMakeLists.txt).
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
