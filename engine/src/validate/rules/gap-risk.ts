import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { titleOfChart, type ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isNote } from '../reading/under-headings.ts';

const visits: ReadonlySet<ChartKind> = new Set<ChartKind>(['behavioral-intake', 'medication-visit', 'psychotherapy']);
const basis = 'Joint Commission NPSG.15.01.01; SAMHSA SAFE-T';
const query = 'Please document the suicide risk assessment of this visit: ideation, plan, intent, and access to means.';

/** A visit to psychiatry by its title, whatever else it is; a referral to it stands further below. */
const isPsychiatric = ({ text, segments }: ChartReading): boolean =>
  /\b(?:psychiatr(?:y|ic)|behavioral health|mental health)\b/i.test(titleOfChart(text, segments).slice(0, titleReach));

/** The name of a clinic stands this near the beginning, in characters. */
const titleReach = 200;

/** Suicide risk is assessed where it shows: ideation, plan, intent and means. Joint Commission NPSG.15.01.01. */
export const gapRisk: AuditRule = {
  name: 'gap-risk',
  check: (reading) => {
    if (!isNote(reading)) return [];
    const { ideation, severe, told } = reading.suicideRisk;
    const missing = (['plan', 'intent', 'means'] as const).filter((part) => !told[part]);
    const raiseRisk = (
      severity: 'high' | 'medium',
      message: string,
      sources: readonly { start: number; end: number }[],
    ) => raiseGap({ severity, rule: 'gap-risk', name: 'Suicide risk assessment', message, query, basis, sources });
    if (ideation) {
      if (missing.length === 0) return [];
      const unsafe = !told.plan && !told.intent;
      return [
        raiseRisk(unsafe ? 'high' : 'medium', `ideation is told, and nothing of ${missing.join(' or ')}.`, [ideation]),
      ];
    }
    if (told.ideation) return [];
    if (severe) return [raiseRisk('high', 'severe depression is told, and nothing of suicidal thoughts.', [severe])];
    return visits.has(reading.kind) || isPsychiatric(reading)
      ? [raiseRisk('medium', 'the note of a behavioral visit tells nothing of it.', [])]
      : [];
  },
};
