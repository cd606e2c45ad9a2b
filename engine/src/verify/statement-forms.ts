import { abbreviations } from '../clinical/data/abbreviations.ts';
import { frequencyRows } from '../clinical/data/medication-words.ts';
import { labRows } from '../knowledge/labs.ts';
import { closePeople, familyForms, relativeRows } from '../knowledge/relatives.ts';
import { unitRows } from '../knowledge/units.ts';
import { indexPhrases, type PhraseIndex } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import { sidedShortForms } from './data/body-sides.ts';
import { frequencyClasses } from './data/frequencies.ts';
import { manyMeanings, statementCueRows } from './data/statement-cues.ts';
import { testRows } from './data/tests.ts';
import { shortDrugs } from './named-things.ts';

/** What two texts are compared by, one word or number at a time. */
export type Attribute =
  | 'polarity'
  | 'certainty'
  | 'condition'
  | 'person'
  | 'time'
  | 'status'
  | 'allergy'
  | 'side'
  | 'number'
  | 'unit'
  | 'drug'
  | 'dose'
  | 'frequency'
  | 'test'
  | 'value'
  | 'concept';

/** One thing that a form can say. `isSure`: it says nothing else. */
export interface Sense {
  readonly attribute: Attribute;
  readonly value: string;
  readonly isSure: boolean;
}

const phraseOf = (form: string): string =>
  tokenize(form)
    .map(({ lower }) => lower)
    .join(' ');

/** Gathers what each phrase can say. */
class SenseRows {
  readonly rows = new Map<string, Sense[]>();

  add(form: string, attribute: Attribute, value: string): void {
    const isSure = !form.startsWith('~');
    const phrase = phraseOf(isSure ? form : form.slice(1));
    const row = this.rows.get(phrase);
    const sense = { attribute, value, isSure };
    if (row) row.push(sense);
    else this.rows.set(phrase, [sense]);
  }
}

/** Short forms of relatives that are as often another word: "mo", "fa". */
const shortestSure = 3;

function addPeople(senses: SenseRows): void {
  for (const [name, forms] of relativeRows)
    for (const form of forms.split('|'))
      senses.add(form.length < shortestSure ? `~${form}` : form, 'person', name.toLowerCase());
  for (const form of closePeople) senses.add(form, 'person', form);
  for (const form of familyForms) senses.add(form, 'person', 'family');
}

function addFrequencies(senses: SenseRows): void {
  const classOf = new Map<string, readonly string[]>();
  for (const [name, implies, forms] of frequencyClasses)
    for (const form of forms.split('|')) {
      const classes = implies === '' ? [name] : [name, implies];
      if (!form.startsWith('~')) classOf.set(form, classes);
      senses.add(form, 'frequency', name);
      if (implies !== '') senses.add(form.startsWith('~') ? form : `~${form}`, 'frequency', implies);
    }
  for (const [form, canonical] of frequencyRows)
    for (const name of classOf.has(form) ? [] : (classOf.get(canonical) ?? []))
      senses.add(form.length > 2 ? form : `~${form}`, 'frequency', name);
}

function buildCues(): PhraseIndex<readonly Sense[]> {
  const senses = new SenseRows();
  for (const row of statementCueRows) {
    const [attribute = '', value = '', ...forms] = row.split('|');
    for (const form of forms) senses.add(form, attribute as Attribute, value);
  }
  addPeople(senses);
  addFrequencies(senses);
  addTests(senses);
  for (const [form, drug] of Object.entries(shortDrugs)) senses.add(`~${form}`, 'drug', drug);
  for (const [form, [side]] of Object.entries(sidedShortForms)) senses.add(form, 'side', side);
  return indexPhrases(senses.rows);
}

function addTests(senses: SenseRows): void {
  for (const row of testRows) {
    const [, name = '', ...forms] = row.split('|');
    for (const form of forms) {
      const bare = form.replace(/^[~^]/, '');
      senses.add(bare === form && bare.length > 3 ? bare : `~${bare}`, 'test', name.toLowerCase());
    }
  }
  for (const [name, forms] of labRows) {
    const all = [...new Set([name.toLowerCase(), ...forms.split('|')])];
    // One test has one name, whichever table has it.
    const known = all
      .flatMap((form) => senses.rows.get(phraseOf(form)) ?? [])
      .filter(({ attribute }) => attribute === 'test');
    for (const form of all)
      for (const value of new Set([...known.map((sense) => sense.value), name.toLowerCase()]))
        if (senses.rows.get(phraseOf(form))?.some((sense) => sense.value === value) !== true)
          senses.add(form.length > 3 ? form : `~${form}`, 'test', value);
  }
}

function buildUnits(): PhraseIndex<readonly Sense[]> {
  const senses = new SenseRows();
  for (const row of unitRows) {
    const [name = '', ...forms] = row.split('|');
    for (const form of forms) senses.add(form, 'unit', name);
  }
  return indexPhrases(senses.rows);
}

function buildLongForms(): PhraseIndex<readonly string[]> {
  const longs = new Map<string, string[]>();
  const pairs = [...abbreviations.map(({ short, long }) => [short, long] as const), ...manyMeanings];
  for (const [short, long] of pairs) {
    const phrase = phraseOf(short);
    const row = longs.get(phrase);
    if (row) row.push(long);
    else longs.set(phrase, [long]);
  }
  return indexPhrases(longs);
}

/** Persons, times, states, doubt, sides, frequencies, and tests by their names. */
export const cueIndex = buildCues();
export const unitIndex = buildUnits();
/** What each abbreviation can stand for. */
export const longForms = buildLongForms();
