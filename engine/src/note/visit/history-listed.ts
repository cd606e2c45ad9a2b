import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Span } from '../../model/span.ts';
import { capitalize } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import type { Asked } from './answers.ts';

const asksHistory =
  /\b(?:medical (?:history|problems?|conditions?|issues?)|health (?:problems?|conditions?|issues?)|(?:any|other) (?:diagnos\w+|conditions?))\b/i;

/** "any other medical history?" "afib": diseases by their names alone are part of that history. */
export function historyListed(asked: Asked, text: string, span: Span): Passage | undefined {
  if (!asksHistory.test(asked.text) || text.split(' ').length > 8 || /\b(?:i|no|not|my|he|she)\b|n't/i.test(text))
    return undefined;
  if (
    !findProblemsIn(text).some(({ kind, modifiers }) => kind === 'disease' && !modifiers.negated && !modifiers.family)
  )
    return undefined;
  return { subject: 'past-medical-history', text: capitalize(expandAbbreviations(text)), sources: [asked.span, span] };
}
