import type { Fact } from '../document/fact.ts';
import type { NoteContext, Resource } from './resource.ts';
import { writeAllergy } from './write-allergy.ts';
import { writeCondition } from './write-condition.ts';
import { writeMeasurement } from './write-measurement.ts';
import { writeMedication } from './write-medication.ts';
import { writeAction, writeTest } from './write-steps.ts';

/**
 * A fact as a resource. Undefined for what has none here (an examination, a family's history, advice, a clause in the writer's words)
 * and for what states nothing of the patient now (of another person, under a condition, only thought of): the narrative says it.
 */
export function writeFact(fact: Fact, context: NoteContext): Resource | undefined {
  switch (fact.type) {
    case 'condition':
      return writeCondition(fact, context);
    case 'medication':
      return writeMedication(fact, context);
    case 'allergy':
      return writeAllergy(fact, context);
    case 'measurement':
      return writeMeasurement(fact, context);
    case 'test':
    case 'procedure':
      return writeTest(fact, context);
    case 'order':
    case 'referral':
    case 'follow-up':
      return writeAction(fact, context);
    default:
      return undefined;
  }
}
