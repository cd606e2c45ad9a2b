import type { ActionFact, TestFact } from '../document/fact.ts';
import { writtenCues } from '../knowledge/assertion-cues.ts';
import { actionStatuses, referralCode, requestedTests } from './data/statuses.ts';
import { systems } from './data/systems.ts';
import { namesPlainly } from './names-plainly.ts';
import {
  codeOf,
  conceptOf,
  filled,
  isOfPatient,
  notesOf,
  type FactWriter,
  type NoteContext,
  type Resource,
} from './resource.ts';

interface Requested {
  readonly what: string;
  readonly reason?: string | undefined;
  readonly side?: string | undefined;
  readonly status: 'open' | 'proposed' | 'completed';
}

/** Something that the note asks to be done: what stands in a plan, and no order that a laboratory could act on. */
function requestOf({ what, reason, side, status }: Requested, { patient, isSigned, requester }: NoteContext): Resource {
  const open = isSigned ? 'active' : 'draft';
  return {
    resourceType: 'ServiceRequest',
    status: status === 'completed' ? 'completed' : open,
    intent: status === 'proposed' ? 'proposal' : 'plan',
    code: conceptOf(what),
    subject: patient,
    requester,
    reasonCode: reason === undefined ? undefined : [conceptOf(reason)],
    bodySite: side === undefined ? undefined : [conceptOf(side)],
  };
}

/** A test or procedure: requested, done, or done with a result. */
export const writeTest: FactWriter<TestFact> = (fact, context) => {
  const { type, name, side, status, result, indication, remark, time, assertion } = fact;
  if (!isOfPatient(fact) || assertion.polarity === 'absent' || name.trim() === '' || !namesPlainly(name))
    return undefined;
  const notes = notesOf(remark, time, fact.source);
  if (requestedTests.has(status))
    return filled({ ...requestOf({ what: name, reason: indication, side, status: 'open' }, context), ...notes });
  if (status !== 'done' || assertion.temporality === 'future') return undefined;
  const bodySite = side === undefined ? undefined : conceptOf(side);
  if (type === 'test' && result !== undefined && result.trim() !== '')
    return filled({
      resourceType: 'Observation',
      status: context.isSigned ? 'final' : 'preliminary',
      code: conceptOf(name),
      subject: context.patient,
      valueString: result,
      bodySite,
      ...notes,
    });
  return filled({
    resourceType: 'Procedure',
    status: 'completed',
    code: conceptOf(name),
    subject: context.patient,
    performedString: time,
    reasonCode: indication === undefined ? undefined : [conceptOf(indication)],
    bodySite: bodySite === undefined ? undefined : [bodySite],
    outcome: result === undefined ? undefined : conceptOf(result),
    ...notesOf(remark, fact.source),
  });
};

/** When the patient is to come back, as something to see to; what depends on something is the document's to say. */
const followUpOf = (fact: ActionFact, { patient, isSigned }: NoteContext): Resource | undefined =>
  fact.status !== 'planned' || !isOfPatient(fact) || fact.assertion.polarity === 'absent' || fact.action.trim() === ''
    ? undefined
    : filled({
        resourceType: 'Task',
        status: isSigned ? 'requested' : 'draft',
        intent: 'plan',
        description: fact.action,
        for: patient,
        ...notesOf(fact.reason, fact.time, fact.source),
      });

/** An order or referral, or when to come back. One that waits for a condition is asked for as needed. */
export const writeAction: FactWriter<ActionFact> = (fact, context) => {
  const { type, action, status: said, reason, time, assertion } = fact;
  if (type === 'follow-up') return followUpOf(fact, context);
  const status = actionStatuses[said];
  const isOther = assertion.experiencer !== 'patient' || assertion.polarity === 'absent';
  if (
    (type !== 'order' && type !== 'referral') ||
    status === undefined ||
    isOther ||
    !namesPlainly(action) ||
    action.trim() === ''
  )
    return undefined;
  const [code, display] = referralCode;
  return filled({
    ...requestOf({ what: action, reason, status }, context),
    category: type === 'referral' ? [codeOf(systems.snomed, code, display)] : undefined,
    asNeededCodeableConcept:
      assertion.condition === undefined ? undefined : conceptOf(`${writtenCues.condition} ${assertion.condition}`),
    ...notesOf(time, fact.source),
  });
};
