import type { Subject } from '../../document/subjects.ts';
import { readToldFindings, type FindingGroup, type ToldFinding } from './told-findings.ts';
import type { ChartReading } from './read-chart.ts';

/** A finding that a chart tells and denies, with both places. */
export interface ToldAndDenied {
  readonly told: ToldFinding;
  readonly denied: ToldFinding;
}

type Parts = ReadonlySet<Subject | undefined>;
const parts = (...names: (Subject | undefined)[]): Parts => new Set(names);

/** Where a symptom of now is told by the patient. */
const told: Parts = parts(
  undefined,
  'chief-complaint',
  'history-of-present-illness',
  'review-of-systems',
  'assessment',
  'assessment-and-plan',
  'response',
  'safety',
  'mental-status',
  'functional-status',
);
const looked: Parts = parts(
  'physical-examination',
  'mental-status',
  'vital-signs',
  'assessment',
  'assessment-and-plan',
);
const judged: Parts = parts(
  'assessment',
  'assessment-and-plan',
  'postoperative-diagnosis',
  'discharge-diagnosis',
  'results',
  'operative-findings',
  'technique',
  'procedure',
  'physical-examination',
);
const seen: Parts = parts(
  'results',
  'operative-findings',
  'technique',
  'procedure',
  'physical-examination',
  'assessment',
  'assessment-and-plan',
);
const lived: Parts = parts(
  undefined,
  'chief-complaint',
  'history-of-present-illness',
  'past-medical-history',
  'social-history',
  'assessment',
  'assessment-and-plan',
  'review-of-systems',
  'safety',
  'functional-status',
  'plan',
  'results',
  'mental-status',
  'response',
);

/** The parts in which a finding of a group speaks of the same patient at the same time. */
const within: Readonly<Record<FindingGroup, { readonly told: Parts; readonly denied: Parts }>> = {
  symptom: { told, denied: told },
  sign: { told: looked, denied: looked },
  seen: { told: judged, denied: seen },
  kind: { told, denied: parts('assessment', 'assessment-and-plan', 'postoperative-diagnosis', 'discharge-diagnosis') },
  habit: { told: lived, denied: lived },
};

function sideIn(words: string): string {
  const [right, left] = [/\b(?:[Rr]ight|RIGHT|[Rr]t|R)\b/.test(words), /\b(?:[Ll]eft|LEFT|[Ll]t|L)\b/.test(words)];
  return right ? (left ? '' : 'right') : left ? 'left' : '';
}

/** The side of a finding: as its own item of the list gives it, else as the words about it do. */
function sidesOf({ statement, start, end }: ToldFinding): string {
  const before = statement.text.slice(Math.max(0, start - statement.start - 40), start - statement.start);
  const behind = statement.text.slice(start - statement.start, end - statement.start + 30);
  return (
    sideIn(`${before.split(/[,;]/).at(-1) ?? ''}${behind.split(/[,;]/, 1)[0] ?? ''}`) || sideIn(`${before}${behind}`)
  );
}

function fits(one: ToldFinding, other: ToldFinding): boolean {
  if (other.sinceThen && !one.lasting) return false;
  const [side, otherSide] = [sidesOf(one), sidesOf(other)];
  if (side !== otherSide && side !== '' && otherSide !== '') return false;
  const { subject } = one.statement;
  // A sentence that says both is of one time, whatever it stands under.
  if (one.statement === other.statement)
    return subject !== 'medications' && subject !== 'allergies' && subject !== 'plan';
  const { told: tells, denied: denies } = within[one.group];
  return tells.has(subject) && denies.has(other.statement.subject);
}

/** The findings of a chart that one place tells and another denies, each once. */
export function findToldAndDenied(reading: ChartReading): ToldAndDenied[] {
  const findings = readToldFindings(reading);
  const byName = new Map<string, { readonly told: ToldFinding[]; readonly denied: ToldFinding[] }>();
  for (const finding of findings) {
    const key = `${finding.group} ${finding.name}`;
    const row = byName.get(key) ?? { told: [], denied: [] };
    if (!byName.has(key)) byName.set(key, row);
    (finding.denied ? row.denied : row.told).push(finding);
  }
  return [...byName.values()].flatMap((row): ToldAndDenied[] => {
    for (const one of row.told.slice(0, mostCompared))
      for (const other of row.denied.slice(0, mostCompared))
        if (fits(one, other)) return [{ told: one, denied: other }];
    return [];
  });
}

/** Of one finding; more of them say the same. */
const mostCompared = 12;
