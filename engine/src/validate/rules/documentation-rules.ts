import type { AuditRule } from '../audit-rule.ts';
import { abnormalResult } from './abnormal-result.ts';
import { chartLanguage } from './chart-language.ts';
import { drugWithoutDiagnosis } from './drug-without-diagnosis.ts';
import { gapChiefComplaint } from './gap-chief-complaint.ts';
import { gapHistory } from './gap-history.ts';
import { gapExam } from './gap-exam.ts';
import { gapLaterality } from './gap-laterality.ts';
import { gapMedicationDose } from './gap-medication-dose.ts';
import { gapAllergies } from './gap-allergies.ts';
import { gapAssessment } from './gap-assessment.ts';
import { gapPlan } from './gap-plan.ts';
import { gapFollowUp } from './gap-follow-up.ts';
import { gapSignature } from './gap-signature.ts';
import { gapDate } from './gap-date.ts';
import { gapConsent } from './gap-consent.ts';
import { gapRisk } from './gap-risk.ts';
import { gapSafetyPlan } from './gap-safety-plan.ts';
import { gapTime } from './gap-time.ts';
import { contradictionSide } from './contradiction-side.ts';
import { contradictionPatient } from './contradiction-patient.ts';
import { contradictionAllergy } from './contradiction-allergy.ts';
import { contradictionVital } from './contradiction-vital.ts';
import { contradictionMedication } from './contradiction-medication.ts';
import { contradictionFinding } from './contradiction-finding.ts';
import { contradictionDate } from './contradiction-date.ts';
import { copiedForward } from './copied-forward.ts';
import { hccSupport } from './hcc-support.ts';

/** What a note of its kind needs, in the order of a note; then what does not fit within it. */
export const documentationRules: readonly AuditRule[] = [
  chartLanguage,
  gapChiefComplaint,
  gapHistory,
  gapExam,
  gapLaterality,
  gapMedicationDose,
  gapAllergies,
  gapAssessment,
  gapPlan,
  gapFollowUp,
  gapSignature,
  gapDate,
  gapConsent,
  gapRisk,
  gapSafetyPlan,
  gapTime,
  contradictionSide,
  contradictionPatient,
  contradictionAllergy,
  contradictionVital,
  contradictionMedication,
  contradictionFinding,
  contradictionDate,
  copiedForward,
  hccSupport,
  abnormalResult,
  drugWithoutDiagnosis,
];
