import { isChronic, isStated } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Subject } from '../../document/subjects.ts';
import { mayTellReason, newFinding, otherDay, visitReasons } from './data/visit-reasons.ts';
import type { Suggestion } from './suggestion.ts';

const judging: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'assessment',
  'assessment-and-plan',
  'plan',
  'discharge-diagnosis',
]);

/** Where the reason of a visit stands: its title, its chief complaint, how its history begins, what it was judged to be. */
const telling: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  undefined,
  'chief-complaint',
  'history-of-present-illness',
  'assessment',
  'assessment-and-plan',
]);

/** Symptoms, injuries and infections are new when an examination finds them. */
const acute = /^(?:A|B(?!18|20|35)|H1|H6[0-6]|J0|J1|J2|L0|N30|N39|R|S|T)/;

/** A condition that was found or has changed: one that does not last, or one that lasts with words of change. */
function hasNewFinding(reading: ChartReading): boolean {
  const { segments, text } = reading;
  const ranges = segments.filter(({ subject }) => judging.has(subject));
  return reading.mentions.some((mention) => {
    if (!isStated(mention) || mention.code.startsWith('Z')) return false;
    if (!ranges.some(({ start, end }) => mention.start >= start && mention.end <= end)) return false;
    const sentence = text.slice(mention.sentence.start, mention.sentence.end);
    return newFinding.test(sentence) || (acute.test(mention.code) && !isChronic(mention.code));
  });
}

const days = 1 / 365;

/** The code of a general examination by age, in years; an adult where none is told. */
function codeOfExam(age: number | null, found: boolean): string {
  if (age !== null && age < 8 * days) return 'Z00.110';
  if (age !== null && age < 29 * days) return 'Z00.111';
  if (age !== null && age < 18) return found ? 'Z00.121' : 'Z00.129';
  return found ? 'Z00.01' : 'Z00.00';
}

/** What the patient was examined for without being ill, where the title or the reason of the visit says so. At most one. */
export function findVisitReason(reading: ChartReading): Suggestion[] {
  for (const { subject, start, text } of reading.statements) {
    if (!telling.has(subject) || !mayTellReason.test(text)) continue;
    for (const [code, words] of visitReasons) {
      const match = words.exec(text);
      const before = match ? text.slice(Math.max(0, match.index - 40), match.index) : '';
      const after = match ? text.slice(match.index + match[0].length, match.index + match[0].length + 25) : '';
      if (!match || otherDay.test(before) || /^\s*(?:in \d|next|due|at \d|schedul\w+|last)/i.test(after)) continue;
      const found = hasNewFinding(reading);
      const exact =
        code === 'exam'
          ? codeOfExam(reading.patient.age?.value ?? null, found)
          : code === 'gyn'
            ? found
              ? 'Z01.411'
              : 'Z01.419'
            : code;
      const finding = found ? 'with a new or changed finding' : 'without a new or changed finding';
      const reason =
        code === 'exam' || code === 'gyn'
          ? `The visit is an examination, ${finding} in its assessment.`
          : 'The chart tells it as the reason of the visit.';
      return [
        {
          code: exact,
          confidence: 0.9,
          evidence: [{ start: start + match.index, end: start + match.index + match[0].length }],
          reason,
        },
      ];
    }
  }
  return [];
}
