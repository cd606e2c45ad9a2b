import type { AuditRule } from '../audit-rule.ts';
import { diagnosisRules } from './diagnosis-rules.ts';
import { documentationRules } from './documentation-rules.ts';
import { emLevel } from './em-level.ts';
import { modifier } from './modifier.ts';
import { ncciEdit } from './ncci-edit.ts';
import { patientStatus } from './patient-status.ts';
import { procedureNecessity } from './procedure-necessity.ts';
import { procedureUndocumented } from './procedure-undocumented.ts';
import { units } from './units.ts';
import { visitTime } from './visit-time.ts';

/** Every audit rule, in the order in which its flags are listed within one severity. */
export const auditRules: readonly AuditRule[] = [
  ...diagnosisRules,
  procedureUndocumented,
  emLevel,
  visitTime,
  patientStatus,
  modifier,
  ncciEdit,
  units,
  procedureNecessity,
  ...documentationRules,
];
