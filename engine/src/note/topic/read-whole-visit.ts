import type { Turn } from '../../text/turns.ts';
import { describePerson } from '../person.ts';
import { readVisit, type VisitReading } from '../visit/read-visit.ts';
import { isBackground, phaseOf, settleTopic } from './place-by-topic.ts';
import type { Topic } from './topics.ts';

/** Reads a visit's talk in the light of what it is about as a whole, where that is sure. */
export function readWholeVisit(
  text: string,
  turns: readonly Turn[],
): { readonly topic: Topic | undefined; readonly reading: VisitReading } {
  const topic = settleTopic(text, turns);
  const { sex } = describePerson(text);
  const reading = readVisit(text, turns, sex, { phase: phaseOf(topic), oneThing: isBackground(topic) });
  return { topic, reading };
}
