-- @title@
-- @head@
-- A calendar is its name. math.floor((os.time() + offset) / 86400) is such a day, offset being the seconds of the local
-- clock before UTC. nil is no answer.

local M = { first_day = @firstDay@, last_day = @lastDay@ }
local first_lunar_year, first_year = @firstLunarYear@, @firstYear@

-- By lunar year: bits 0-12 months of 30 days, 13-16 the leap month or 0, 17-22 days from 19 January to New Year.
local months = {
@months@
}
-- By year: bit k is 1 if term k is a day later than predicted.
local terms = {
@terms@
}
-- The predictions of the first year, in 1/65536 of a day after 1 January.
local bases = {
@bases@
}
-- By language: 24 terms, the first days of 12 months and of 12 leap months, days 2 to 30, the festivals of the region.
local labels = {
@labels@
}
@region@-- By 57 days from the first: a digit for the day among them, one for its festival or 0, one for its mark or 0.
@region@local notes = {
@region@@notes@
@region@}

local floor = math.floor

-- The lowest bits of a word above some others, below a limit.
local function bits(word, lowest, limit) return floor(word / 2 ^ lowest) % limit end

-- The day of 1 January of a year after 0.
local function january(year)
  local before = year - 1
  return 365 * (year - 1970) + floor(before / 4) - floor(before / 100) + floor(before / 400) - 477
end

local function new_year(years, index) return january(first_lunar_year + index - 1) + 18 + bits(years[index], 17, 64) end

local function is_day(day) return day >= M.first_day and day <= M.last_day end

-- The lunar date of a day: year, month, whether it is a leap month, day.
function M.lunar_date(calendar, day)
  local years = months[calendar]
  if not years or not is_day(day) then return nil end
  local index = math.min(floor((day - january(first_lunar_year)) / 365) + 1, #years)
  while new_year(years, index) > day do index = index - 1 end
  local leap, rest, month = bits(years[index], 13, 16), floor(day) - new_year(years, index), 0
  local length = 29 + bits(years[index], 0, 2)
  while rest >= length do
    rest, month = rest - length, month + 1
    length = 29 + bits(years[index], month, 2)
  end
  local number = leap ~= 0 and month >= leap and month or month + 1
  return first_lunar_year + index - 1, number, leap ~= 0 and month == leap, rest + 1
end

-- The day of a lunar date.
function M.day(calendar, year, month, leap, day)
  local years = months[calendar]
  local index = year - first_lunar_year + 1
  local word = years and years[index]
  if not word or month < 1 or month > 12 then return nil end
  local leap_month = bits(word, 13, 16)
  if leap and month ~= leap_month then return nil end
  local before = leap_month ~= 0 and (leap or month > leap_month) and month or month - 1
  if day < 1 or day > 29 + bits(word, before, 2) then return nil end
  local found = new_year(years, index) + 29 * before + day - 1
  for earlier = 0, before - 1 do found = found + bits(word, earlier, 2) end
  return is_day(found) and found or nil
end

-- The day of a solar term of a Gregorian year.
function M.term_day(calendar, year, term)
  local index = year - first_year
  local late = terms[calendar] and terms[calendar][index + 1]
  local base = bases[calendar] and bases[calendar][term + 1]
  if not late or not base then return nil end
  return january(first_year) + 365 * index + floor((15873 * index + base) / 65536) + bits(late, term, 2)
end

-- The term of a day; nil for most days.
function M.term(calendar, day)
  if not terms[calendar] or not is_day(day) then return nil end
  local year = first_year + floor((day - M.first_day) / 366)
  while january(year + 1) <= day do year = year + 1 end
  local term = floor((day - january(year)) / 16)
  while term < 23 and M.term_day(calendar, year, term) < day do term = term + 1 end
  return M.term_day(calendar, year, term) == day and term or nil
end

@region@-- The festival and the mark of a day of the region, each 0 if it has none. "#" is the digit 0.
@region@local function noted(day)
@region@  local index = floor(day) - M.first_day
@region@  local text = notes[floor(index / 57) + 1] or ""
@region@  for start = 1, #text, 3 do
@region@    local digit, festival, mark = text:byte(start, start + 2)
@region@    if digit - 35 == index % 57 then return festival - 35, mark - 35 end
@region@  end
@region@  return 0, 0
@region@end
@region@
@region@-- 1 on a day off of the region, 2 on a day worked for one, 3 on half a day off, 0 on others; nil where nobody has decided.
@region@function M.mark(day)
@region@  local _, mark = noted(day)
@region@  return (mark > 0 or day >= @firstDecided@ and day <= @lastDecided@) and mark or nil
@region@end
@region@
-- The label under the number of a day: its term, else its month on the first day, else its lunar day.
function M.label(calendar, day, language)
  local year, month, leap, of_month = M.lunar_date(calendar, day)
  local texts = labels[language or "@language@"]
  if not year or not texts then return nil end
@region@  local festival = noted(day)
@region@  if festival > 0 and texts[77 + festival] ~= "" then return texts[77 + festival] end
  local first = 23 + (leap and 12 or 0) + month
  return texts[1 + (M.term(calendar, day) or (of_month > 1 and 46 + of_month or first))]
end

return M
