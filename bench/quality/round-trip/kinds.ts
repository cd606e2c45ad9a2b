/** The kinds of facts that a layout can hold. */
export const factKinds = [
  'complaint',
  'symptom.present',
  'symptom.denied',
  'problem.present',
  'problem.past',
  'problem.denied',
  'family',
  'drug.taken',
  'drug.stopped',
  'drug.started',
  'drug.increased',
  'allergy',
  'allergy.none',
  'vital.bp',
  'vital.pulse',
  'vital.temp',
  'vital.rr',
  'vital.sats',
  'vital.weight',
  'lab',
  'exam.normal',
  'exam.abnormal',
  'procedure.past',
  'smoking',
  'alcohol',
  'order.test',
  'referral',
  'followup',
  'safetynet',
] as const;
export type FactKind = (typeof factKinds)[number];

export const vitalKinds = factKinds.filter((kind) => kind.startsWith('vital.'));

/** What a slot of a fact holds: as a note names it ("twice daily"), whatever a layout then writes for it. */
export type Slots = Readonly<Record<string, string>>;

/** A fact that a note is made from. */
export interface GivenFact {
  readonly kind: FactKind;
  readonly slots: Slots;
  /** The problem, symptom, drug or test by the name that the engine's tables give it. */
  readonly concept: string;
}
