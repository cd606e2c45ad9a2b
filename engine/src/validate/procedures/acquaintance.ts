import type { Span } from '../../model/span.ts';

/** Ways in which a chart tells that the patient was seen here within three years. */
const knownHere =
  /\b(?:est(?:ablished|\.|ab\.)?[- ](?:patient|pt)\b|last (?:house call|home visit|office visit|clinic visit|appointment|check-?up) (?:here |was |with (?:me|us) )?(?:on |in )?\d|(?:patient|pt) of (?:mine|ours|this practice)\b|known to (?:this|our|the) (?:practice|clinic|office)|established with (?:our|this|the) (?:practice|clinic)|last (?:seen|visit)(?: here| in (?:our|this) (?:clinic|office)| in clinic)\b|(?:since|at) (?:the |his |her |their )?last visit|returns (?:to (?:the )?(?:clinic|office))?(?: today)? for (?:follow|a follow|re-?check|recheck|routine)|(?:here|seen|presents)(?: today)? for (?:a |his |her |their )?(?:routine |scheduled |\d+[- ](?:week|month) )(?:follow[- ]?up|recheck)|follow[- ]?up visit|return(?:ing)? (?:patient|visit)|well known to (?:me|us|this))\b/i;
const newHere =
  /\b(?:new[- ](?:patient|pt)\b(?! (?:of|education))|new to (?:our|this|the) (?:practice|clinic|provider|office)|establish(?:ing)? (?:care|as a new)|to establish\b|first visit (?:to|here|with|in)|initial visit to (?:our|this)|never (?:been )?seen (?:here|in (?:our|this)))/i;

function find(pattern: RegExp, text: string): Span | null {
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** The words by which a chart tells that its patient is known here, or new; null where none do. */
export interface Acquaintance {
  readonly known: Span | null;
  readonly fresh: Span | null;
}

/** Reads whether the patient was seen here before. */
export function readAcquaintance(text: string): Acquaintance {
  return { known: find(knownHere, text), fresh: find(newHere, text) };
}
