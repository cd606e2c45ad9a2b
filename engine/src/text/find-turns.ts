import { rolesOfNames } from './named-speakers.ts';
import { findLabelledTurns, roleOf, type Turn } from './turns.ts';
import { turnsInRunningText } from './running-talk.ts';
import { turnsWithoutLabels } from './unlabelled-talk.ts';

/**
 * The speaker turns of a conversation, with labels of any kind or without; an empty list when the text is no conversation. Linear in
 * the length of the text.
 */
export function findTurns(text: string): Turn[] {
  const labelled = findLabelledTurns(text, rolesOfNames(text, roleOf));
  if (labelled.length > 0) return labelled;
  const lines = turnsWithoutLabels(text);
  return lines.length > 0 ? lines : turnsInRunningText(text);
}
