import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { isHeaded, isNote, visitKinds } from '../reading/under-headings.ts';

/** A reason told in running text. */
const reason =
  /\b(?:present(?:s|ed|ing)\s(?:[a-z]+\s){0,4}?(?:with|for|to|after|due|because|complaining|c\/o)|here\s(?:today\s)?(?:for|with|to|because|after)|complain(?:s|ed|ing|ts?)|c\/o|(?:seen|evaluated|admitted|referred|comes? in|came in|brought in|returns?|visit)\s(?:[a-z]+\s){0,3}?(?:for|with|because|after|due to)|reason for (?:visit|referral|consult\w*|admission|call|encounter|evaluation)|called (?:about|regarding|with|to|because)|asked to see|chief (?:complaint|concern)|presenting (?:concern|problem|complaint)|follow[- ]?up (?:of|for|on|visit))\b|\b(?:cc|concern|reason|complaint|problem):|^\W{0,5}reason\W*$/im;

/** 1995 and 1997 Documentation Guidelines for Evaluation and Management (CMS), chief complaint: every visit says why it took place. */
export const gapChiefComplaint: AuditRule = {
  name: 'gap-chief-complaint',
  check: (reading) => {
    if (!isNote(reading) || !(visitKinds.has(reading.kind) || reading.kind === 'telephone')) return [];
    if (isHeaded(reading, 'chief-complaint', 'admission') || reason.test(reading.text)) return [];
    return [
      raiseGap({
        severity: 'medium',
        rule: 'gap-chief-complaint',
        name: 'Reason for the visit (chief complaint)',
        message: 'the note does not say why the patient was seen.',
        query: 'Please document the reason for this visit.',
        basis: 'CMS 1995/1997 Documentation Guidelines, chief complaint',
      }),
    ];
  },
};
