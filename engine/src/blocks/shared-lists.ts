import {
  beforeVerbs,
  conditionMet,
  exampleCues,
  listTails,
  notListed,
  openConditions,
  orderingVerbs,
  removingVerbs,
} from '../knowledge/shared-heads.ts';
import type { Span } from '../model/span.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { ReadText } from '../text/read-text.ts';
import { EntryWords, headOf, wordsAt, type Clauses } from './entry-words.ts';
import { lengthByStop } from './came-of-drug.ts';
import { lengthByNet } from './says-safety-net.ts';
import { wordsIn } from './words-in.ts';

const removing = new OpeningForms(removingVerbs);
const ordering = new OpeningForms(orderingVerbs);

/** So many clauses, and words in each, may make up one list. */
const longestList = 8;
const mostInItem = 4;
const mostBefore = 3;
const joiner = /^(?:and|or|&|\+|nor)$/;

/** Words from the verb on, past who does it. */
function fromVerb({ lower }: EntryWords): string {
  const at = lower.search(/[a-z]/);
  let said = at < 0 ? '' : lower.slice(at);
  for (let count = 0; count < mostBefore; count += 1) {
    const space = said.indexOf(' ');
    if (!beforeVerbs.has(space < 0 ? said : said.slice(0, space))) break;
    said = space < 0 ? '' : said.slice(space + 1);
  }
  return said;
}

/** The words of an item without those that say how long or when its list holds. */
function withoutTail(words: readonly string[]): readonly string[] {
  const tail = words.findIndex((word, at) => at > 0 && listTails.has(word));
  return tail < 0 ? words : words.slice(0, tail);
}

const isBare = (words: readonly string[]): boolean =>
  words.length > 0 && !words.some((word) => notListed.has(word) || /\d/.test(word));

/** "furosemide and dapagliflozin from Sunday", "or clarithromycin": names, the last of which a joining word adds. */
function endsList(clause: EntryWords): boolean {
  const words = withoutTail(clause.words);
  const at = words.findLastIndex((word) => joiner.test(word));
  return at >= 0 && at < words.length - 1 && words.length - 1 - at <= mostInItem && at <= mostInItem && isBare(words);
}

const isItem = ({ words }: EntryWords): boolean => words.length <= mostInItem && isBare(words);

/** "spironolactone": a drug and nothing more. */
function isDrugAlone({ words }: EntryWords): boolean {
  return words.length === 1 && drugsNamed(words[0] ?? '').size > 0;
}

/** How many clauses the list of a verb takes up: to the one that a joining word adds, else drugs without a dose. */
function lengthByVerb([opening, ...others]: Clauses): number {
  const said = fromVerb(opening);
  const remover = removing.find(said, endsVerb);
  const verb = remover ?? ordering.find(said, endsVerb);
  const first = verb === undefined ? [] : wordsIn(said.slice(verb.length));
  if (first.length === 0 || first.length > mostInItem || !isOpen(first)) return 1;
  let length = 1;
  for (const [before, clause] of others.entries()) {
    const at = before + 1;
    if (endsList(clause)) return at + 1;
    if (!isItem(clause)) break;
    if (remover !== undefined && length === at && isDrugAlone(clause)) length = at + 1;
  }
  return length;
}

/** "hold ramipril", "STOP: naproxen". */
const endsVerb = (next: string): boolean => next === ' ' || next === ':';

/** No word of the clause has closed its list yet. */
const isOpen = (words: readonly string[]): boolean =>
  isBare(words) && !words.some((word) => listTails.has(word) || joiner.test(word));

/** How many clauses the list of a condition takes up: to the one that says how each of it has to be. */
function lengthByCondition([{ words }, ...others]: Clauses): number {
  const cue = words.findLastIndex((word) => openConditions.has(word));
  const named = cue < 0 ? [] : words.slice(cue + 1);
  if (
    named.length === 0 ||
    named.length >= mostInItem ||
    !isBare(named) ||
    named.some((word) => conditionMet.has(word))
  )
    return 1;
  for (const [at, { words: item }] of others.entries()) {
    if (item.length > mostInItem + 1 || !isBare(item)) return 1;
    if (conditionMet.has(item.at(-1) ?? '') && item.length > 1) return at + 2;
  }
  return 1;
}

type Kind = 'drug' | 'problem' | 'other';

function kindOf(entry: EntryWords): Kind {
  if (entry.drugs.size > 0) return 'drug';
  return entry.problems.length > 0 ? 'problem' : 'other';
}

/** How many clauses examples take up: bare ones of one kind, the last of them up to its dash. */
function lengthByExamples([{ words }, ...others]: Clauses): number {
  const cue = words.findLastIndex((word) => exampleCues.has(word));
  const named = cue < 0 ? [] : words.slice(cue + 1);
  // "B12" is a name.
  const names = named.map((word) => word.replace(/^([a-z]+)\d+$/, '$1'));
  if (names.length > mostInItem || !isBare(names) || listTails.has(names[0] ?? '')) return 1;
  const kind = kindOf(new EntryWords(named.join(' ')));
  let length = 1;
  for (const clause of others) {
    const [before = ''] = clause.text.split(/\s[–—-]+\s/, 1);
    const item = before === clause.text ? clause : new EntryWords(before);
    if (!isItem(item) || kindOf(item) !== kind) break;
    length += 1;
    if (item !== clause || joiner.test(item.words.at(-2) ?? '')) break;
  }
  return length;
}

/** The next clauses that may be of one list: up to the end of their sentence, of each as much as is looked at. */
function clausesFrom(read: ReadText, spans: readonly Span[], from: number): EntryWords[] {
  const out: EntryWords[] = [];
  for (const span of spans.slice(from, from + longestList)) {
    out.push(wordsAt(read, headOf(span, longestRead)));
    if (/[.!?]/.test(read.text[span.end - 1] ?? '')) break;
  }
  return out;
}

const longestRead = 200;

const lengths = [lengthByVerb, lengthByCondition, lengthByNet, lengthByExamples, lengthByStop];

/** How many of some clauses one thing governs; 1 where each stands by itself. */
const sharedLength = (clauses: readonly EntryWords[]): number =>
  areSome(clauses) && clauses.length > 1 ? Math.max(...lengths.map((lengthOf) => lengthOf(clauses))) : 1;

const areSome = (clauses: readonly EntryWords[]): clauses is Clauses => clauses.length > 0;

/**
 * Clauses with what governs them all in one: the list of a verb ("hold ramipril, furosemide and dapagliflozin from Sunday"), of
 * a condition ("once IgG, hep B core, Quantiferon back"), of what to come back with, of examples, or of what came of a drug that was
 * stopped. Linear.
 */
export function joinShared(read: ReadText, spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (let at = 0; at < spans.length;) {
    const length = sharedLength(clausesFrom(read, spans, at));
    const [first, last] = [spans[at], spans[at + length - 1]];
    if (first && last) out.push({ start: first.start, end: last.end });
    at += length;
  }
  return out;
}
