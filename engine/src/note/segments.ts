import type { Span } from '../model/span.ts';
import { isSpaceAt } from '../text/even-spaces.ts';
import { splitLines } from '../text/lines.ts';
import { headingRows, leadOnlyBefore, leadWords, testHeadings, weakHeadings } from './data/headings.ts';
import { findFurniture, withoutColumns } from './page-furniture.ts';
import type { Subject } from '../document/subjects.ts';

/** A stretch of a note under one heading; `subject` is undefined where no heading stands before it. */
export interface Segment extends Span {
  readonly subject: Subject | undefined;
  /**
   * True when the heading stands on a line of its own: all that follows is under it. After "VS: ..." or "plan ..." on the same line
   * only the first sentence is sure to be; what follows may have gone on to something else.
   */
  readonly firm: boolean;
}

const headings = new Map<string, Subject>();
for (const [subject, names] of headingRows)
  for (const name of names.split('|')) if (!headings.has(name)) headings.set(name, subject);

const normal = (text: string): string => text.toLowerCase().replace(/[*#_]/g, '').replace(/\s+/g, ' ').trim();

interface Heading {
  readonly subject: Subject;
  /** Where what stands under it begins. */
  readonly end: number;
}

/** "Chief Complaint: knee pain", "## Plan", "ASSESSMENT", "plan xr r knee". */
function readHeading(line: string): Heading | undefined {
  const lead = /^[#*_\s>•\d.)(-]{0,8}/.exec(line)?.[0].length ?? 0;
  const colon = /^([A-Za-z][A-Za-z0-9 /&,'’().-]{0,48}?)[*_]{0,3}\s{0,2}(?::|\s[–—-]\s)[*_]{0,3}\s{0,4}/.exec(
    line.slice(lead),
  );
  if (colon?.[1] !== undefined) {
    const name = normal(colon[1]);
    const subject = headings.get(name);
    if (subject) return { subject, end: testHeadings.has(name) ? lead : lead + colon[0].length };
  }
  // "EXAM. BP 118/74": a name in capitals with a full stop.
  const stopped = /^([A-Z][A-Z &/]{2,30})\.\s{1,2}(?=\S)/.exec(line.slice(lead));
  const ofStopped = stopped?.[1] === undefined ? undefined : headings.get(normal(stopped[1]));
  if (stopped && ofStopped) return { subject: ofStopped, end: lead + stopped[0].length };
  // "MENTAL STATUS" may be two columns of a table, or a heading of its own.
  const whole = normal(line.slice(lead)).replace(/[:.]$/, '');
  const bare = headings.has(whole) ? whole : normal(withoutColumns(line.slice(lead)));
  const marked = /^[#*_]/.test(line) || line === line.toUpperCase();
  const alone = bare.length < 50 ? headings.get(bare.replace(/[:.]$/, '')) : undefined;
  if (
    alone &&
    /[A-Za-z]{2}|[A-Za-z]\s?[/&]\s?[A-Za-z]/.test(line) &&
    (marked ||
      line.endsWith(':') ||
      bare !== normal(line.slice(lead)) ||
      (!weakHeadings.has(bare) && /^[A-Z]/.test(line)))
  )
    return { subject: alone, end: line.length };
  return leadSubject(line);
}

/** A subject named by the first word of a telegraphic sentence ("Plan admit, ...", "PMH asthma"), and where the rest begins. */
export function leadSubject(sentence: string): { readonly subject: Subject; readonly end: number } | undefined {
  const first = /^([A-Za-z/&]{2,14})\s{1,3}(?=\S)/.exec(sentence);
  const subject = first?.[1] === undefined ? undefined : leadWords.get(first[1].toLowerCase());
  if (!first || !subject) return undefined;
  const rest = sentence.slice(first[0].length);
  if (/^(?:is|are|was|were|of|to|for|that|and|in|with|has|had|as|will|on|reviewed|include)\b/i.test(rest))
    return undefined;
  if (leadOnlyBefore.get(first[1]?.toLowerCase() ?? '')?.test(rest) === false) return undefined;
  return { subject, end: first[0].length };
}

const nameBeforeColon = /(?:^|[.;,]\s|\s{1,3})((?:[A-Za-z][A-Za-z&/-]*\s){0,3}[A-Za-z][A-Za-z&/-]*):\s?/g;

/** A letter, `&`, `-` or `/`. */
const isOfName = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 38 || code === 45 || code === 47;

/** One to four words before each colon of a line. Only what stands right before a colon is looked at. */
function namesBeforeColons(line: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let done = 0;
  for (let colon = line.indexOf(':'); colon >= 0; colon = line.indexOf(':', colon + 1)) {
    let from = colon;
    // Three spaces within the name and three before it, and one mark before those.
    for (let spaces = 0; from > done && spaces < 7; from -= 1) {
      if (isSpaceAt(line, from - 1)) spaces += 1;
      else if (!isOfName(line.charCodeAt(from - 1))) break;
    }
    nameBeforeColon.lastIndex = Math.max(done, from - 1);
    const match = nameBeforeColon.exec(line.slice(0, colon + 2));
    if (!match) continue;
    found.push(match);
    done = match.index + match[0].length;
  }
  return found;
}

/** Headings in the middle of a line: "CC: cough. PMH: asthma. Meds: albuterol". Known names before a colon only. */
function inlineHeadings(line: string): { at: number; end: number; subject: Subject }[] {
  const found: { at: number; end: number; subject: Subject }[] = [];
  for (const match of namesBeforeColons(line)) {
    const words = (match[1] ?? '').split(/\s/);
    for (let skip = 0; skip < words.length; skip += 1) {
      const name = words.slice(skip).join(' ');
      const subject = headings.get(name.toLowerCase());
      const strong = subject && (/^[A-Z]/.test(name) || !weakHeadings.has(name.toLowerCase()));
      if (!subject || !strong || (name.length === 1 && name !== name.toUpperCase())) continue;
      const end = match.index + match[0].length;
      // "I:C 1:10" (insulin to carbohydrate), "I:E", "A:G" are ratios.
      if (name.length === 1 && /^[A-Z]\b/.test(line.slice(end))) continue;
      const at = end - match[0].length + match[0].lastIndexOf(name);
      found.push({ at, end: testHeadings.has(name.toLowerCase()) ? at : end, subject });
      break;
    }
  }
  return found;
}

/**
 * Cuts a note into the stretches under its headings: on lines of their own, before a colon, within a line, or as the first
 * word of a telegraphic line. Text before the first heading has no subject. "Rx" right after what is thought is what is
 * prescribed, elsewhere what is taken. Linear.
 */
export function splitSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  let current: { subject: Subject | undefined; firm: boolean; start: number; end: number } | undefined;
  const open = (subject: Subject | undefined, firm: boolean, start: number): void => {
    if (current && current.end > current.start) segments.push(current);
    current = { subject, firm, start, end: start };
  };
  open(undefined, false, 0);
  const lines = splitLines(text);
  const furniture = findFurniture(lines);
  for (const line of lines) {
    // "HOSPITAL COURSE BY PROBLEM" has the form of the name of a hospital.
    if (furniture.has(line.start) && !headings.has(normal(line.text).replace(/[:.]$/, ''))) {
      // What follows stands under the same heading, in a stretch of its own.
      const { subject, firm } = current ?? { subject: undefined, firm: false };
      open(subject, firm, line.end);
      continue;
    }
    const heading = readHeading(line.text);
    let from = 0;
    if (heading) {
      open(heading.subject, heading.end >= line.text.length, line.start + heading.end);
      from = heading.end;
    }
    for (const inline of inlineHeadings(line.text)) {
      if (inline.at < from) continue;
      if (current) current.end = Math.max(current.end, line.start + inline.at);
      open(inline.subject, inline.end >= line.text.length, line.start + inline.end);
      from = inline.end;
    }
    if (current) current.end = line.end;
  }
  if (current && current.end > current.start) segments.push(current);
  return segments.map((segment, at) =>
    /\brx\W{0,6}$/i.test(text.slice(Math.max(0, segment.start - 10), segment.start)) &&
    segments.slice(Math.max(0, at - 3), at).some(({ subject }) => subject === 'assessment')
      ? { ...segment, subject: 'plan' }
      : segment,
  );
}
