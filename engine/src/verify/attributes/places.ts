import { EntryWords } from '../../blocks/entry-words.ts';
import { saysAllergy } from '../../blocks/says-allergy.ts';
import { saysTolerated } from '../../blocks/says-harm.ts';
import { closePeople } from '../../knowledge/relatives.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Comparison } from '../compare-statement.ts';
import { drugEffects, drugEffectStems } from '../data/drug-effects.ts';
import type { Mark } from '../read-marks.ts';
import type { Attribute } from '../statement-forms.ts';

const says = (marks: readonly Mark[], wanted: Attribute): boolean =>
  marks.some(({ attribute }) => attribute === wanted);

const notRelated: ReadonlySet<string> = new Set(closePeople);
const namesRelative = (marks: readonly Mark[]): boolean =>
  marks.some(({ attribute, value }) => attribute === 'person' && !notRelated.has(value));

/** What a drug did to somebody, beside what an allergy is known by. */
const effects = new RegExp(String.raw`\b(?:${oneOf(drugEffects)}|${oneOf(drugEffectStems)}\w*)\b`, 'i');

/** How a drug is taken, which nobody says of an allergen. */
const saysCourse = (marks: readonly Mark[]): boolean =>
  says(marks, 'frequency') || (says(marks, 'drug') && says(marks, 'number'));

/** The section makes of a statement what its source is not: a relative's, an allergy, a drug that is taken. */
export function comparePlaces({ statement: { section, text: words }, said, source }: Comparison): Attribute[] {
  const { marks, text, readHeadings } = source;
  const { named: headings, possible } = readHeadings();
  const isOnly = headings.size === 1;
  if (section === 'family-history') return namesRelative(marks) || possible.has('family-history') ? [] : ['person'];
  if (isOnly && headings.has('family-history') && !says(said.marks, 'person')) return ['person'];
  const entry = new EntryWords(text);
  const isAllergy = says(marks, 'allergy') || possible.has('allergies') || saysAllergy(entry) || saysTolerated(entry);
  if (section === 'allergies') return isAllergy || (effects.test(text) && !saysCourse(marks)) ? [] : ['allergy'];
  const isOnlyAllergy = (isOnly && headings.has('allergies')) || saysAllergy(entry);
  const leavesOut =
    (says(marks, 'allergy') && !says(said.marks, 'allergy')) || (effects.test(text) && !effects.test(words));
  return section === 'medications' && (isOnlyAllergy || leavesOut) ? ['allergy'] : [];
}
