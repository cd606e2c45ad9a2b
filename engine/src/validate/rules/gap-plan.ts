import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import { isHeaded, isNote, textUnder, visitKinds } from '../reading/under-headings.ts';

const others: ReadonlySet<ChartKind> = new Set<ChartKind>(['progress', 'discharge', 'psychotherapy', 'rehabilitation', 'case-management']); // prettier-ignore
const planned =
  /\b(?:plan|start\w*|continu\w+|refer\w*|order(?:ed|s)?|recommend\w*|prescri\w+|increase|decrease|stop|discontinue|schedule\w*|return|follow[- ]?up|monitor|recheck|repeat|refill\w*|admit\w*|discharge\w*|obtain|check|trial|advised?|counsel\w*|consult|will|to be|rx)\b/i;

/** In an assessment only what begins a clause, or says that it is to come, is a plan. */
const plannedInJudgement = new RegExp(
  String.raw`(?:^|[.;:,\n-]\s{0,3}(?:we |i )?)(?:${planned.source.slice(5, -3)})|\b(?:will|plan(?:s|ned)?|to be|recommend\w*|prescri\w+|referr\w+|follow[- ]?up in|return)\b`,
  'im',
);

/** CMS 1995/1997 Documentation Guidelines: each encounter has a plan for care. */
export const gapPlan: AuditRule = {
  name: 'gap-plan',
  check: (reading) => {
    if (!isNote(reading) || !(visitKinds.has(reading.kind) || others.has(reading.kind))) return [];
    if (isHeaded(reading, 'plan', 'disposition', 'discharge-medications', 'education', 'goals', 'services')) return [];
    const judged = textUnder(reading, 'assessment', 'assessment-and-plan', 'hospital-course');
    const unheaded = reading.segments.filter(({ subject }) => subject === undefined || subject === 'history-of-present-illness'); // prettier-ignore
    const wordsOf =
      judged === '' ? unheaded.map(({ start, end }) => reading.text.slice(start, end)).join('\n') : judged;
    if ((judged === '' ? planned : plannedInJudgement).test(wordsOf)) return [];
    return [
      raiseGap({
        severity: 'medium',
        rule: 'gap-plan',
        name: 'Plan',
        message: 'the note does not say what is to be done.',
        query: 'Please document the plan of care for the conditions addressed.',
        basis: 'CMS 1995/1997 Documentation Guidelines, general principles',
      }),
    ];
  },
};
