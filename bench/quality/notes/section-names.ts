/**
 * The sections of a case's chart, and those of a written note (by their ids) in which a reader would look for it. A
 * symptom that stands under the review of systems instead of the history is no error; a drug of the plan among the
 * medications taken is one.
 */
export const placesOf: Readonly<Record<string, RegExp>> = {
  complaint: /^(?:chief-complaint|reason|admission|situation|session|interval|indications)/,
  history:
    /^(?:history-of-present|chief-complaint|reason|interval|situation|session|hospital-course|indications|review|admission)/,
  past: /^(?:past-|obstetric|problem)/,
  surgical: /^past-surgical/,
  family: /^family/,
  social: /^social/,
  meds: /medications/,
  allergies: /^allerg/,
  immunizations: /^immuniz/,
  vitals: /^vital/,
  exam: /^(?:physical-exam|mental-status)/,
  mental: /^mental-status/,
  results: /^(?:results|laboratory|imaging)/,
  care: /^(?:intervention|care|procedure|treatment)/,
  response: /^response/,
  safety: /^(?:safety|risk)/,
  functional: /^functional/,
  needs: /^needs/,
  barriers: /^barriers/,
  contacts: /^contacts/,
  services: /^(?:services|intervention)/,
  assessment: /^(?:assessment|.*diagnos|impression)/,
  plan: /^(?:plan|follow|disposition|instructions|recommend|goals)/,
  admission: /^(?:admission|chief-complaint|reason)/,
  diagnoses: /^(?:.*diagnos|assessment)/,
  course: /^(?:hospital-course|history-of-present)/,
  condition: /^discharge-condition/,
  preop: /^preoperative/,
  postop: /^(?:postoperative|assessment)/,
  procedure: /^procedure/,
  surgeon: /^surgeon/,
  anesthesia: /^anesthesia/,
  indications: /^(?:indications|history-of-present)/,
  findings: /^(?:operative-findings|findings)/,
  technique: /^(?:technique|description)/,
  ebl: /^(?:blood-loss|estimated)/,
  specimens: /^specimen/,
  complications: /^complication/,
};

/** The names above by the titles that "Not documented" lists. */
const missingTitles: readonly (readonly [RegExp, string])[] = [
  [/^(?:chief complaint|reason for)/i, 'complaint'],
  [/^(?:history of|history and hosp|interval|situation|reason for contact|session)/i, 'history'],
  [/^indications/i, 'indications'],
  [/^family/i, 'family'],
  [/^social/i, 'social'],
  [/^medications/i, 'meds'],
  [/^allerg/i, 'allergies'],
  [/^review/i, 'review'],
  [/^vital/i, 'vitals'],
  [/^(?:physical )?exam/i, 'exam'],
  [/^mental/i, 'mental'],
  [/^results/i, 'results'],
  [/^(?:interventions?|care)/i, 'care'],
  [/^response/i, 'response'],
  [/safety/i, 'safety'],
  [/^functional/i, 'functional'],
  [/^needs/i, 'needs'],
  [/^barriers/i, 'barriers'],
  [/^services/i, 'services'],
  [/^preoperative/i, 'preop'],
  [/^postoperative/i, 'postop'],
  [/^procedure/i, 'procedure'],
  [/^surgeon/i, 'surgeon'],
  [/^anesthesia/i, 'anesthesia'],
  [/^findings/i, 'findings'],
  [/^description/i, 'technique'],
  [/^(?:estimated )?blood/i, 'ebl'],
  [/^specimens/i, 'specimens'],
  [/^complications/i, 'complications'],
  [/^admission/i, 'admission'],
  [/^diagnoses/i, 'diagnoses'],
  [/^condition/i, 'condition'],
  [/assessment|impression/i, 'assessment'],
  [/plan|goals|instructions|disposition|recommend/i, 'plan'],
];

/** A title of "Not documented" as a case names it; the title itself when no case does. */
export function nameMissing(title: string): string {
  return missingTitles.find(([pattern]) => pattern.test(title))?.[1] ?? title.toLowerCase();
}
