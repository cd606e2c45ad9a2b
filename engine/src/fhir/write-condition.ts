import type { ConditionFact } from '../document/fact.ts';
import { certainties, diagnosisSubjects, reactionSeverities } from './data/statuses.ts';
import { systems } from './data/systems.ts';
import { namesPlainly } from './names-plainly.ts';
import { codeOf, conceptOf, filled, isOfPatient, notesOf, type FactWriter } from './resource.ts';

/** Whether it goes on; undefined where the words do not say: what somebody had before may still be there. */
function clinicalStatusOf({ assertion }: ConditionFact, isRefuted: boolean): string | undefined {
  if (isRefuted) return undefined;
  if (assertion.temporality === 'resolved') return 'resolved';
  return assertion.temporality === 'current' ? 'active' : undefined;
}

function categoryOf({ subject }: ConditionFact, status: string | undefined): string | undefined {
  if (diagnosisSubjects.has(subject)) return 'encounter-diagnosis';
  return subject === 'past-medical-history' && status !== undefined ? 'problem-list-item' : undefined;
}

/** A symptom, sign or diagnosis; what is denied or ruled out is refuted. */
export const writeCondition: FactWriter<ConditionFact> = (fact, { patient }) => {
  const { name, side, site, severity, onset, assertion } = fact;
  if (!isOfPatient(fact) || assertion.temporality === 'future' || name.trim() === '' || !namesPlainly(name))
    return undefined;
  const isRefuted = assertion.polarity === 'absent' || assertion.certainty === 'excluded';
  const status = clinicalStatusOf(fact, isRefuted);
  const category = categoryOf(fact, status);
  const isGraded = severity !== undefined && reactionSeverities.has(severity.toLowerCase());
  const place = [side, site].filter((one) => one !== undefined).join(' ');
  return filled({
    resourceType: 'Condition',
    clinicalStatus: status === undefined ? undefined : codeOf(systems.clinicalStatus, status),
    verificationStatus: codeOf(systems.verification, isRefuted ? 'refuted' : certainties[assertion.certainty]),
    category: category === undefined ? undefined : [codeOf(systems.conditionCategory, category)],
    severity: isGraded ? conceptOf(severity) : undefined,
    code: conceptOf(name),
    bodySite: place === '' ? undefined : [conceptOf(place)],
    subject: patient,
    onsetString: onset,
    ...notesOf(
      isGraded ? undefined : severity,
      ...(fact.qualities ?? []),
      fact.radiation,
      fact.timing,
      fact.course,
      fact.context,
      fact.time,
      assertion.temporality === 'past' ? 'in the past' : undefined,
      fact.source,
    ),
  });
};
