import { combinationCode } from './combination-code.ts';
import { exclusiveCodes } from './exclusive-codes.ts';
import { firstListed } from './first-listed.ts';
import { laterality } from './laterality.ts';
import type { AuditRule } from '../audit-rule.ts';
import { uncertainDiagnosis } from './uncertain-diagnosis.ts';
import { visitTime } from './visit-time.ts';

/** Every audit rule, in the order in which its flags are listed within one severity. */
export const auditRules: readonly AuditRule[] = [
  exclusiveCodes,
  combinationCode,
  laterality,
  firstListed,
  visitTime,
  uncertainDiagnosis,
];
