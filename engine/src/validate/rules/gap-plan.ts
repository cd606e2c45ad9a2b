import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { titleOfChart, type ChartKind } from '../reading/note-kind.ts';
import { isHeaded, isNote, textUnder, visitKinds } from '../reading/under-headings.ts';

const others: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'progress',
  'discharge',
  'psychotherapy',
  'rehabilitation',
  'case-management',
]);
const planned =
  /\b(?:plan(?:ned|s)?|start\w*|continu\w+|refer\w*|order(?:ed|s)?|recommend\w*|prescri\w+|increase|decrease|stop|discontinue|schedule\w*|return|follow[- ]?up|monitor|recheck|repeat|refill\w*|admit\w*|discharge\w*|obtain|check|trial|advised?|counsel\w*|consult|will|to be|rx|back (?:on|in)|(?:in|at|after) \d+ (?:days?|weeks?|months?))\b/i;

const orders =
  'start|begin|add|continue|refer|order|recommend|prescribe|increase|raise|decrease|lower|stop|discontinue|schedule|return|follow[- ]?up|monitor|recheck|repeat|refill|admit|discharge|obtain|check|trial|advise|counsel|consult|switch|taper|avoid|hold';

/** In an assessment only an order that begins a clause, or says that it is to come, is a plan: "wife will stay" is none. */
const plannedInJudgement = new RegExp(
  String.raw`(?:^|[.;:,\n-]\s{0,3}(?:we |i )?)(?:${orders})\b|\b(?:we|i)(?:'ll| will)\b|\bwill (?:be )?(?:${orders}|need|get|have|order|obtain|see|call|start)\w*\b|\b(?:(?<!(?:safety|crisis|treatment|payment|health|care) )plan\b(?! (?:of|review))|plan(?:s|ned) (?:to|for|is)|to be (?:${orders}|done|seen|treated|drawn)\w*|recommend(?:ed|ations?)?|prescribed|referred to|referral (?:to|made|sent|placed)|follow[- ]?up in|return)\b`,
  'im',
);

/** Where a patient of the emergency department went. */
const left =
  /\b(?:discharged?|dispo(?:sition)?|home (?:with|in|at|today|after)|sent home|admit\w*|admission|transfer\w*|observation|left (?:ama|against|without)|eloped|expired|or (?:tonight|today)|to the operating room|accepted by)\b/i;

/** A note names its department this near the beginning, in characters. */
const headReach = 200;

const bareHeading = /(?:^|\n)[#* ]{0,4}(?:PLAN|Plan)[*:]{0,3}\n[^\n]{3,40}:[^\n]{40}/;

/** CMS 1995/1997 Documentation Guidelines: each encounter has a plan for care; RC.02.01.01: an emergency record says where the patient went. */
export const gapPlan: AuditRule = {
  name: 'gap-plan',
  check: (reading) => {
    if (!isNote(reading) || !(visitKinds.has(reading.kind) || others.has(reading.kind))) return [];
    if (isHeaded(reading, 'plan', 'disposition', 'discharge-medications', 'education', 'goals', 'services')) return [];
    // Behind the heading may stand one of its parts, with a heading of its own ("Vaccines:").
    if (bareHeading.test(reading.text)) return [];
    const both = textUnder(reading, 'assessment-and-plan');
    const judged = textUnder(reading, 'assessment', 'hospital-course');
    const unheaded = reading.segments.filter(
      ({ subject }) => subject === undefined || subject === 'history-of-present-illness',
    );
    const isHeadless = judged === '' && both === '';
    const open = isHeadless ? unheaded.map(({ start, end }) => reading.text.slice(start, end)).join('\n') : both;
    const isEmergency =
      reading.kind === 'emergency' &&
      /\b(?:[Ee]mergency|EMERGENCY|ED|ER)\b/.test(titleOfChart(reading.text, reading.segments).slice(0, headReach));
    const isAway = !isEmergency || left.test(reading.text);
    if (isAway && (planned.test(open) || plannedInJudgement.test(judged))) return [];
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
