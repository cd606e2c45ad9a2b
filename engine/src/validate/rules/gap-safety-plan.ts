import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { isNote } from '../reading/under-headings.ts';

/** What keeps a patient safe: a plan, numbers to call, means put away, or a bed with someone beside it. */
const safety =
  /\b(?:safety plan\w*|crisis (?:plan|line|hotline|resources?|number|services)|988|suicide (?:hotline|lifeline|prevention|precautions)|lifeline|means (?:restriction|safety|reduction)|lock(?:ed)? (?:box|up)|1:1|one[- ]to[- ]one|sitter|(?:inpatient|psychiatric|involuntary|voluntary) (?:psychiatric )?(?:admission|hospitali[sz]ation|hold|unit)|admit\w*|5150|baker act|section 12|emergency (?:department|room|services)|return to (?:the )?ed|contract\w* for safety|contracted|stanley[- ]brown|no[- ]harm)\b/i;

/** A plan for safety where suicidal thoughts are told. Joint Commission NPSG.15.01.01 EP 5. */
export const gapSafetyPlan: AuditRule = {
  name: 'gap-safety-plan',
  check: (reading) => {
    if (!isNote(reading)) return [];
    const { ideation } = reading.suicideRisk;
    if (!ideation || safety.test(reading.text)) return [];
    return [
      raiseGap({
        severity: 'medium',
        rule: 'gap-safety-plan',
        name: 'Safety plan',
        message: 'suicidal thoughts are told, and no plan for safety.',
        query: 'Please document the safety planning of this visit, if any.',
        basis: 'Joint Commission NPSG.15.01.01',
        sources: [ideation],
      }),
    ];
  },
};
