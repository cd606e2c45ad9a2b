import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

const titleReach = 160;
const firstVisit =
  /\b(?:intake|initial (?:diagnostic |psychiatric |clinical |pt |ot |therapy )?(?:evaluation|assessment|visit|session|consult\w*|interview)|new patient (?:visit|consult\w*|evaluation)|diagnostic evaluation)\b/i;
const laterVisit =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:nd|rd|th)) (?:session|therapy visit|visit) (?:with me|of|here|today)\b|\b(?:homework|(?:thought )?records?|exercises|assignments?) (?:from|of|assigned|given) last (?:session|week|visit)\b|\bsince (?:our|the|her|his) last session\b|\bsession #?(?:[2-9]|\d{2})\b/i;
const plannedOrPast =
  /\b(?:will|plan\w*|next|before|previous\w*|prior|past|former|other|earlier|ended after|stopped after|of \d+ planned|by (?:the )?\w+ session)\b/i;

/** Words of a later session or visit in a note whose title says that it is the first; undefined where there are none. */
export function findLaterSession({ text, statements, kind }: ChartReading): Span | undefined {
  if (kind === 'other' || !firstVisit.test(text.slice(0, titleReach))) return undefined;
  return statements.find(
    ({ text: words, subject }) =>
      laterVisit.test(words) && !plannedOrPast.test(words) && subject !== 'past-medical-history',
  );
}
