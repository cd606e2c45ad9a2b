import { drugsNamed } from '../../clinical/drugs.ts';
import { denyNothing, digitWords, wordsForNamed, wordsForOne } from '../../knowledge/draft-words.ts';
import type { FaultKind } from '../../model/faults.ts';
import { checkAgainstInput } from '../../verify/check-against-input.ts';
import { oneOf } from '../../text/one-of.ts';
import { unstatedForms } from '../../verify/data/statement-cues.ts';
import { readMarks } from '../../verify/read-marks.ts';
import type { Grounds } from '../grounds.ts';
import { compareFrequencies, comparePersons, compareSides, compareStates, compareUnits } from './compare-marks.ts';
import { compareDenied, compareItems, sharesNothing, type Said } from './compare-words.ts';
import { isCutShort } from './cut-short.ts';
import { comparePlaces } from './compare-places.ts';
import { compareMonths } from './compare-months.ts';
import { compareOwners } from './compare-owners.ts';
import { compareTimes } from './compare-times.ts';
import { denyLists, keysOf } from './keys.ts';
import { readGround, type Ground } from './read-ground.ts';

/** A statement as another writer has it. */
export interface DraftedWords {
  readonly text: string;
  /** The section that it stands in, by its name and its title. */
  readonly section: string;
  readonly title: string;
}

/** What the readers of whole documents find when the ground is the document's input; sides and denials are compared here. */
const ofDocuments: ReadonlySet<FaultKind> = new Set(['number', 'drug', 'code', 'test', 'dose', 'value', 'negation']);

const labels = { clinician: 'Doctor: ', patient: 'Patient: ', other: 'Other: ', engine: '' } as const;

/** That something was not said denies nothing. */
const unstated = new RegExp(
  String.raw`\b(?:${oneOf(unstatedForms)}|${denyNothing.map((form) => form.replace('+', String.raw`\w+`)).join('|')})\b`,
  'gi',
);
const withoutUnstated = (text: string): string => text.replace(unstated, (words) => ' '.repeat(words.length));

/** "A gram" is one. */
const sayOne = new RegExp(String.raw`\b${oneOf(wordsForOne)}\b`, 'i');
/** "Nine nine nine": a number said digit by digit. */
const spokenDigits = new RegExp(String.raw`\b(?:${oneOf(digitWords)}[ -]){2,}${oneOf(digitWords)}\b`, 'gi');
const digitsIn = (text: string): string[] =>
  Array.from(text.matchAll(spokenDigits), ([words]) =>
    words
      .toLowerCase()
      .split(/[ -]/)
      .map((word) => digitWords.indexOf(word) % 10)
      .join(''),
  );

/** A test or a drug by another of its names: "tracing" for an ECG, "thyroid tablet". */
const isKnownOtherwise = (words: string, { keys }: Ground): boolean =>
  keysOf(words, readMarks(words).words).some(({ key }) => key.startsWith('~') && keys.has(key));

const refersBack = new RegExp(String.raw`\b${oneOf(wordsForNamed)}\b`, 'i');

/** A drug of the input that the ground means by "it" or "that drug", and names no other. */
function isMeant(words: string, { parts, text }: Ground, known: ReadonlySet<string>): boolean {
  const isNamed = parts.some(({ marks }) => marks.some(({ attribute }) => attribute === 'drug'));
  return !isNamed && refersBack.test(text) && [...drugsNamed(words)].some((drug) => known.has(drug));
}

/**
 * In what a statement of another writer says something else than the words that it names as its ground: numbers, drugs, tests, sides, denials,
 * persons, doses, states, and findings that nobody spoke of. Other words for the same are no difference. `unread` alone where it shares no word
 * with them. Linear.
 */
export function compareDraft({ text, title, section }: DraftedWords, grounds: Grounds): FaultKind[] {
  const head = `#### ${title}\n\n- `;
  const ground = readGround(grounds.lines, grounds.readings);
  const asTalk = grounds.lines.map(({ words, by }) => (by === undefined ? '' : labels[by]) + words).join('\n');
  const isExcused = (what: FaultKind, words: string): boolean => {
    if (what === 'number') return (words === '1' && sayOne.test(ground.text)) || digitsIn(ground.text).includes(words);
    if (what === 'test') return isKnownOtherwise(words, ground);
    return (
      what === 'drug' &&
      (isCutShort(words, ground.text) || isKnownOtherwise(words, ground) || isMeant(words, ground, grounds.drugs))
    );
  };
  const isTyped = grounds.lines.every(({ by }) => by === undefined || by === 'engine');
  const checked = checkAgainstInput(head + text, asTalk).unsupported.filter(
    ({ start, end, what }) =>
      start >= head.length &&
      ofDocuments.has(what) &&
      // A typed line of values has its own order.
      !(what === 'value' && isTyped) &&
      !isExcused(what, text.slice(start - head.length, end - head.length)),
  );
  const claimed = withoutUnstated(text);
  const { marks, words: read } = readMarks(claimed, false);
  const words = denyLists(claimed, read);
  const said: Said = { text: claimed, marks, words, keys: keysOf(claimed, words) };
  const differences = new Set([
    ...checked.map(({ what }) => what),
    ...compareSides(text, ground),
    ...compareUnits(marks, ground),
    ...comparePlaces(section, marks, ground, grounds.facts),
    ...comparePersons(text, marks, ground, grounds.persons),
    ...compareStates(marks, ground),
    ...compareFrequencies(marks, ground),
    ...compareOwners(said, ground),
    ...compareTimes(text, ground.text),
    ...compareMonths(text, ground.text),
    ...compareDenied(said, ground, section),
    ...compareItems(said, ground),
  ]);
  // Nothing of it is another thing that was said: that is no word of the lines, and not a wrong one.
  if (differences.size === 0 && sharesNothing(said, ground)) return ['unread'];
  return [...differences];
}
