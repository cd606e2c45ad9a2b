import { afterMeasures } from './data/spoken-measures.ts';
import { oneOf } from './one-of.ts';
import type { Step } from './spoken-dates.ts';
import { readSpokenNumber } from './spoken-numbers.ts';

const isSaidInHundreds = (words: readonly string[], at: number, used: number): boolean =>
  words.slice(at, at + used).includes('hundred');

const measures =
  /^(?:rate|pressure|systolic|diastolic|pulse|sugars?|glucose|weight|weighs|levels?|dose|dosed|running|heart|saturation|oxygen|platelets|cholesterol|triglycerides|ldl|hdl|psa|inr|height|flow|angle|degrees)$/;

const measured = new RegExp(`^${oneOf(afterMeasures)}`);

/** "heart rate at one twenty" and "started at two fifty milligrams" state no time. */
const isMeasured = (words: readonly string[], at: number, rest: string): boolean =>
  measured.test(rest) || words.slice(Math.max(0, at - 7), at).some((word) => measures.test(word));

/** "eight thirty a.m." or "eight thirty in the morning" -> 8:30. */
export function readTime(words: readonly string[], at: number): Step | undefined {
  const whole = readSpokenNumber(words, at);
  if (!whole || !/^(?:[1-9]|1[0-2])[0-5]\d$/.test(whole.value)) return undefined;
  const rest = words.slice(at + whole.used, at + whole.used + 3).join(' ');
  const before = words[at - 1] ?? '';
  if (isSaidInHundreds(words, at, whole.used)) return undefined;
  const half = /^(?:am|pm|a\.m|p\.m|a m|p m|in the (?:morning|evening|afternoon)|at night|o'clock)/.test(rest);
  if (!half && (before !== 'at' || !/^(?:$|[a-z])/.test(rest) || isMeasured(words, at, rest))) return undefined;
  return { text: `${whole.value.slice(0, -2)}:${whole.value.slice(-2)}`, used: whole.used };
}
