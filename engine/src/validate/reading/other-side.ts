import type { Span } from '../../model/span.ts';
import { tokenize } from '../../text/tokens.ts';
import { findSide, type Side } from '../specify-side.ts';
import type { WrittenDiagnosis } from './diagnoses.ts';
import type { Naming } from './evidence.ts';
import type { ChartReading } from './read-chart.ts';
import { SpanSet } from './span-set.ts';
import { tellingWords } from './telling-words.ts';
import { stemWord } from './word-stems.ts';

const clauseReach = 60;
const setsApart = /[,;:.\n]|\b(?:and|but|or)\b/i;

/** The one side of a code's title; null for both, for none, and where the words mean something else ("right heart failure"). */
function codedSide(title: string): 'right' | 'left' | null {
  if (/\b(?:dominant|ventric\w+|heart|bundle|quadrant|handed)\b/i.test(title)) return null;
  const side = findSide(title);
  return side === 'bilateral' ? null : side;
}

/** What stands around a name of the condition, from one comma, colon, period or "and" to the next. */
function clauseOf(text: string, { start, end, sentence }: Naming): string {
  const before = text.slice(Math.max(sentence.start, start - clauseReach), start).split(setsApart);
  const after = text.slice(end, Math.min(sentence.end, end + clauseReach)).split(setsApart);
  return `${before.at(-1) ?? ''}${text.slice(start, end)}${after[0] ?? ''}`;
}

interface Titled {
  readonly sites: readonly string[];
  readonly others: readonly string[];
}

/** A phrase that names the condition does; single words of its title do where one tells the part of the body and one what it has. */
function isNamedIn(clause: string, { closeness }: Naming, { sites, others }: Titled): boolean {
  const stems = new Set(tokenize(clause).map(({ lower }) => stemWord(lower)));
  const holds = (wanted: readonly string[]): boolean => wanted.length === 0 || wanted.some((stem) => stems.has(stem));
  return holds(sites) && (closeness > 0 || holds(others));
}

/** What is said of a side for comparison, or of what was: "left knee normal", "the right one healed in 2014". */
export const comparedSide =
  /\b(?:normal|full|ok|okay|fine|unremarkable|unaffected|uninjured|uninvolved|contralateral|compar\w+|intact|painless|non-?tender|negative|never|without|no|recovered|healed|resolved|whole|clear|asymptomatic|ago|(?:19|20)\d\d|\d\s?-\s?1[1-4]\d)\b/i;

/** Something is told of the part of the body on that side, and not only for comparison. */
function isSideTold(
  { text, words }: ChartReading,
  { listed }: WrittenDiagnosis,
  sites: readonly string[],
  side: Side,
): boolean {
  const lines = new SpanSet(listed.map(({ line }) => line));
  return sites
    .flatMap((stem) => words.byStem.get(stem) ?? [])
    .filter((word) => !lines.contains(word))
    .some(({ start, end }) => {
      const before =
        text
          .slice(Math.max(0, start - clauseReach), start)
          .split(/[,;.\n]/)
          .at(-1) ?? '';
      const after = text.slice(end, end + clauseReach).split(/[,;.\n]/)[0] ?? '';
      const told = findSide(before + text.slice(start, end) + after);
      return (told === side || told === 'bilateral') && !comparedSide.test(before + after);
    });
}

/**
 * Where the chart names the condition of a code for one side, and every time of the other: "left knee pain" for the pain in a right
 * knee. Null where it is named of the coded side or without one, in the words beside the code too.
 */
export function findOnlyOtherSide(reading: ChartReading, diagnosis: WrittenDiagnosis): Span | null {
  const { text } = reading;
  const { known, descriptions, evidence } = diagnosis;
  const title = known?.title ?? '';
  const coded = codedSide(title);
  if (coded === null) return null;
  if (descriptions.some(({ start, end }) => findSide(text.slice(start, end)) === coded)) return null;
  const { sites, heads, generic } = tellingWords(title);
  const titled = { sites, others: [...heads, ...generic] };
  const named = evidence.stated.filter((naming) => naming.isNamed && isNamedIn(clauseOf(text, naming), naming, titled));
  const [first] = named;
  const other = coded === 'right' ? 'left' : 'right';
  if (!first || !named.every((naming) => findSide(clauseOf(text, naming)) === other)) return null;
  return isSideTold(reading, diagnosis, sites, coded) ? null : { start: first.start, end: first.end };
}
