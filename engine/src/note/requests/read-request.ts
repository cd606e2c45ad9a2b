import type { Span } from '../../model/span.ts';
import { splitSentences } from '../../text/sentences.ts';
import { findLabelledTurns } from '../../text/turns.ts';
import { findClosing, findLeadOver, findOpening, findToolGreeting, withMarks, type Found } from './find-in-sentence.ts';
import { isInPlan, isListed, lineAt } from './in-plan.ts';
import { matchWords, startsAsking } from './match-words.ts';
import { isCourtesy, readAsked } from './read-asked.ts';
import type { Request } from './request.ts';

/** How much of a text's beginning and end may be said to a tool, and in how many sentences. */
const headLength = 400;
const tailLength = 300;
const mostSentences = 3;
/** A longer line in the middle of a text is not said to a tool. */
const longestLine = 160;

/** A whole sentence or line that asks for something, with the marks around it. */
function findWhole(text: string, sentence: Span): Found | undefined {
  const asked = readAsked(matchWords(text, sentence));
  if (!asked) return undefined;
  // "GP letter ?PE": the mark is the writer's doubt about what follows it.
  const doubts = text[sentence.end - 1] === '?' && /[\p{L}\d]/u.test(text[sentence.end] ?? '');
  const within = { start: 0, end: doubts ? sentence.end - 1 : text.length };
  return { asked, span: withMarks(text, doubts ? { ...sentence, end: within.end } : sentence, within) };
}

const namesKind = ({ asked }: Found): boolean => asked.plainness > 1 || asked.kinds.length > 0;

/** What a text begins with: requests and courtesies, up to the first words of something else. */
function findAtHead(text: string): Found[] {
  const found: Found[] = [];
  const greetings: Span[] = [];
  const sentences = splitSentences(text, { start: 0, end: Math.min(text.length, headLength) });
  for (const sentence of sentences.slice(0, mostSentences)) {
    const marks = matchWords(text, sentence);
    const whole = findWhole(text, sentence);
    if (whole && namesKind(whole)) found.push(whole);
    else if (isCourtesy(marks)) greetings.push(sentence);
    else {
      const part = findOpening(text, sentence, marks) ?? findClosing(text, sentence, marks);
      const leadOver = found.length > 0 ? findLeadOver(text, sentence, marks) : undefined;
      if (part) found.push(part);
      else if (leadOver) greetings.push(leadOver);
      break;
    }
  }
  return found.length > 0 ? withGreetings(found, greetings) : findGreetingAlone(text, sentences[0]);
}

/** A greeting of the tool that leads in the words of a note. */
function findGreetingAlone(text: string, sentence: Span | undefined): Found[] {
  const span = sentence && findToolGreeting(text, sentence, matchWords(text, sentence));
  return span && span.end < text.length ? withGreetings([], [span]) : [];
}

/** Greetings and thanks beside a request are part of it. */
function withGreetings(found: readonly Found[], greetings: readonly Span[]): Found[] {
  const polite = { kinds: [], style: {}, plainness: 1, hasArticle: false } as const;
  return [...found, ...greetings.map((span): Found => ({ asked: polite, span }))];
}

/** A text, and where on each of its lines somebody first speaks after a label; read when it is first asked for. */
interface Read {
  readonly text: string;
  readonly spokenFrom: (line: Span) => number | undefined;
}

function openText(text: string): Read {
  let byLine: ReadonlyMap<number, number> | undefined;
  const readTurns = (): ReadonlyMap<number, number> =>
    new Map(
      findLabelledTurns(text)
        .toReversed()
        .map(({ start }): [number, number] => [lineAt(text, start).start, start]),
    );
  return { text, spokenFrom: ({ start }) => (byLine ??= readTurns()).get(start) };
}

/** Whether a sentence after the words of a text is said to the tool, and is no order of the plan. */
function isSaidToTool(read: Read, { asked, span }: Found, sentence: Span): boolean {
  const { text } = read;
  if (isListed(text, sentence.start) || isSpoken(read, sentence)) return false;
  const line = lineAt(text, sentence.start);
  const isOwnLine = text.slice(line.start, sentence.start).trim() === '';
  if (asked.beyond === 'treatment' && !isOwnLine) return !text.slice(0, span.start).includes('?');
  if (asked.plainness === 3) return true;
  const isOrderable =
    asked.kinds.some((kind) => kind === 'referral-letter' || kind === 'consult') || asked.beyond !== undefined;
  if (asked.plainness === 1 && (isOrderable || asked.addressee || !isOwnLine || asked.kinds.length === 0)) return false;
  return (asked.hasArticle && !isOrderable) || !isInPlan(text, sentence.start);
}

/** What somebody says in a visit is said to the other one. */
function isSpoken({ text, spokenFrom }: Read, { start }: Span): boolean {
  const line = lineAt(text, start);
  const from = spokenFrom(line);
  return from !== undefined && from > line.start && from <= start;
}

/** What a text ends with. */
function findAtTail(read: Read, after: number): Found[] {
  const { text } = read;
  const found: Found[] = [];
  const greetings: Span[] = [];
  const from = Math.max(after, text.length - tailLength);
  const start = from === after ? after : Math.max(after, text.indexOf('\n', from) + 1 || from);
  const sentences = splitSentences(text, { start, end: text.length });
  for (const sentence of sentences.slice(-mostSentences).reverse()) {
    const whole = findWhole(text, sentence);
    if (whole && isSaidToTool(read, whole, sentence)) found.push(whole);
    else if (isCourtesy(matchWords(text, sentence))) greetings.push(sentence);
    else {
      const closing = whole ? undefined : findClosing(text, sentence, matchWords(text, sentence));
      if (closing && !isListed(text, sentence.start) && !isSpoken(read, closing.span)) found.push(closing);
      break;
    }
  }
  return found.length > 0 ? withGreetings(found, greetings) : [];
}

/** Lines in the middle of a text in which somebody plainly speaks to the tool. */
function findWithin(read: Read, within: Span): Found[] {
  const { text } = read;
  const found: Found[] = [];
  for (let start = within.start; start < within.end;) {
    const line = { start, end: Math.min(lineAt(text, start).end, within.end) };
    start = line.end + 1;
    if (line.end - line.start > longestLine || !startsAsking(text, line)) continue;
    const whole = findWhole(text, line);
    if (whole?.asked.plainness !== 3 || whole.asked.kinds.length === 0 || whole.asked.beyond !== undefined) continue;
    if (isSaidToTool(read, whole, line)) found.push(whole);
  }
  return found;
}

/** All that was found as one request; of two that contradict each other the first counts. */
function joinFound(text: string, found: readonly Found[]): Request {
  const spans = found.map(({ span }) => span).sort((a, b) => a.start - b.start);
  const asked = [...found].sort((a, b) => a.span.start - b.span.start).map((one) => one.asked);
  const addressee = asked.find(({ kinds }) => kinds.includes('referral-letter'))?.addressee;
  const tool = asked.find((one) => one.tool)?.tool;
  const beyond = asked.find((one) => one.beyond)?.beyond;
  return {
    kinds: [...new Set(asked.flatMap(({ kinds }) => kinds))],
    style: Object.assign({}, ...asked.map(({ style }) => style).reverse()) as Request['style'],
    ...(addressee ? { addressee: { ...addressee, text: text.slice(addressee.start, addressee.end) } } : {}),
    ...(tool ? { tool } : {}),
    ...(beyond ? { beyond } : {}),
    spans,
    isWhole: !/[\p{L}\p{N}]/u.test(withoutRequest(text, spans)),
  };
}

/** A text with blanks in place of some of its words, so that all offsets stay. Linear. */
export function withoutRequest(text: string, spans: readonly Span[]): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (end <= at) continue;
    kept += text.slice(at, Math.max(at, start)) + ' '.repeat(end - Math.max(at, start));
    at = end;
  }
  return kept + text.slice(at);
}

/**
 * What a message asks of a tool beside what it is about: a kind of note, how it is to be written, to whom a letter goes, another
 * tool's work, or what no tool does. It may stand first, last, in the line of the text, or alone on a line; an order of a plan
 * ("letter to GP") and what people say in a visit are none. In English and Spanish. Linear in the length of the text.
 * @returns undefined when nothing is asked
 */
export function readRequest(text: string): Request | undefined {
  const whole = text.length <= longestLine ? findWhole(text, { start: 0, end: text.length }) : undefined;
  if (whole) return joinFound(text, [whole]);
  const read = openText(text);
  const head = findAtHead(text);
  const after = Math.max(0, ...head.map(({ span }) => span.end));
  const tail = findAtTail(read, after);
  const before = Math.min(text.length, ...tail.map(({ span }) => span.start));
  const found = [...head, ...findWithin(read, { start: after, end: before }), ...tail];
  return found.length > 0 ? joinFound(text, found) : undefined;
}
