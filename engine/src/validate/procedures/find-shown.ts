import type { Span } from '../../model/span.ts';

/** "Cholangiogram was not needed", "no biopsy", "declined the vaccine": words that name a service and say that it was not given. */
const deniedBefore = /\b(?:no|not|without|defer\w*|declin\w+|refus\w+|never)\s(?:[\w-]+\s){0,3}$/i;
/** "Endoscopy booked for May", "refer for colonoscopy": what is to come was not done. */
const plannedBefore =
  /\b(?:schedul\w+|will|wants?|wishes|interested in|would like|options? (?:include|including|of)|discuss(?:ed|ing) (?:future|possible|eventual)|return for|refer\w* for|will (?:schedule|arrange|need)|candidate for|order(?:ed)? (?:an? )?|never had (?:an? )?|offer(?:ed|s)? (?:an? )?|consider(?:ed|ing)? (?:an? )?|recommend(?:ed|s)? (?:an? )?|(?:return|follow-?up|back) (?:after|for))\s?(?:[\w-]+\s){0,2}$/i;
const plannedAfter =
  /\b(?:vs|versus|authori[sz]ation|pending|wants to think|as an option|if (?:recurs?|fails?|needed|no (?:better|improvement)|worse|persists?)|booked|scheduled (?:for|on)|to be (?:done|scheduled|arranged|ordered|obtained|performed|set up)|is planned|ordered for|next (?:week|month|visit))\b/i;
const deniedAfter =
  /\b(?:not (?:done|performed|needed|indicated|obtained|given|required)|deferred|declin\w+|refus\w+|unavailable|unnecessary)\b/i;

/** "Cortisone injection 4 months ago", "s/p biopsy", "biopsied elsewhere": what was done before is not this day's service. */
const doneBefore = /\b(?:prior|previous(?:ly)?|s\/p|status[- ]post|history of|h\/o|hx of|past)\s(?:[\w-]+\s){0,2}$/i;
const doneLongAgo =
  /\b(?:(?:weeks?|months?|years?|wks|mos|yrs) ago|elsewhere|last (?:week|month|year|spring|summer|fall|winter)|at (?:an )?outside)\b/i;

/** True where the words stand within so many characters behind a place, in its clause and line. */
function follows(words: RegExp, within: number, clause: string): boolean {
  const match = words.exec(clause);
  return match !== null && match.index <= within;
}

/** What goes on behind a place, up to a full stop or the end of the line. */
const clauseBehind = (note: string, at: number, reach: number): string =>
  /^[^.\n]*/.exec(note.slice(at, at + reach))?.[0] ?? '';

/** Where a note shows that a service was given; null where it does not, or only says that it was not. */
export function findShown(note: string, shown: RegExp): Span | null {
  for (const match of note.matchAll(new RegExp(shown.source, `${shown.flags}g`))) {
    const end = match.index + match[0].length;
    if (deniedBefore.test(note.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (follows(deniedAfter, 24, clauseBehind(note, end, 60))) continue;
    if (plannedBefore.test(note.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (follows(plannedAfter, 60, clauseBehind(note, end, 90))) continue;
    if (doneBefore.test(note.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (follows(doneLongAgo, 32, clauseBehind(note, end, 60))) continue;
    return { start: match.index, end };
  }
  return null;
}
