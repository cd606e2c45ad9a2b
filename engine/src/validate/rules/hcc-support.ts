import { patternsFitting } from '../../codes/patterns-fitting.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { isLivedWith } from '../reading/lived-with.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { payingConditions, type PayingCondition } from './data/hcc-conditions.ts';

const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'telehealth',
  'well',
  'consult',
  'medication-visit',
  'progress',
  'admission',
  'discharge',
  'behavioral-intake',
]);

/** Monitored, evaluated, assessed or treated: words of any of them beside the condition. */
const cared =
  /\b(?:stable|controlled|uncontrolled|at goal|not at goal|above goal|worse\w*|improv\w+|well|poorly|exacerbat\w+|remission|compensated|decompensated|progress\w*|symptom\w*|asymptomatic|continu\w+|start\w*|increas\w+|decreas\w+|stop\w*|adjust\w*|titrat\w+|refer\w*|follow\w*|monitor\w*|check\w*|recheck|repeat|order\w*|labs?|a1c|egfr|creatinine|bnp|echo\w*|spirometry|pfts?|inr|viral load|cd4|phq\w*|level|mg|mcg|units|tablets?|inhaler|insulin|dialysis|chemo\w*|radiation|immunotherapy|infusion|therapy|treat\w*|manag\w+|plan\w*|reviewed|discuss\w*|counsel\w*|diet|exercise|rate[- ]control\w*|anticoagula\w+|on \w+|managed by|sees|followed by|per (?:oncology|cardiology|nephrology|neurology|psychiatry|rheumatology|pulmonology)|appointment|surveillance|stage|class|ef|severity|moderate|severe|mild|seizure[- ]free|last seizure|no (?:recent )?(?:flares?|seizures?|exacerbations?)|baseline|euvolemic|oxygen|adheren\w+|complian\w+)\b|\d/i;
/** Where a condition is told as one that the patient has now. */
const claiming: ReadonlySet<Subject> = new Set<Subject>([
  'past-medical-history',
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
]);
/** Where a condition is only listed. */
const listing: ReadonlySet<Subject> = new Set<Subject>([
  'past-medical-history',
  'medications',
  'past-surgical-history',
]);

function statementsNaming(
  reading: ChartReading,
  condition: PayingCondition,
): { text: string; start: number; end: number; subject: Subject | undefined }[] {
  return reading.statements.filter(({ text }) => condition.words.test(text));
}

/** The words of one line without the condition's own name and codes, in which a number would else look like a value. */
const rest = (text: string, condition: PayingCondition): string =>
  text
    .replace(new RegExp(condition.words.source, 'gi'), ' ')
    .replace(/\(?\b[A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,4})?\)?/g, ' ')
    .replace(/^\W*\d{1,2}[.)]/, ' ')
    .replace(/\b(?:19|20)\d\d\b/g, ' ');

function isCared(reading: ChartReading, condition: PayingCondition): boolean {
  if (
    condition.treatedWith &&
    reading.medications.some(
      ({ drug, modifiers }) => !modifiers.negated && condition.treatedWith?.test(drug.generic) === true,
    )
  )
    return true;
  if (condition.shownBy?.test(reading.text)) return true;
  const named = statementsNaming(reading, condition);
  return named.some((statement) => {
    if (statement.subject !== undefined && listing.has(statement.subject)) return false;
    if (cared.test(rest(statement.text, condition))) return true;
    // The plan of a problem stands on the lines below it.
    const line = reading.text
      .slice(statement.end, statement.end + 160)
      .replace(/^[^\n]*/, '')
      .replace(/^\n/, '');
    const [next = ''] = line.split('\n');
    return /^\s*(?:[-•*–]|continue\b|start\b|\s{2,}\S)/i.test(next) && cared.test(next);
  });
}

/** With an imported map of categories, its word decides; without one, the conditions of `payingConditions` all pay. */
const pays = ({ tables }: ChartReading, code: string): boolean => tables.hcc === null || tables.hcc.of(code) !== null;

const payingOf = patternsFitting(payingConditions.map(({ codes }) => codes));

/** The places that code or list the condition as the patient's own. */
function placeOf(reading: ChartReading, condition: PayingCondition): Span | undefined {
  const written = reading.codes.find(
    ({ code, system }) => system === 'ICD-10-CM' && payingOf(code).has(condition.codes) && pays(reading, code),
  );
  if (written) return written;
  const mention = reading.mentions.find((one) => {
    if (
      !payingOf(one.code).has(condition.codes) ||
      !pays(reading, one.code) ||
      !isLivedWith(one) ||
      one.modifiers.historical
    )
      return false;
    const segment = reading.segments.find(({ start, end }) => one.start >= start && one.start < end);
    return segment?.subject !== undefined && claiming.has(segment.subject);
  });
  return mention && { start: mention.start, end: mention.end };
}

/** CMS risk adjustment (42 CFR 422.310; RADV checklist): a condition that pays is monitored, evaluated, assessed or treated in the note. */
export const hccSupport: AuditRule = {
  name: 'hcc-support',
  check: (reading) => {
    if (!kinds.has(reading.kind)) return [];
    return payingConditions.flatMap((condition): RaisedFlag[] => {
      const place = placeOf(reading, condition);
      if (!place || isCared(reading, condition)) return [];
      const words = reading.text.slice(place.start, place.end).replace(/\s+/g, ' ');
      const codes = reading.codes.filter(({ start }) => start === place.start).map(({ code }) => code);
      return [
        {
          ...raise({
            severity: 'medium',
            rule: 'hcc-support',
            message: `"${words}" counts in risk adjustment (${condition.name}), and the note tells no monitoring, evaluation, assessment or treatment of it.`,
            query: `Please document the current status and plan of ${condition.name}.`,
            basis: 'CMS Medicare Managed Care Manual, chapter 7; RADV medical record checklist',
            sources: [place],
          }),
          codes,
        },
      ];
    });
  },
};
