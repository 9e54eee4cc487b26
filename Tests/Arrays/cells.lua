-- The plug-in of the article, at the first and the last minute of local days around terms and New Year.
local update = dofile("plugin.lua").update
local function line(year, month, day, hour, min)
  return update(os.time({ year = year, month = month, day = day, hour = hour, min = min })).text
end
print(line(2026, 2, 4, 0, 1), line(2026, 2, 16, 23, 59), line(2026, 2, 17, 0, 1), line(2026, 7, 16, 12, 0))
