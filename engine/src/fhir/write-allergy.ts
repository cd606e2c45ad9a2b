import type { AllergyFact } from '../document/fact.ts';
import { noAllergies, noAllergy, reactionSeverities } from './data/statuses.ts';
import { systems } from './data/systems.ts';
import { namesPlainly } from './names-plainly.ts';
import { codeOf, conceptOf, filled, isOfPatient, notesOf, type Concept, type FactWriter } from './resource.ts';

/** That there is no allergy, in the code for it; undefined for what names one. */
function noneOf({ substance, assertion }: AllergyFact): Concept | undefined {
  const [whole, , short] = noAllergy.exec(substance) ?? [];
  if (whole === undefined && !(substance.trim() === '' && assertion.polarity === 'absent')) return undefined;
  const [code, display] =
    /drug|medication/i.test(whole ?? '') || short !== undefined ? noAllergies.drug : noAllergies.any;
  return conceptOf(whole === undefined ? display : substance, { system: systems.snomed, code, display });
}

function reactionOf({ reactions = [], severity = '' }: AllergyFact): readonly object[] | undefined {
  const said = reactions.filter((one) => one.trim() !== '');
  if (said.length === 0) return undefined;
  const grade = severity.toLowerCase();
  return [
    { manifestation: said.map((one) => conceptOf(one)), ...(reactionSeverities.has(grade) ? { severity: grade } : {}) },
  ];
}

/** A substance and what it does. What is documented as tolerated is no allergy, and its words alone say it. */
export const writeAllergy: FactWriter<AllergyFact> = (fact, { patient }) => {
  const { substance, isIntolerance, isTolerated, severity = '', assertion } = fact;
  if (!isOfPatient(fact) || isTolerated === true) return undefined;
  const none = noneOf(fact);
  if (none === undefined && (substance.trim() === '' || !namesPlainly(substance))) return undefined;
  const isRefuted = none === undefined && (assertion.polarity === 'absent' || assertion.certainty === 'excluded');
  const isSure = none !== undefined || assertion.certainty === 'certain';
  const verification = isRefuted ? 'refuted' : isSure ? 'confirmed' : 'unconfirmed';
  return filled({
    resourceType: 'AllergyIntolerance',
    clinicalStatus: codeOf(systems.allergyStatus, isRefuted ? 'inactive' : 'active'),
    verificationStatus: codeOf(systems.allergyVerification, verification),
    type: isIntolerance === true ? 'intolerance' : undefined,
    code: none ?? conceptOf(substance),
    patient,
    ...notesOf(reactionSeverities.has(severity.toLowerCase()) ? undefined : severity, fact.time, fact.source),
    reaction: reactionOf(fact),
  });
};
