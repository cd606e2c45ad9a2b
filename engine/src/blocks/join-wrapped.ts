import { statementShorts } from '../knowledge/statement-shorts.ts';
import { oneOf } from '../text/one-of.ts';
import { findFurniture } from '../note/page-furniture.ts';
import { splitLines, type Line } from '../text/lines.ts';
import { findLabel, isWithoutCapitals } from './find-label.ts';
import { readMark } from './read-mark.ts';

/** Nobody wraps a text narrower or wider: shorter lines are the entries of a list, longer ones whole paragraphs. */
const narrowest = 40;
const widest = 130;

/** So many full lines, and more of them than of those that nearly are. */
const leastFull = 3;
const nearlyFull = 0.75;

/** Where few lines are full, only a line of so many letters may go on. */
const shortestAlone = 55;
/** By so many letters may a line that was broken by hand be shorter than its margin. */
const slack = 3;

/** By so many where it goes on with a short word in small letters. */
const wideSlack = 12;

/** Short forms that open a statement of their own in notes without full stops; no running text goes on with one of them. */
const opens = new RegExp(String.raw`^${oneOf(statementShorts)}\b`);

/** Two lines that stand directly below each other. */
interface Break {
  readonly before: Line;
  readonly after: Line;
  /** By how many letters the first word of the line below would have gone over the margin in the line above. */
  readonly over: number;
}

/** The first word of the line below would not have fitted into the line above. */
const isFull = ({ over }: Break): boolean => over > 0;

const widthOf = (text: string, { end }: Line): number => end - (text.lastIndexOf('\n', end - 1) + 1);

function breaksOf(text: string, lines: readonly Line[], margin: number): Break[] {
  return lines.slice(1).flatMap((after, at): Break[] => {
    const before = lines[at];
    if (!before || after.afterBlank) return [];
    const next = /^\S+/.exec(after.text)?.[0].length ?? 0;
    return [{ before, after, over: widthOf(text, before) + 1 + next - margin }];
  });
}

/**
 * True where a text was wrapped at its margin: lines pile up there. Of the 104 notes and reports at hand that have four
 * lines or more, none too wide, and were not wrapped, none is taken for one that was; of marked notes wrapped at 50 to 100
 * characters 98 % are.
 */
function isWrapped(text: string, breaks: readonly Break[], margin: number): boolean {
  const full = breaks.filter(isFull).length;
  const near = breaks.filter((one) => !isFull(one) && widthOf(text, one.before) > margin * nearlyFull).length;
  return full >= leastFull && full > near;
}

/**
 * How a line opens an entry of its own: 'sure' where it does whatever stands above it (a known heading with a mark that is
 * not the end of its line); undefined where nothing says so.
 */
function openingOf(text: string, { start, end }: Line, isSmall: boolean): string | undefined {
  const mark = readMark(text, start, end);
  // A number without a mark is a value: "20 mg daily".
  if (mark !== undefined && mark.mark !== 'number') return text.slice(start, mark.end);
  if (mark !== undefined && /\D/.test(text.slice(start, mark.end))) return 'number';
  const label = findLabel(text, { start, end }, { isSmall });
  if (label === undefined || label.kind === 'time') return label?.kind;
  if (label.kind === 'unknown') return `unknown${text.slice(label.nameEnd, label.end).trim()}`;
  if (label.isMarked) return label.nameEnd < end ? 'sure' : 'alone';
  return 'heading';
}

/** The ways in which lines open an entry where nothing above them could go on in them. */
const openingsOf = (
  text: string,
  lines: readonly Line[],
  breaks: readonly Break[],
  isSmall: boolean,
): ReadonlySet<string | undefined> => {
  const below = new Set(breaks.filter(isFull).map(({ after }) => after));
  return new Set(['sure', ...lines.filter((line) => !below.has(line)).map((line) => openingOf(text, line, isSmall))]);
};

/** In a text with few full lines only one without a closing mark goes on, and only in lower case. */
const mayGoOn = ({ before, after }: Break): boolean => !/[.:!?]$/.test(before.text) && /^[a-z(]/.test(after.text);

/** In a wrapped text, a line that was broken a little too early: "..., furosemide / 40, gliclazide 80". */
const goesOnBelow = ({ before, after }: Break): boolean =>
  !/[.:!?;]$/.test(before.text) && /^[a-z(\d]/.test(after.text);

/** Broken by hand: a little short of the margin, or further where the next line can only go on. */
const isByHand = (one: Break): boolean =>
  !isFull(one) &&
  goesOnBelow(one) &&
  (one.over > -slack || (one.over > -wideSlack && /^[a-z]{1,3} /.test(one.after.text) && !opens.test(one.after.text)));

/** The breaks of a text at which its lines were wrapped. */
function wrappedAt(text: string, lines: readonly Line[], breaks: readonly Break[], margin: number): Break[] {
  const full = breaks.filter(isFull);
  if (isWrapped(text, breaks, margin)) {
    const isSmall = isWithoutCapitals(text);
    const openings = openingsOf(text, lines, breaks, isSmall);
    const narrow = breaks.filter(isByHand);
    return [...full, ...narrow]
      .sort((a, b) => a.before.start - b.before.start)
      .filter((one) => {
        const opening = openingOf(text, one.after, isSmall);
        return opening === undefined || !openings.has(opening) || (opening === 'alone' && mayGoOn(one));
      });
  }
  const may = breaks.filter(mayGoOn);
  const alone = may.filter(({ over }) => over > -slack);
  return alone.length * 2 <= may.length
    ? []
    : alone.filter(
        ({ before, after }) =>
          widthOf(text, before) > shortestAlone &&
          !opens.test(after.text) &&
          openingOf(text, after, false) === undefined,
      );
}

/**
 * The text with each line that was wrapped at a margin on one line: blanks take the place of the breaks, so that all ranges
 * stay. A text whose lines are entries stays as it is. Linear in the length of the text.
 */
export function joinWrapped(text: string): string {
  const lines = splitLines(text);
  const margin = lines.reduce((most, line) => Math.max(most, widthOf(text, line)), 0);
  if (lines.length < 2 || margin < narrowest || margin > widest) return text;
  const breaks = breaksOf(text, lines, margin);
  const soft = wrappedAt(text, lines, breaks, margin);
  const printed: ReadonlySet<number> = soft.length === 0 ? new Set<number>() : findFurniture(lines);
  let joined = '';
  let at = 0;
  for (const { before, after } of soft) {
    if (printed.has(before.start) || printed.has(after.start)) continue;
    joined += text.slice(at, before.end) + ' '.repeat(after.start - before.end);
    at = after.start;
  }
  return joined + text.slice(at);
}
