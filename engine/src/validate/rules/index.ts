import { combinationCode } from './combination-code.ts';
import { excludes1 } from './excludes1.ts';
import { codeSequence } from './code-sequence.ts';
import { codeLaterality } from './code-laterality.ts';
import type { AuditRule } from '../audit-rule.ts';
import { codeUncertain } from './code-uncertain.ts';
import { visitTime } from './visit-time.ts';

/** Every audit rule, in the order in which its flags are listed within one severity. */
export const auditRules: readonly AuditRule[] = [
  excludes1,
  combinationCode,
  codeLaterality,
  codeSequence,
  visitTime,
  codeUncertain,
];
