import type { Item } from './spoken-marks.ts';

const systems = new Set(
  'constitutional general eyes cardiovascular respiratory pulmonary gastrointestinal genitourinary musculoskeletal neurological neurologic psychiatric psychological integumentary skin endocrine hematologic lymphatic allergic immunologic breast heent ears'.split(
    ' ',
  ),
);

interface Line {
  /** Index of its first item. */
  readonly at: number;
  readonly words: readonly string[];
  /** The words before a colon within its first seven items. */
  readonly label: readonly string[];
  readonly marked: boolean;
  /** "two period gout": it begins with its number. */
  readonly numbered: boolean;
}

function readLine(items: readonly Item[], at: number, end: number): Line {
  const row = items.slice(at, end);
  const words = row.flatMap((item) => (item.kind === 'word' ? [item.text.toLowerCase()] : []));
  const colon = row.slice(0, 8).findIndex((item) => item.kind === 'mark' && item.text === ':');
  const head = row.slice(0, Math.max(0, colon));
  const plain = head.every((item) => item.kind === 'word' || item.text === ',');
  const label = plain ? head.map((item) => item.text.toLowerCase()) : [];
  const numbered =
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/.test(words[0] ?? '') && row[1]?.text === '.';
  return { at, words, label, marked: row[0]?.kind === 'bullet', numbered };
}

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  let at = 0;
  items.forEach((item, index) => {
    if (item.kind !== 'break') return;
    lines.push(readLine(items, at, index));
    at = index + 1;
  });
  lines.push(readLine(items, at, items.length));
  return lines;
}

const isSystem = (line: Line): boolean => systems.has(line.label[0] ?? '');
const partsOfPlan =
  /\b(?:reasoning|decision|treatment|testing|workup|education|counseling|referrals?|monitoring|medications?|rationale|imaging|labs?)\b/;
const isPartOfPlan = (line: Line): boolean => line.label.length > 0 && partsOfPlan.test(line.label.join(' '));

/** "Hypertension." on a short line of its own: a problem, under which its reasoning and treatment are listed. */
const isProblemTitle = (line: Line): boolean =>
  line.label.length === 0 && line.words.length > 0 && line.words.length <= 7;

/** The list mark of each line that is one of several labelled parts of a problem, or one of several body systems. */
function listMarks(lines: readonly Line[]): Map<number, string> {
  const marks = new Map<number, string>();
  let mark = '';
  lines.forEach((line, index) => {
    if (isProblemTitle(line)) mark = line.numbered ? '-' : '•';
    else if (!isPartOfPlan(line) || line.marked) mark = '';
    else if (mark !== '') marks.set(line.at, mark);
    const near = [lines[index - 1], lines[index + 1]];
    if (isSystem(line) && !line.marked && near.some((other) => other !== undefined && isSystem(other)))
      marks.set(line.at, '•');
  });
  return marks;
}

/**
 * Marks dictated lines as a list where they are one: the labelled parts of a plan under the line that names their problem, and
 * body systems one after the other. Nothing but the mark is added.
 */
export function markListLines(items: readonly Item[]): Item[] {
  if (!items.some((item) => item.kind === 'break')) return [...items];
  const marks = listMarks(linesOf(items));
  return items.flatMap((item, index): Item[] => {
    const text = marks.get(index);
    return text === undefined
      ? [item]
      : [{ kind: 'bullet', text, start: item.start, end: item.start, tight: false }, item];
  });
}
