import { onceFrequencies } from '../clinical/data/medication-words.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { labRows } from '../knowledge/labs.ts';
import { madeTests, testNames } from '../knowledge/tests.ts';
import { alreadyDone, awaitedAfter, awaitedBefore, plannedAfter, plannedBefore } from '../knowledge/to-come.ts';
import { oneOf } from '../text/one-of.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { EntryWords } from './entry-words.ts';

/** Finds where one of the forms stands in words that have a blank at either end. */
const anyOf = (forms: readonly string[]): RegExp =>
  new RegExp(` (?:${forms.map((form) => form.replace(/[^a-z\d ]/gi, String.raw`\$&`)).join('|')}) `);

const aTest = anyOf(
  [...testNames, ...labRows.flatMap(([, forms]) => forms.split('|'))].filter((name) => name.length > 1),
);
const aMadeTest = anyOf(madeTests);
const stillOut = anyOf(['pending', 'awaited']);
const awaited = anyOf(awaitedAfter);
const opensPlan = anyOf(plannedBefore);
const planned = anyOf(plannedAfter);

const mostWords = 16;
/** How many words may stand between a test and what says that it is to come. */
const reach = 4;

const count = (words: string): number => words.split(' ').filter((word) => word !== '').length;

const opensAwaited = new OpeningForms(awaitedBefore);

/** "stress echo booked for 3/14", "awaiting endoscopy": a test that is to come. */
function awaitsTest(words: string): boolean {
  const lead = opensAwaited.find(words.slice(1), (next) => next === ' ');
  if (
    lead !== undefined &&
    aTest.test(
      `${words
        .slice(lead.length + 1)
        .split(' ')
        .slice(0, reach + 1)
        .join(' ')} `,
    )
  )
    return true;
  if (words.search(stillOut) > 0 && aMadeTest.test(words) && count(words) <= reach) return true;
  const cue = words.search(awaited);
  if (cue < 0) return false;
  const before = words.slice(0, cue + 1);
  return count(before) <= reach + 2 && aTest.test(before);
}

/** Who wants it, or whose it is, may stand before: "Mum keen for Ritalin". */
const mostBefore = 2;

/** "once daily" says how often, and not after what. */
const onceAsOften = new RegExp(String.raw` ${oneOf(onceFrequencies)}(?= )`);

/** "discussed starting methotrexate", "Humira once QuantiFERON back": a drug that is not taken yet. */
function plansDrug(words: string): boolean {
  const lead = words.search(opensPlan);
  if (lead >= 0 && count(words.slice(0, lead)) <= mostBefore) return true;
  const [drug] = drugsNamed(words);
  if (drug === undefined) return false;
  const cue = words.replace(onceAsOften, ' ').search(planned);
  return cue > words.indexOf(drug.toLowerCase());
}

/** Words before what was done by which it was not, or is to be. */
const undone: ReadonlySet<string> = new Set(['be', 'not', 'yet']);

/** What is to come, and is neither a result nor what is taken: a test that is awaited, a drug that is planned. */
export function saysToCome(entry: EntryWords): boolean {
  const { words: said } = entry;
  if (said.length > mostWords || said.some((word, at) => alreadyDone.has(word) && !undone.has(said[at - 1] ?? '')))
    return false;
  const words = ` ${said.join(' ')} `;
  return awaitsTest(words) || (entry.drugs.size > 0 && plansDrug(words));
}
