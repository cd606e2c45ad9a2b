import { monthNumbers, monthsAlsoWords } from './data/months.ts';
import { year, type Step } from './spoken-dates.ts';
import { readNumeral } from './spoken-fractions.ts';
import { readOrdinal, readSpokenNumber } from './spoken-numbers.ts';

/** "march five two thousand nine" -> 5, 2009; only with its year, since "march five" may be a verb. */
function readCountedDay(words: readonly string[], at: number): Step | undefined {
  const day = readNumeral(words, at);
  if (!day || !/^(?:[1-9]|[12]\d|3[01])$/.test(day.value)) return undefined;
  const comma = words[at + day.used] === ',' ? 1 : 0;
  const after = readNumeral(words, at + day.used + comma);
  return after && year(after.value)
    ? { text: `${day.value}, ${after.value}`, used: day.used + comma + after.used }
    : undefined;
}

/** "january tenth two thousand nine" -> January 10, 2009; "june third" -> June 3. */
export function readMonthDate(words: readonly string[], at: number): Step | undefined {
  const month = words[at] ?? '';
  if (!Object.hasOwn(monthNumbers, month) || month.length < 3) return undefined;
  const name = month[0]?.toUpperCase() + month.slice(1);
  const day = readOrdinal(words, at + 1);
  const comma = words[at + 1 + (day?.used ?? 0)] === ',' ? 1 : 0;
  const after = readSpokenNumber(words, at + 1 + (day?.used ?? 0) + comma);
  if (day && after && year(after.value))
    return { text: `${name} ${day.value}, ${after.value}`, used: 1 + day.used + comma + after.used };
  if (day) return { text: `${name} ${day.value}`, used: 1 + day.used };
  const counted = readCountedDay(words, at + 1);
  if (counted) return { text: `${name} ${counted.text}`, used: 1 + counted.used };
  if (monthsAlsoWords.has(month)) return undefined;
  const of = words[at + 1] === 'of' ? 1 : 0;
  const only = readSpokenNumber(words, at + 1 + of);
  return only && year(only.value) ? { text: `${name} ${only.value}`, used: 1 + of + only.used } : undefined;
}
