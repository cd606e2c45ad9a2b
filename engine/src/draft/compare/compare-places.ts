import { familyWords } from '../../knowledge/draft-words.ts';
import type { FaultKind } from '../../model/faults.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Mark } from '../../verify/read-marks.ts';
import type { BriefFact } from '../brief.ts';
import { isRelative } from './compare-marks.ts';
import type { Ground } from './read-ground.ts';

const familySays = new RegExp(String.raw`\b${oneOf(familyWords)}\b`, 'i');
const says = (marks: readonly Mark[], attribute: Mark['attribute']): boolean =>
  marks.some((mark) => mark.attribute === attribute);

/** What the section makes of a statement that its ground is not: a relative's, an allergy, a drug that is taken. */
export function comparePlaces(
  section: string,
  said: readonly Mark[],
  { parts, text }: Ground,
  facts: readonly BriefFact[],
): FaultKind[] {
  const marks = parts.flatMap((part) => part.marks);
  if (section === 'family-history') {
    const isOfFamily = marks.some(
      ({ attribute, value }) => attribute === 'person' && (isRelative(value) || value === 'family'),
    );
    return isOfFamily || familySays.test(text) ? [] : ['family'];
  }
  const sections = new Set(facts.map((fact) => fact.section));
  const isOnlyTaken = sections.size === 1 && sections.has('medications');
  if (section === 'allergies' && isOnlyTaken && !says(marks, 'allergy')) return ['drug'];
  const isOnlyAllergy = sections.size === 1 && sections.has('allergies') && !says(said, 'allergy');
  return section === 'medications' && isOnlyAllergy ? ['drug'] : [];
}
