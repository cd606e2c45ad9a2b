import type { Span } from '../../model/span.ts';

/** Ways in which a chart documents that the patient was seen here within three years (an established patient). */
const knownHere =
  /\b(?:(?:i|we) (?:have )?last saw|last saw (?:me|us)\b|seen (?:here |in (?:our|this) (?:clinic|office|practice) |by (?:my partner|(?:[\w.]+ ){0,3}(?:in|of) (?:our|this|my) (?:group|practice|clinic))[\w.,' ]{0,30}?)(?:for [a-z ]{0,30})?(?:on |in |last )?(?:\d{1,2}\/|(?:1?\d|2\d|3[0-5]|a few|several|two|three|four|five|six|eight|ten) (?:days|weeks|wks|months|mos)\b|yesterday|last (?:week|month|year|spring|summer|fall|winter))|(?:my|our) (?:long-?(?:time|standing) )?patient (?:for|since)\b|followed (?:here|by (?:me|us)\b|in (?:this|our) (?:clinic|practice|office))|(?:after|since|at|from) (?:our|the|his|her|their|my) (?:last|prior|previous) (?:visit|appointment|appt|session|check-?up|annual)(?! (?:with|at) (?:her|his|their|the|dr|another|an outside))|last (?:annual|well visit|physical|wellness visit)(?: exam| visit)? (?:here|with (?:me|us)|in (?:our|this))|est(?:ablished|\.|ab\.)?[- ](?:patient|pt)\b|last (?:house call|home visit|office visit|clinic visit|appointment|check-?up) (?:here |was |with (?:me|us) )?(?:on |in )?\d|(?:patient|pt) of (?:mine|ours|this practice)\b|known to (?:this|our|the) (?:practice|clinic|office)|saw (?:my partner|my colleague|dr\.? \w+|\w+,? (?:np|pa|md|do))[^\n]{0,30}\b(?:in|of|at) (?:this|our|my) (?:practice|group|clinic|office)[^.\n]{0,20}\b(?:\d{1,2} (?:days|weeks|wks|months|mos?)|last)\b|established with (?:me\b|us\b|(?:our|this|the) (?:practice|clinic))|last in (?:our|this|the) (?:office|clinic|practice)\b|last (?:seen|visit)(?: here| in (?:our|this) (?:clinic|office)| in clinic)\b|(?:since|at) (?:the |his |her |their )?last visit(?! (?:with|at|to) (?!us\b|me\b|our))|returns (?:to (?:the )?(?:clinic|office))?(?: today)? for (?:follow|a follow|re-?check|recheck|routine)|(?:here|seen|presents)(?: today)? for (?:a |his |her |their )?(?:routine |scheduled |\d+[- ](?:week|month) )(?:follow[- ]?up|recheck)|follow[- ]?up visit|return(?:ing)? (?:patient|visit)|well known to (?:me|us|this)|known to me\b|last visit,? (?:was |on |in |dated )?(?:\d{1,2}\/|20\d\d\b)|(?:patient|pt|she|he) returns (?:today|again)|(?:home|house) (?:visit|call) (?:#|no\.? ?|number )(?:[2-9]|1\d)\b|(?:colonoscopy|egd|surgery|procedure|annual|physical|visit) w(?:ith|\/) (?:me|us) (?:in |on )?(?:20\d\d|\d{1,2}\/))\b/i;
const newHere =
  /\b(?:new[- ](?:patient|pt)\b(?! (?:of|education))|new to (?:us\b|me\b|(?:our|this|the|my) (?:practice|clinic|provider|office|group|service|area and)|practice\b|clinic\b)|establish(?:ing)? (?:care|as a new)|to establish\b|first (?:visit|appointment|appt) (?:to|here|with|in|at) (?!(?:the )?(?:ed|er|hospital|cardiolog|urgent|specialist))|(?:has )?not (?:been )?seen (?:here|in (?:this|our) (?:clinic|practice|office)) (?:before|previously|in (?:over |more than )?(?:[4-9]|1\d|four|five|six|ten) years)|transfer(?:ring|red)? (?:of )?(?:his |her |their )?care (?:here|to (?:us|me|our|this))|initial visit to (?:our|this)|never (?:been )?seen (?:here|in (?:our|this)))/i;

/** The head of a note says it in a word, or by its title. */
const knownInHead =
  /(?:[.,;|(]\s{0,3})\bestablished(?=\s{0,2}(?:[.,;|)\n]|$))|^[^\n]{0,60}\b(?:follow-?up|return visit|recheck)\b/i;
const headReach = 400;

function find(pattern: RegExp, text: string): Span | null {
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** The words that document an established patient, or a new one (CPT); null where none do. */
export interface PatientStatus {
  readonly known: Span | null;
  readonly fresh: Span | null;
}

/** Reads whether the patient is new or established. */
export function readPatientStatus(text: string): PatientStatus {
  return { known: find(knownHere, text) ?? find(knownInHead, text.slice(0, headReach)), fresh: find(newHere, text) };
}
