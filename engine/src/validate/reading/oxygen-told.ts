import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

const onOxygen =
  /\b(?:on|via|requiring|requires|with)\s(?:\d{1,2}(?:\.\d)?\s?l(?:iters?|pm)?\b(?:\/min)?|(?:supplemental |nasal |high[- ]flow )?(?:oxygen|o2) (?:by|via|at)|nasal cannula|a non-?rebreather|bipap|high[- ]flow)|\b\d{1,2}(?:\.\d)? ?l(?:iters?|pm)?(?:\/min)? (?:o2|oxygen|nc|nasal cannula|by nasal|via nasal)/i;
const onAir = /\b(?:on |breathing )?room air\b|(?<=\d ?% ?(?:on )?)RA\b/;
/** Two moments, a trial, or what is planned. */
const ofMoments =
  /\b(?:when|off|trial|walk\w*|ambulat\w+|exert\w+|desat\w*|dropp?\w*|fell|falls?|prior|previous\w*|before|after|then|now|until|wean\w*|initial\w*|arriv\w+|ems|triage|baseline|home|usual\w*|night\w*|nocturnal|sleep\w*|bedtime|at rest|during|if|goal|target|keep|maintain|was|were|had|today|yesterday|overnight|titrat\w+|qualif\w+|test\w*|improv\w+|without|no|not|denies|prn|as needed|discharge|from|to|started|placed|increased|decreased|hospital\w*|last)\b/i;

/** One place has the patient on oxygen, another on room air, and nothing tells two moments. */
export function findOxygenConflict({ statements }: ChartReading): readonly [Span, Span] | undefined {
  let oxygen: Span | undefined;
  let air: Span | undefined;
  for (const { text, start, subject } of statements) {
    if (
      subject === 'family-history' ||
      subject === 'past-medical-history' ||
      subject === 'plan' ||
      subject === 'hospital-course'
    )
      continue;
    const [given, none] = [onOxygen.exec(text), onAir.exec(text)];
    if (given === null && none === null) continue;
    // Whoever names both tells of two moments.
    if ((given && none) || ofMoments.test(text.replace((given ?? none)?.[0] ?? '', ' '))) return undefined;
    const match = given ?? none;
    const place = match && { start: start + match.index, end: start + match.index + match[0].length };
    if (!place) continue;
    if (given) oxygen ??= place;
    else air ??= place;
  }
  return oxygen && air ? [air, oxygen] : undefined;
}
