import { expandAbbreviations } from '../../../clinical/abbreviations.ts';
import type { Span } from '../../../model/span.ts';
import type { Passage } from '../../passage.ts';
import type { Sex } from '../../person.ts';
import { aside, findingWord, instruction, judgment, systems } from './data.ts';
import { keepSide, sidedSite, withSite } from './keep-side.ts';
import { wordFinding } from './word-finding.ts';

/** Where a clinician's sentence goes on to another finding. */
const nextFinding =
  /[\s,;.]+(?:(?:and|but|so|now|also|then|however)\s+)*(?=(?:you (?:do |also |still |currently )*(?:have|don't|do not|are (?:positive|negative|tender))\b|you've got|there(?:'s| is| are)\b|i (?:do |can |also |still |don't |do not |did not |didn't )+(?:appreciate|hear|see|feel|note|notice|find|identify|recognize)\b|i (?:appreciate|hear|see|feel|note|notice|recognize|identify|have)\b|(?<!\b(?:of|in|on|to|for|with|at|over|around|from) )your (?:\w+ ){1,3}?(?:is|are|looks?|sounds?|shows?|feels?|has|have|does|was|were)\b|on your (?:[a-z]+,? ){1,3}?(?:exam\w*|you|there|there's|i)\b|your (?:\w+ ){0,2}exam\b|it(?:'s| is| does)\b|that(?:'s| is| means)\b|they(?:'re| are)\b|(?:this|that|it|which|they) (?:also |does |do )*(?:shows?|showed|demonstrate[sd]?|reveal(?:s|ed)?)\b|what (?:that|i'm (?:noticing|seeing|finding))\b|so that\b))|[.;]\s+|\s(?:and|but)\s+(?=no\b)|(?<!\b(?:and|or|some|with|any|no|not|of|is|the|a|for|have|has|mild|slight|there's|are|your|was|were|notice|see|appreciate|without|severe|moderate|much|more|to|on|by|in))\s(?=(?:no (?!longer)|full range|decreased range|pain (?:with|to|on) |capillary refill|lungs (?:are|sound)|heart (?:is|sounds|has)|abdomen is))/gi;

/** The end of a clause on which the next one hangs. */
const governs =
  /\b(?:that|like|think|thought|if|when|where|whether|because|unless|until|said|sure|not|than|as)$|(?:n't|\bnot|\bnever) (?:really |even )?(?:look|seem|appear|think|feel like|sound|believe)\w*\b[^.;]{0,80}$/i;

/** Words that only lead to a finding: "for your strength,", "on your left knee exam". */
const leads = /^(?:(?:and|so|now) )*(?:for|on|with) your [a-z ]{3,30},?$/i;

/** The system that a clause names; undefined when its words do not say. */
export function systemOf(text: string): string | undefined {
  return systems.find(([, pattern]) => pattern.test(text))?.[0];
}

/** What the examination is at: the system that the last finding named. */
export interface ExamState {
  system: string | undefined;
  /** A part of the body with its side that was named before its findings ("let me see your right knee"). */
  site: string | undefined;
}

/** What a clause says before it explains; undefined when it explains from its first word, or doubts. */
export function beforeAside(clause: string): string | undefined {
  const found = aside.exec(clause);
  if (!found) return clause;
  if (found.index < 8 || /n't|not/i.test(found[0])) return undefined;
  return clause
    .slice(0, found.index)
    .replace(/(?:[\s,]|\b(?:and|but|so|this|that|which|it|there|i|we|they|you|is|are|also|just))+$/i, '');
}

function findingOf(
  clause: string,
  sex: Sex,
  state: ExamState,
): { system: string | undefined; text: string } | undefined {
  const named = systemOf(clause);
  const finds = findingWord.test(clause);
  if (named !== undefined) state.system = named;
  if (!finds && !(named !== undefined && judgment.test(clause))) return undefined;
  const said = beforeAside(clause);
  if (
    said === undefined ||
    instruction.test(clause) ||
    clause.endsWith('?') ||
    !(findingWord.test(said) || judgment.test(said))
  )
    return undefined;
  const text = wordFinding(said, sex);
  if (text.length < 4 || text.split(' ').length > 40) return undefined;
  if (!findingWord.test(text) && !judgment.test(text)) return undefined;
  if (/^(?:for|on|in|with|to|of)(?: the)? [a-z]+$/i.test(text)) return undefined;
  if (/^(?:it|that|this|they|everything|exam)\b/i.test(text) || /\bthe clinician\b/i.test(text)) return undefined;
  return { system: named ?? state.system, text };
}

/** "... murmur, it's heard at the left base" is one finding. */
const heardAt = /,?\s(?:and )?it(?:'s| is) (?:best )?heard\b/gi;

/** A spoken sentence in the clauses that each may tell one finding. */
export function splitFindings(text: string): string[] {
  const clauses: string[] = [];
  for (const part of text.replace(heardAt, ' heard').split(nextFinding)) {
    const clause = part.trim();
    const last = clauses.at(-1);
    if (clause === '') continue;
    // What hangs on "it doesn't look like", "if" or "that" is no finding of its own.
    if (last !== undefined && (governs.test(last) || leads.test(last)))
      clauses[clauses.length - 1] = `${last} ${clause}`;
    else clauses.push(clause);
  }
  return clauses;
}

/** The clinician turns to a part of the body. */
const turnsTo =
  /^(?!.*\b(?:you (?:said|told|mentioned)|hurts?)\b).*\b(?:exam\w*|look\w*|check\w*|see|feel|press\w*|on (?:your|the)|move on|focus\w*)\b/i;

/** A finding with the side that was said for it, in its own clause or in the words that led to it. */
function atSite(clause: string, text: string, state: ExamState): string {
  const kept = keepSide(clause, text);
  const { site } = state;
  if (sidedSite(clause) !== undefined) state.site = undefined;
  if (kept !== text || site === undefined || state.site === undefined) return kept;
  const here = systemOf(site);
  if ((systemOf(clause) ?? here) !== here) return kept;
  state.site = undefined;
  return withSite(site, kept);
}

/** Findings of one spoken sentence of the examination. Linear. */
export function readExam(text: string, span: Span, sex: Sex, state: ExamState): Passage[] {
  const passages: Passage[] = [];
  for (const clause of splitFindings(text)) {
    const found = findingOf(clause, sex, state);
    const site = sidedSite(clause);
    if (!found) {
      if (site !== undefined && turnsTo.test(clause)) state.site = site;
      continue;
    }
    passages.push({
      subject: 'physical-examination',
      text: expandAbbreviations(atSite(clause, found.text, state)),
      sources: [span],
      ...(found.system === undefined ? {} : { system: found.system }),
    });
  }
  return passages;
}
