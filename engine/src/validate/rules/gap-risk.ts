import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import { isNote } from '../reading/under-headings.ts';

const visits: ReadonlySet<ChartKind> = new Set<ChartKind>(['behavioral-intake', 'medication-visit', 'psychotherapy']);
const basis = 'Joint Commission NPSG.15.01.01; SAMHSA SAFE-T';
const query = 'Please document the suicide risk assessment of this visit: ideation, plan, intent, and access to means.';

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
    return visits.has(reading.kind)
      ? [raiseRisk('medium', 'the note of a behavioral visit tells nothing of it.', [])]
      : [];
  },
};
