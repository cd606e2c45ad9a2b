import type { Span } from '../model/span.ts';
import type { ReadText } from '../text/read-text.ts';
import { findMarks } from '../note/split-enumerated.ts';
import { cutSentences } from './cut-sentences.ts';
import type { Label } from './find-label.ts';
import { findLabel } from './find-label.ts';
import type { LineShape } from './line-shape.ts';

/** A stretch of one line under at most one label. */
export interface Stretch extends Span {
  readonly line: LineShape;
  readonly label?: Label | undefined;
  /** It begins the line, behind its mark. */
  readonly isHead: boolean;
}

/** The stretches of a line: at its head, and from each heading behind the end of a sentence on. */
export function cutAtLabels(read: ReadText, line: LineShape, isSmall: boolean): Stretch[] {
  const { text } = read;
  const body = { start: line.body, end: line.end };
  const head = findLabel(text, body, { isSmall });
  const out: Stretch[] = [];
  let label = head;
  let start = line.body;
  let isHead = true;
  const from = head?.end ?? line.body;
  for (const sentence of cutSentences(read, { start: from, end: line.end }).slice(1)) {
    // A list that was put on one line keeps its marks: "no rash. - Skin: dry".
    const mark = /^[-*•]\s/.test(text.slice(sentence.start, sentence.start + 2)) ? 2 : 0;
    const next = findLabel(text, { start: sentence.start + mark, end: sentence.end }, { isHead: false });
    // A note that goes by the clock goes on by it within a line.
    if (!next || (next.kind === 'time' && head?.kind !== 'time')) continue;
    out.push({ line, label, start, end: sentence.start, isHead });
    [label, start, isHead] = [next, sentence.start, false];
  }
  out.push({ line, label, start, end: line.end, isHead });
  return out.flatMap((stretch) => cutAtNumbers(text, stretch));
}

/** A number after the end of a sentence: of a line that is numbered itself one of them is enough. */
const isAfterSentence = (text: string, at: number): boolean => /[.;]\s+$/.test(text.slice(Math.max(0, at - 4), at));

/** Where the numbers of a list stand that is written in one line, or goes on in the line of one of its entries: "5. Diet. 6. Bloods". */
function marksIn(text: string, { start, end, label, line }: Stretch): number[] {
  const from = label?.end ?? start;
  const own = line.mark === 'number' ? line.number : undefined;
  const marks = findMarks(text.slice(from, end), (own ?? 0) + 1).map((at) => from + at);
  const least = own !== undefined && isAfterSentence(text, marks[0] ?? 0) ? 1 : 2;
  return marks.length < least ? [] : marks;
}

/** A numbered list that is written in one line: each of its entries is a stretch of its own. */
function cutAtNumbers(text: string, stretch: Stretch): Stretch[] {
  const { start, end, line } = stretch;
  const marks = marksIn(text, stretch);
  const [first] = marks;
  if (first === undefined) return [stretch];
  const before = text.slice(start, first).trimEnd();
  const head = /[\p{L}\d]/u.test(before) ? [{ ...stretch, end: start + before.length }] : [];
  return [
    ...head,
    ...marks.map((at, index): Stretch => {
      const body = at + (/^(?:\(?\d{1,2}[.)]|number \d{1,2}[,:.]?)\s*/i.exec(text.slice(at, at + 14))?.[0].length ?? 0);
      const next = marks[index + 1] ?? end;
      const ends = at + text.slice(at, next).trimEnd().length;
      return { line: { ...line, mark: 'number', body }, start: body, end: ends, isHead: true };
    }),
  ];
}
