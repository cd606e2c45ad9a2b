import { EntryWords } from '../blocks/entry-words.ts';
import { dependsOnBefore } from '../blocks/depends-on-before.ts';
import { wordsIn } from '../blocks/words-in.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { ConditionFact } from '../document/fact.ts';
import {
  beforeDenial,
  deniedForms,
  deniedOfBefore,
  deniedLetters,
  denialSign,
  denialWord,
  noName,
  statedWords,
} from '../knowledge/assertion-cues.ts';
import { joinedByAnd } from '../knowledge/shared-heads.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst } from '../note/note-language.ts';
import { oneOf } from '../text/one-of.ts';
import { trimEndMarks } from '../text/trim-marks.ts';
import { denialAtHead } from './cue-at-head.ts';
import { begin, restOnCue, wordsOf, type ClauseReading } from './fact-maker.ts';

/** A name of something: few words, none of them a verb, a number or a turn of the sentence. */
const isName = (words: string): boolean => isKnownName(words) || isShortName(words);

/** "type 1 diabetes mellitus", however many words and numbers a known name has. */
function isKnownName(words: string): boolean {
  const [known] = findProblemsIn(words);
  return known?.start === 0 && known.end === words.length;
}

const isShortName = (words: string): boolean =>
  !dependsOnBefore(new EntryWords(words)) &&
  /^[\p{L}][\p{L} '’.&-]{0,38}$/u.test(words) &&
  words.split(' ').length <= 4 &&
  !words
    .toLowerCase()
    .split(' ')
    .some((word) => noName.has(word));

const letter = `[${Object.keys(deniedLetters).join('')}]`;
const listMark = new RegExp(
  String.raw`\s*(?:,|;|\/(?=[a-z]{2})|(?<=[a-z]{2})\/|(?<=\b${letter})\/(?=${letter}\b)|\b(?:or|(?<!\b(?:${joinedByAnd.join('|')})\s)and|nor|${denialWord})\b|${denialSign}|\+|&)\s*`,
  'gi',
);

/** The ranges of the single things in a list: between commas, slashes, "or", "and" and a repeated "no". */
function cutList(text: string, { start, end }: Span): Span[] {
  const out: Span[] = [];
  let from = start;
  const words = text.slice(start, end);
  const push = (to: number): void => {
    if (text.slice(from, to).trim() !== '') out.push({ start: from, end: to });
  };
  for (const match of words.matchAll(listMark)) {
    push(start + match.index);
    from = start + match.index + match[0].length;
  }
  push(end);
  return out;
}

/** "no nipple d/c": a discharge, and no letters of a list. */
const isDischarge = /(?<![/a-z])d\/c\b/i;

/** "no effect" after "GTN x1" in its sentence, of which it is said. */
const isOfBefore = (text: string, { start }: Span, name: string): boolean =>
  deniedOfBefore.has(name) && /[\p{L}\d)][,;]?\s$/u.test(text.slice(Math.max(0, start - 3), start));

/** A list of denials as one fact each; undefined where the words say more than names. */
export function readDenials(reading: ClauseReading, whole: Span): Omit<ConditionFact, 'id'>[] | undefined {
  // "- No rash" within a line is an item of a list.
  const mark = /^\s*[-–•*]\s+/.exec(reading.text.slice(whole.start, whole.end))?.[0].length ?? 0;
  const span = { start: whole.start + mark, end: whole.end };
  const words = trimEndMarks(reading.text.slice(span.start, span.end), '.;,');
  const cue = denialAtHead(words);
  if (!cue || isDischarge.test(words)) return undefined;
  const list = cutList(reading.text, { start: span.start + cue.end, end: span.start + words.length });
  const isLetters = list.length > 1 && list.some((one) => reading.text.slice(one.start, one.end).trim().length === 1);
  const names = list.map((one) => {
    const raw = reading.text
      .slice(one.start, one.end)
      .trim()
      .replace(/^(?:an?|any|the)\s/i, '');
    const short = isLetters && raw.length === 1 ? (deniedLetters[raw.toLowerCase()] ?? raw) : deniedForms.get(raw);
    return short ?? lowerFirst(wordsOf(reading.text, one)).replace(/^(?:an?|any|the)\s/i, '');
  });
  // "no NSAIDs" is advice or a list of drugs, never a disease that is not there.
  if (names.length === 1 && isOfBefore(reading.text, span, names[0] ?? '')) return undefined;
  if (names.length === 0 || !names.every(isName) || names.some((name) => drugsNamed(name).size > 0)) return undefined;
  const temporality = cue.isPast ? 'past' : 'current';
  const denial = { start: span.start, end: span.start + cue.end };
  return names.map((name, at) => {
    const base = begin(reading, list[at] ?? span, { polarity: 'absent', temporality });
    return restOnCue({ ...base, type: 'condition', name }, denial);
  });
}

const newDenial = new RegExp(String.raw`(?<=[\p{L}\d)])\s+(?=${denialWord} [a-z])`, 'iu');
const goesOn = new RegExp(String.raw`\b${oneOf(beforeDenial)}\s*$`, 'i');

/** Where a denial begins within a clause without a comma: "nausea no diarrhea no dysuria". */
export function cutBeforeDenial(text: string, span: Span): Span[] {
  const words = text.slice(span.start, span.end);
  const match = newDenial.exec(words);
  if (!match || goesOn.test(words.slice(0, match.index)) || denialAtHead(words)) return [span];
  const at = span.start + match.index;
  return [
    { start: span.start, end: at },
    { start: at + match[0].length, end: span.end },
  ];
}

const saysItIsSo = (words: string): boolean =>
  wordsIn(words).some((word) => statedWords.has(word)) || /\bx ?\d{1,2}\b/i.test(words);

/**
 * A list under one "no" up to an item after a comma that says that it is so, and what follows: "no smoking" and "alcohol occasional".
 */
export function cutBeforeStated(text: string, span: Span): Span[] {
  const cue = denialAtHead(text.slice(span.start, span.end));
  if (!cue) return [span];
  const list = cutList(text, { start: span.start + cue.end, end: span.end });
  const at = list.findIndex(({ start, end }, place) => {
    const before = list[place - 1];
    return before && /^\s*[,;]\s*$/.test(text.slice(before.end, start)) && saysItIsSo(text.slice(start, end));
  });
  const [last, stated] = [list[at - 1], list[at]];
  return last && stated
    ? [
        { start: span.start, end: last.end },
        { start: stated.start, end: span.end },
      ]
    : [span];
}
