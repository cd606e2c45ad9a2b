import { afterSubject } from '../knowledge/after-subject.ts';
import { conditionWord } from '../knowledge/assertion-cues.ts';
import type { Span } from '../model/span.ts';
import { identifyingHeadings, leadOnlyBefore, leadWords, weakHeadings } from '../note/data/headings.ts';
import { withoutColumns } from '../note/page-furniture.ts';
import type { Subject } from '../document/subjects.ts';
import { pastCues } from '../knowledge/assertion-cues.ts';
import { headingLeads } from '../knowledge/heading-qualifiers.ts';
import { labForms } from '../knowledge/labs.ts';
import { relativeForms } from '../knowledge/relatives.ts';
import { netOpens } from '../knowledge/safety-nets.ts';
import { socialTopics } from '../knowledge/social-topics.ts';
import { oneOf } from '../text/one-of.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { EntryWords } from './entry-words.ts';
import { nameHeading, type NamedHeading } from './name-heading.ts';
import { describesPastEpisode } from './past-episode.ts';
import { isIdentity } from './says-identity.ts';
import { saysHarm } from './says-harm.ts';
import { wordsIn } from './words-in.ts';

/** A heading at the head of a stretch. `end` is where what stands under it begins. */
export interface Label extends Span {
  readonly kind: 'section' | 'system' | 'test' | 'time' | 'unknown';
  readonly subject?: Subject | undefined;
  readonly name: string;
  /** What it can hold, where it is more than one kind of entry. */
  readonly holds?: readonly Subject[] | undefined;
  /** It stands with a mark (colon, dash, line of its own), or only as the first word of what follows. */
  readonly isMarked: boolean;
  /** Where the words of the label end, its mark left out. */
  readonly nameEnd: number;
}

/** What stands under a heading of who the patient is. */
const introduction: NamedHeading = {
  kind: 'section',
  subject: 'history-of-present-illness',
  name: 'ID',
  holds: ['history-of-present-illness'],
};

/** A year or a word after which a heading of one word was the subject of a sentence. */
const goesOn = new RegExp(String.raw`^(?:(?:19|20)\d\d|${oneOf(afterSubject)})\b`, 'i');

const longestName = 5;
/** How far into a stretch its name can reach. */
const furthest = 60;

const ofName = new Set(
  Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/&+'’().-", (char) => char.charCodeAt(0)),
);
const isOfName = (code: number): boolean => ofName.has(code);

/** The ends of the first words of a stretch, longest first. */
function wordEnds(text: string, start: number, end: number): number[] {
  const ends: number[] = [];
  for (let at = start; at < end && ends.length < longestName && at < start + furthest;) {
    while (at < end && at < start + furthest && isOfName(text.charCodeAt(at))) {
      if (text[at] === '/' && at > start) ends.push(at);
      at += 1;
    }
    ends.push(at);
    if (text[at] !== ' ') break;
    at += 1;
  }
  return ends.reverse();
}

/**
 * What marks a heading: a colon, a dash between spaces, two slashes or angles, a slash after a single letter, the end of
 * the line.
 */
function markAfter(text: string, at: number, end: number, length: number): number | undefined {
  const rest = text.slice(at, Math.min(end, at + 6));
  const mark =
    /^\s{0,2}(?::|--?\s|[–—]\s|=\s|\/\/|>>|\|\s)\s*/.exec(rest) ??
    (length === 1 ? /^\/(?=\s|$)\s*/.exec(rest) : /^>\s\s*/.exec(rest));
  if (mark) return at + mark[0].length;
  return at === end ? end : undefined;
}

/** "*Story*", "[Plan]", "==Labs==": a heading between marks. The range is of its words, `end` of its marks. */
function findWrapped(text: string, { start, end }: Span): (Span & { readonly nameEnd: number }) | undefined {
  const head = text.slice(start, Math.min(end, start + furthest));
  const match = /^([*_=~]{1,3}|\[)([A-Za-z][A-Za-z0-9/&+ .'-]{0,30})([*_=~]{1,3}|\])\s{0,2}:?\s*/.exec(head);
  const [whole, open = '', name = '', close = ''] = match ?? [];
  if (whole === undefined || (open === '[') !== (close === ']') || (open !== '[' && open[0] !== close[0]))
    return undefined;
  return {
    start: start + open.length,
    end: start + whole.length,
    nameEnd: start + open.length + name.trimEnd().length,
  };
}

function readWrapped(text: string, span: Span): Label | undefined {
  const wrapped = findWrapped(text, span);
  if (!wrapped) return undefined;
  const name = text.slice(wrapped.start, wrapped.nameEnd);
  const named = nameHeading(name.toLowerCase(), true);
  return { ...(named ?? { kind: 'unknown', name }), ...wrapped, isMarked: true };
}

/** True for a text whose writer begins no line with a capital, so that headings of the writer's own making have none either. */
export const isWithoutCapitals = (text: string): boolean => !/^[^A-Za-z\n]{0,12}[A-Z][A-Za-z]/m.test(text);

/** "- 2021 em CS": an entry of a list begins with a year sooner than with the time of day. */
const isYearOfList = (text: string, start: number, stamp: string): boolean =>
  /^(?:19|20)\d\d$/.test(stamp) && /(?:^|\n)\s{0,4}[-*•–]\s{0,3}$/.test(text.slice(Math.max(0, start - 10), start));

/**
 * The heading at the head of a range, by the tables of sections and systems; the longest name counts. Without a mark it
 * is one where its name is strong, or in capitals, and what follows does not go on from it.
 * @param at.isHead the range begins a line
 * @param at.isSmall headings of the writer's own making begin with a small letter (`isWithoutCapitals`)
 */
export function findLabel(
  text: string,
  { start, end }: Span,
  { isHead = true, isSmall = false }: { readonly isHead?: boolean; readonly isSmall?: boolean } = {},
): Label | undefined {
  const stamp = /^(?:[01]\d|2[0-3]):?[0-5]\d(?=\s)/.exec(text.slice(start, start + 6));
  if (stamp && text[start + stamp[0].length] === ' ' && !isYearOfList(text, start, stamp[0]))
    return {
      kind: 'time',
      name: stamp[0],
      start,
      end: start + stamp[0].length + 1,
      nameEnd: start + stamp[0].length,
      isMarked: true,
    };
  const columns = isHead ? (findColumns(text, { start, end }) ?? readWrapped(text, { start, end })) : undefined;
  if (columns) return columns;
  for (const at of wordEnds(text, start, end)) {
    const written = text.slice(start, at);
    const key = written.toLowerCase().replace(/[.]$/, '');
    const marked = markAfter(text, at, end, key.length);
    const named = nameHeading(key, isHead && marked !== undefined && marked > at, isHead && marked === at);
    if (!named) continue;
    // A test alone on its line is one that is ordered.
    if (named.kind === 'test' && marked === at) continue;
    if (marked !== undefined) {
      if (key.length === 1 && !isSmall && written !== written.toUpperCase()) continue;
      const heads =
        identifyingHeadings.has(key) && isIdentity(text.slice(marked, marked + furthest)) ? introduction : named;
      return { ...heads, start, end: afterLead(text, marked, end, named), nameEnd: at, isMarked: true };
    }
    const rest = text.slice(at).trimStart();
    if (named.subject === 'follow-up') continue;
    const isLead = leadWords.has(key) || (!weakHeadings.has(key) && named.kind === 'section' && key.length > 1);
    const isCapitals = written === written.toUpperCase() && /[A-Z]{2}/.test(written);
    if (text[at] !== ' ' || goesOn.test(rest) || leadOnlyBefore.get(key)?.test(rest) === false) continue;
    if (isHead ? isLead || isCapitals : leadWords.has(key))
      return { ...named, start, end: afterLead(text, at + 1, end, named), nameEnd: at, isMarked: false };
  }
  return isHead ? findUnknown(text, { start, end }, isSmall) : undefined;
}

/** Histories that a sentence goes on from their names: "PMH significant for gout". */
const introduced: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'medications',
]);
const lead = new RegExp(String.raw`^${oneOf(headingLeads)}\s+(?=\S)`, 'i');
const longestLead = 24;

/** Where what stands under a heading begins, after words that only lead to it. */
function afterLead(text: string, at: number, end: number, { subject }: NamedHeading): number {
  if (!introduced.has(subject)) return at;
  return at + (lead.exec(text.slice(at, Math.min(end, at + longestLead)))?.[0].length ?? 0);
}

/** "Active Problems  Diagnosis  Date Noted": a heading with the names of its columns behind it. */
function findColumns(text: string, { start, end }: Span): Label | undefined {
  const line = text.slice(start, end);
  const bare = withoutColumns(line);
  const name = bare.replace(/\s?:$/, '');
  const named = name === '' || bare === line ? undefined : nameHeading(name.toLowerCase(), false);
  return named?.kind === 'section' ? { ...named, start, end, nameEnd: start + name.length, isMarked: true } : undefined;
}

/** "Mo: schizophrenia" says of whom it is, and heads nothing, as "Last pregnancy: ..." says when it was. */
const relatives: ReadonlySet<string> = new Set(relativeForms);

/** "Safety net: chest pain, collapse" is one statement, which is no finding without its first words. */
const nets: ReadonlySet<string> = new Set(netOpens);

const headsNothing = new RegExp(String.raw`^(?:(?:patient|provider|dob|mrn)$|${conditionWord}\b)`, 'i');

/** "ESR: 29", "Tobacco: never" say what they are of, and head nothing else. */
const isOwnTopic = (name: string, rest: string): boolean =>
  topics.has(name) || (labForms.has(name) && /^[<>≤≥~]?\d/.test(rest));
const topics: ReadonlySet<string> = new Set(socialTopics);

/** "Hx sciatica: in 2020 ..." says what is known. */
const known = new OpeningForms(pastCues);

/** "HER VERSION:", "To do:", "Home =": a heading that no table has. What stands under it says what it is. */
function findUnknown(text: string, { start, end }: Span, isSmall: boolean): Label | undefined {
  const match = /^([A-Za-z][A-Za-z+&/’' ]{1,28}?)\s?(:|=)(?=\s|$)\s*/.exec(
    text.slice(start, Math.min(end, start + 36)),
  );
  if (match?.[1] === undefined) return findCapitals(text, { start, end });
  if (!isSmall && !/^[A-Z]/.test(match[1])) return undefined;
  if (
    relatives.has(match[1].toLowerCase()) ||
    (nets.has(match[1].toLowerCase()) && text.slice(start + match[0].length, end).trim() !== '') ||
    known.opens(match[1].toLowerCase()) ||
    describesPastEpisode(wordsIn(match[1]))
  )
    return undefined;
  const rest = text.slice(start + match[0].length, Math.min(end, start + match[0].length + 2));
  if (isOwnTopic(match[1].toLowerCase(), rest)) return undefined;
  // "Penicillin: throat swelled" says what a substance did.
  if (saysHarm(new EntryWords(text.slice(start, end)))) return undefined;
  if (match[1].split(' ').length > 4 || headsNothing.test(match[1])) return undefined;
  return {
    kind: 'unknown',
    name: match[1],
    start,
    end: start + match[0].length,
    nameEnd: start + match[1].length,
    isMarked: true,
  };
}

/** A line of its own of a few words in capitals, as "ONC HX". */
function findCapitals(text: string, { start, end }: Span): Label | undefined {
  const line = text.slice(start, end);
  if (text[end] !== '\n' || (start > 0 && text[start - 1] !== '\n') || !/^[A-Z][A-Z/&+ ]{2,24}$/.test(line))
    return undefined;
  return { kind: 'unknown', name: line, start, end, nameEnd: end, isMarked: true };
}
