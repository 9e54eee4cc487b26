# How tests and checks build: optimised, since they ask for two centuries of days over and over, which takes five times as long in a
# debug build; and in a folder of their own, so that a debug build stays as it is. For scripts that use Scripts/test or Scripts/tools.
optimised=(--scratch-path .build/optimised -Xswiftc -O)
