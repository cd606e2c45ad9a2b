import type { Finding } from '../../model/finding.ts';
import { everydayNames } from '../../lexicons/everyday-names.ts';
import { foldWord } from '../../lexicons/fold-word.ts';
import { eponyms } from '../../lexicons/eponyms.ts';
import { facilityHeads } from '../../lexicons/facilities.ts';
import { peoples } from '../../lexicons/peoples.ts';
import { clinicalAcronyms } from '../../lexicons/clinical-acronyms.ts';
import { FirstLetters } from './first-letters.ts';
import { isEponymUse } from './name-shape.ts';
import { innerWords, isGenericWord } from './place-words.ts';
import type { Candidate } from './recogniser.ts';
import { beginsSentence, indexAt, onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';

const trusted = 0.6;
const headWords = new Set(facilityHeads.flatMap(([head]) => head.split(' ')));
/** Words before a bare English word that make it the place that was named in full before. */
const placing = new Set(['at', 'to', 'from', 'the', 'via', 'per', 'by', 'in', 'of', 'with', '"', '\u201c', '@']);

interface Known {
  /** The own words of names, by their first word: "Harbor Point" of "Harbor Point Gastroenterology". */
  readonly leads: Map<string, (readonly string[])[]>;
  /** Words of names that stand for the whole, with whether they are unlike any English word. */
  readonly words: Map<string, boolean>;
  readonly initials: Set<string>;
  /** How all of these begin, folded, and how long they are. */
  readonly letters: FirstLetters;
}

const mostKnown = 20_000;

function isOwn(token: Token): boolean {
  return (
    !isGenericWord(token) && !headWords.has(token.folded) && !innerWords.has(token.folded) && token.text.length > 1
  );
}

/** The first letters of the capitalised words of a name: SJMC of "St. Joseph's Medical Center". */
function initialsOf(words: readonly Token[]): string[] {
  const capitals = words.filter(({ shape, folded }) => shape !== 'lower' && !innerWords.has(folded));
  const letters = capitals.map(({ text }) => text.charAt(0).toUpperCase()).join('');
  const all = words.map(({ text }) => text.charAt(0).toUpperCase()).join('');
  return [letters, all].filter(
    (initials) => initials.length >= 3 && initials.length <= 6 && !clinicalAcronyms.has(initials.toLowerCase()),
  );
}

function learn(known: Known, words: readonly Token[]): void {
  const whole = words.map(({ folded }) => folded);
  const head = whole[0] ?? '';
  if (whole.length > 1 && words.some(isOwn))
    known.leads.set(head, [...(known.leads.get(head) ?? []).slice(0, 8), whole]);
  const start = words.findIndex(isOwn);
  if (start < 0 || known.leads.size > mostKnown) return;
  let end = start;
  for (let next = words[end]; next !== undefined && isOwn(next); next = words[end]) end++;
  const lead = words.slice(start, end);
  const first = lead[0]?.folded ?? '';
  if (lead.length > 1)
    known.leads.set(first, [...(known.leads.get(first) ?? []).slice(0, 8), lead.map(({ folded }) => folded)]);
  for (const token of lead) {
    const isStrange = !token.facts.isEnglish && !eponyms.has(token.folded);
    if (peoples.has(token.folded)) continue;
    if (token.text.length >= 4 && !token.facts.isMedical) known.words.set(token.folded, isStrange);
  }
  for (const initials of initialsOf(words)) known.initials.add(initials);
}

/** The words of a finding up to its first comma, without the ends of genitives. */
function wordsOf(scan: Scan, from: number, end: number): Token[] {
  const words: Token[] = [];
  for (let index = from; tokenAt(scan, index).start < end && index < scan.tokens.length; index++) {
    const token = tokenAt(scan, index);
    if (token.text === ',' || token.folded === 'at' || token.text === '@') break;
    if (token.kind === 'word' && token.text.length + (token.gap === 'none' ? 0 : 1) > 1) words.push(token);
  }
  return words;
}

function collect(scan: Scan, findings: readonly Finding[]): Known {
  const known: Known = { leads: new Map(), words: new Map(), initials: new Set(), letters: new FirstLetters() };
  for (const { start, end, kind, score, rule } of findings) {
    if (kind === 'LOCATION' && score >= trusted && (rule.startsWith('facility') || rule === 'place-trigger'))
      learn(known, wordsOf(scan, indexAt(scan, start), end));
  }
  for (const word of known.leads.keys()) known.letters.add(word);
  for (const word of known.words.keys()) known.letters.add(word);
  for (const initials of known.initials) known.letters.add(foldWord(initials));
  return known;
}

/** Index after the words of a lead that stand here, whatever stops and apostrophes stand between them, or the index. */
function matchLead(scan: Scan, index: number, lead: readonly string[]): number {
  let at = index;
  for (const [step, word] of lead.entries()) {
    while (step > 0 && tokenAt(scan, at).kind === 'mark' && tokenAt(scan, at).gap === 'none' && at < index + 16) at++;
    if (tokenAt(scan, at).folded !== word || (step > 0 && !onSameLine(tokenAt(scan, at)))) return index;
    at++;
  }
  return at;
}

/** True for "the Bluff": an article shows that a word of every day is meant as a name. */
function repeatsQuoted(scan: Scan, index: number): boolean {
  return tokenAt(scan, index - 1).folded === 'the';
}

/** Index after a repeat of a known name at a token, or the index itself. */
function repeatAt(scan: Scan, index: number, { leads, words, initials }: Known): number {
  const token = tokenAt(scan, index);
  for (const lead of leads.get(token.folded) ?? []) {
    const to = matchLead(scan, index, lead);
    if (to > index) return to;
  }
  if (token.shape === 'upper' && initials.has(token.text) && scan.letterCase === 'mixed') return index + 1;
  const isStrange = words.get(token.folded);
  if (isStrange === undefined || isEponymUse(scan, index + 1)) return index;
  if (isStrange) return index + 1;
  if (everydayNames.has(token.folded) && !repeatsQuoted(scan, index)) return index;
  const isPlaced =
    placing.has(tokenAt(scan, index - 1).folded) &&
    (tokenAt(scan, index - 2).text === '"' || !beginsSentence(scan, index - 1));
  return scan.letterCase === 'mixed' && isPlaced && token.shape === 'capital' ? index + 1 : index;
}

/** Finds places that were named in full elsewhere in the text: by their own words, or by their first letters. */
export function findPlaceRepeats(scan: Scan, findings: readonly Finding[]): Candidate[] {
  const known = collect(scan, findings);
  if (known.words.size === 0 && known.initials.size === 0) return [];
  const repeats: Candidate[] = [];
  let covered = 0;
  for (const index of scan.nameWords) {
    const { start, folded } = tokenAt(scan, index);
    if (!known.letters.mayHold(folded.charCodeAt(0), folded.length)) continue;
    while (covered < findings.length && (findings[covered]?.end ?? 0) <= start) covered++;
    if ((findings[covered]?.start ?? Infinity) <= start) continue;
    const to = repeatAt(scan, index, known);
    if (to === index) continue;
    const evidence = 'part of a place named elsewhere in the text';
    repeats.push({
      start,
      end: tokenAt(scan, to - 1).end,
      kind: 'LOCATION',
      rule: 'place-repeat',
      score: 0.65,
      evidence,
    });
  }
  return repeats;
}
