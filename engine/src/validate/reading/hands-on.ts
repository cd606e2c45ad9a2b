import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

/** What is found only by hands or an instrument at the patient. */
const byHands =
  /\b(?:clear to auscultation|auscultat\w+|ctab?\b|palpat(?:ion|ed)|non-?tender to palpation|no (?:hepatosplenomegaly|masses felt|rebound|guarding)|otoscop\w+|tympanic membranes? (?:are |is )?(?:clear|gray|normal|red|intact)|tms? (?:clear|normal|gray)|(?:reflexes|dtrs?|pulses) (?:are )?[0-4]\+|funduscop\w+|monofilament|percussion|murmurs?|rrr\b|heart (?:sounds )?regular|lungs? clear|strength \d\/5)\b/i;
/** Told by the patient, by somebody beside them, or with an instrument at hand. */
const byOther =
  /\b(?:self|patient (?:presses|palpates|reports)|presses|own|home (?:device|cuff|stethoscope)|digital stethoscope|peripheral|tytocare|presenter|nurse|aide|medic|mother|father|parent|spouse|wife|husband|unable|not (?:done|performed|possible|assessed|examined)|limited|deferred|cannot|could not|last|prior|previous\w*|in[- ]person|in (?:19|20)\d\d|no murmurs? known|history|known|visit)\b/i;

/** The beginning of a note tells how the visit was held. */
const remote = /\b(?:tele-?(?:health|medicine|phone|visit)|video|virtual|by phone|phone (?:visit|call))\b/i;
const headReach = 600;

/** A finding of the hands in a visit by video or telephone. */
export function findHandsOn({ kind, statements, text }: ChartReading): Span | undefined {
  if ((kind !== 'telehealth' && kind !== 'telephone') || !remote.test(text.slice(0, headReach))) return undefined;
  for (const { text, start, subject } of statements) {
    if (subject !== 'physical-examination' && subject !== undefined && subject !== 'vital-signs') continue;
    const match = byHands.exec(text);
    if (!match || byOther.test(text.replace(match[0], ' '))) continue;
    return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return undefined;
}
