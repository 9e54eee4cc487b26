local arrays = dofile("lunisolar.lua")
local languages = { "zh-Hans", "zh-Hant", "en", "ko", "ja", "vi" }

for _, name in ipairs({ "china", "hongkong", "japan", "korea", "vietnam" }) do
  for day = arrays.first_day - 1, arrays.last_day + 1 do
    local year, month, leap, of_month = arrays.lunar_date(name, day)
    if not year then
      assert(arrays.label(name, day) == nil)
      io.write(name, " ", day, " -\n")
    else
      assert(arrays.day(name, year, month, leap, of_month) == day)
      local labels = {}
      for index, language in ipairs(languages) do labels[index] = arrays.label(name, day, language) end
      local term = arrays.term(name, day) or -1
      io.write(string.format("%s %d %d %d %d %d %d|", name, day, year, month, leap and 1 or 0, of_month, term), table.concat(labels, "|"))
      io.write("|", arrays.mark(day) or -1)
      io.write("\n")
    end
  end
  local count = 0
  for year = 1897, 2102 do
    for n = 0, 14 * 2 * 32 - 1 do
      local month, leap = math.floor(n / 64), math.floor(n / 32) % 2 == 1
      if arrays.day(name, year, month, leap, n % 32) then count = count + 1 end
    end
  end
  io.write(name, " ", count, " dates\n")
end
assert(arrays.lunar_date("nowhere", 0) == nil and arrays.term("nowhere", 0) == nil and arrays.label("china", 0, "eo") == nil)

local days = arrays.last_day - arrays.first_day + 1
local questions = {
  function(n) return arrays.lunar_date("china", arrays.first_day + n) end,
  function(n) return arrays.day("china", 1901 + n % 199, 1 + n % 12, false, 1 + n % 29) end,
  function(n) return arrays.term("china", arrays.first_day + n) end,
}
for _, question in ipairs(questions) do
  local start = os.clock()
  for n = 0, days - 1 do question(n) end
  io.stderr:write(string.format("%.1f ", (os.clock() - start) * 1e9 / days))
end
