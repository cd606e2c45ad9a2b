import type { Certainty } from '../../document/assertion.ts';
import type { MedicationStatus, TestFact, ActionFact } from '../../document/fact.ts';

/** How sure a condition is, by the words of its writer. */
export const certainties: Readonly<Record<Certainty, string>> = {
  certain: 'confirmed',
  probable: 'provisional',
  possible: 'differential',
  unlikely: 'unconfirmed',
  excluded: 'refuted',
};

/** What is or was taken. What is only thought of, put off or decided against states nothing of the patient: its words alone say it. */
export const takenStatuses: Readonly<Partial<Record<MedicationStatus, string>>> = {
  taken: 'active',
  continued: 'active',
  resumed: 'active',
  changed: 'active',
  increased: 'active',
  reduced: 'active',
  stopped: 'stopped',
  held: 'on-hold',
  given: 'completed',
  tried: 'completed',
  'not-given': 'not-taken',
  'not-taken': 'not-taken',
};

/** Steps that are still to be taken, by how far they are. */
export const requestedTests: ReadonlySet<TestFact['status']> = new Set(['ordered', 'planned', 'pending']);

/** Of an order or referral; undefined for one that is not to be carried out. */
export const actionStatuses: Readonly<Partial<Record<ActionFact['status'], 'open' | 'proposed' | 'completed'>>> = {
  planned: 'open',
  proposed: 'proposed',
  done: 'completed',
};

/** How grave a reaction is. */
export const reactionSeverities: ReadonlySet<string> = new Set(['mild', 'moderate', 'severe']);

/** No allergy at all, and none to a drug, as SNOMED CT has them. */
export const noAllergies = {
  any: ['716186003', 'No known allergy'],
  drug: ['409137002', 'No known drug allergy'],
} as const;
export const noAllergy = /^(?:no known (?:(drug|medication) )?allerg(?:y|ies)|nk(d)?a)\b/i;

/** A request that a patient is referred. */
export const referralCode = ['3457005', 'Patient referral'] as const;

/** Sections that say what the visit found. */
export const diagnosisSubjects: ReadonlySet<string> = new Set([
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
  'postoperative-diagnosis',
]);
