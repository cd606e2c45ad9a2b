import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { EntryWords } from '../../blocks/entry-words.ts';
import { saysAllergy } from '../../blocks/says-allergy.ts';
import type { Subject } from '../../document/subjects.ts';
import { graveFindings } from '../../knowledge/grave-findings.data.ts';
import { redFlagNames } from '../../knowledge/red-flags.ts';
import type { LeftOutRisk } from '../../model/left-out.ts';

/** Only the first so many units of a statement are looked at. */
const readLimit = 600;

const planned: ReadonlySet<Subject> = new Set<Subject>([
  'plan',
  'assessment-and-plan',
  'follow-up',
  'disposition',
  'discharge-medications',
]);
const ofTheMind: ReadonlySet<Subject> = new Set<Subject>(['safety', 'mental-status']);
const ofDrugs: ReadonlySet<Subject> = new Set<Subject>(['medications', 'allergies']);

/** True for the words of a problem that one must not miss, or that is of the mind. */
function namesRedFlag(words: string): boolean {
  return (
    findProblemsIn(words).some(
      ({ name, system }) =>
        system === 'psychiatric' || redFlagNames.has(name.replace(/^(?:left|right|bilateral) /, '')),
    ) || graveFindings.some(({ stated }) => stated.test(words))
  );
}

/**
 * What it may do that a statement is not in a note: by its words, and where these do not say, by what it is about.
 * @param subjectOf asked for only where the words leave it open
 */
export function riskOf(words: string, subjectOf: () => Subject | undefined): LeftOutRisk {
  const read = words.slice(0, readLimit);
  if (drugsNamed(read).size > 0 || saysAllergy(new EntryWords(read))) return 'medication-or-allergy';
  if (namesRedFlag(read)) return 'red-flag';
  const subject = subjectOf();
  if (subject !== undefined && ofDrugs.has(subject)) return 'medication-or-allergy';
  if (subject !== undefined && ofTheMind.has(subject)) return 'red-flag';
  return subject !== undefined && planned.has(subject) ? 'plan' : 'other';
}
