import type { AuditRule } from '../audit-rule.ts';
import { ageConflict } from './age-conflict.ts';
import { codeDenied } from './code-denied.ts';
import { codeDescription } from './code-description.ts';
import { codeEncounter } from './code-encounter.ts';
import { codeFirst } from './code-first.ts';
import { codeHistorical } from './code-historical.ts';
import { codeInvalid } from './code-invalid.ts';
import { codeLaterality } from './code-laterality.ts';
import { codeNotBillable } from './code-not-billable.ts';
import { codeSequence } from './code-sequence.ts';
import { codeTrimester } from './code-trimester.ts';
import { codeUncertain } from './code-uncertain.ts';
import { codeUnknown } from './code-unknown.ts';
import { codeUnspecified } from './code-unspecified.ts';
import { codeUnsupported } from './code-unsupported.ts';
import { combinationCode } from './combination-code.ts';
import { duplicateCode } from './duplicate-code.ts';
import { excludes1 } from './excludes1.ts';
import { externalCause } from './external-cause.ts';
import { sexQuestion } from './sex-question.ts';
import { statusCode } from './status-code.ts';
import { symptomWithDiagnosis } from './symptom-with-diagnosis.ts';
import { useAdditional } from './use-additional.ts';

/** What can be wrong with the diagnosis codes that a chart writes: the code itself, its support, its detail, its company. */
export const diagnosisRules: readonly AuditRule[] = [
  codeInvalid,
  codeUnknown,
  codeNotBillable,
  codeDescription,
  codeDenied,
  codeHistorical,
  codeUncertain,
  codeUnsupported,
  codeUnspecified,
  codeLaterality,
  codeEncounter,
  codeTrimester,
  excludes1,
  combinationCode,
  codeFirst,
  useAdditional,
  codeSequence,
  duplicateCode,
  symptomWithDiagnosis,
  statusCode,
  externalCause,
  ageConflict,
  sexQuestion,
];
