import { drugsNamed, isDrugWord } from '../clinical/drugs.ts';
import { documentsReaction } from '../clinical/find-allergies.ts';
import { findVitalSeries } from '../clinical/find-vital-series.ts';
import { findVitals } from '../clinical/find-vitals.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Subject } from '../document/subjects.ts';
import { pastCues, patientSays, stepConditions, visitOpens } from '../knowledge/assertion-cues.ts';
import { allergyStems, reactionWords } from '../knowledge/allergy-cues.ts';
import { examinationOpens } from '../knowledge/examination-opens.ts';
import { manoeuvreResults, manoeuvres } from '../knowledge/manoeuvres.ts';
import { orderVerbs } from '../knowledge/order-verbs.ts';
import { relativeActs, relativeRows } from '../knowledge/relatives.ts';
import { actionStart, standing } from '../note/data/action-words.ts';
import { trimMarks } from '../text/trim-marks.ts';
import { saysAllergy } from './says-allergy.ts';
import { saysFinding } from './says-finding.ts';
import { saysResult } from './says-result.ts';
import { saysTaken } from './says-taken.ts';
import { saysToCome } from './says-to-come.ts';

const furthestName = 5;

/** A problem and how it stands, and nothing else: "HTN stable", "chest pain". */
function namesProblem(words: string): boolean {
  const said = trimMarks(words, ',;:–—-', ',;:.');
  const [first] = findProblemsIn(said);
  if (!first || first.start > furthestName || first.modifiers.negated) return false;
  const rest = said
    .slice(first.end)
    .trimStart()
    .replace(/^[,–—-]\s*/, '');
  return rest === '' || standing.test(rest);
}

/** What an entry is about by its own words, whatever stands before it; undefined where they do not say. */
export function ownSubject(words: string, holds: readonly Subject[] | undefined): Subject | undefined {
  if (saysAllergy(words)) return 'allergies';
  if (namesRelativesDisease(words)) return 'family-history';
  if (isValuesOnly(words)) return 'vital-signs';
  if (saysComplications(words)) return 'intervention';
  if (isIdentity(words) || saysOfSymptom(words)) return 'history-of-present-illness';
  if (opensExamination(words) || namesManoeuvre(words) || saysFinding(words)) return 'physical-examination';
  if (opensOrder(words) || opensCondition(words) || saysToCome(words)) return 'plan';
  if (saysResult(words)) return 'results';
  if (saysTaken(words)) return 'medications';
  if (namesKnown(words)) return 'past-medical-history';
  if (holds?.includes('plan') !== true) return undefined;
  if (actionStart.test(words)) return 'plan';
  if (!holds.includes('assessment')) return undefined;
  return namesProblem(words) ? 'assessment' : undefined;
}

/** Subjects that a clause cannot be of, since it tells of no reaction, or names no relative. A drug alone is no allergy. */
export function excludedBy(words: string): Subject[] {
  const lower = words.toLowerCase();
  const tokens = lower.split(/[^a-z]+/);
  const tellsReaction =
    allergyStems.some((stem) => lower.includes(stem)) ||
    tokens.some((word) => reactionWords.has(word)) ||
    documentsReaction(words);
  const isAct = opensWithRelative(words) && namesAct(words);
  const namesFamily = !isAct && (lower.includes('fam') || tokens.some((word) => relativeWords.has(word)));
  return [
    ...(tellsReaction ? [] : ['allergies' as const]),
    ...(namesFamily ? [] : ['family-history' as const]),
    // "metop 50 -> 75 today (HR 84" is a step, whatever the value in its brackets.
    ...(drugsNamed(words).size > 0 ? ['vital-signs' as const] : []),
  ];
}

/** "lisinopril 20" is what is taken, and no allergy. */
export function isDosedDrug(words: string): boolean {
  const lower = words.toLowerCase();
  if (!/\d/.test(words) || lower.includes('allerg')) return false;
  const tokens = lower.split(/[^a-z]+/);
  return tokens.some((word) => isDrugWord(word)) && !tokens.some((word) => reactionWords.has(word));
}

const relativeWords = new Set(relativeRows.flatMap(([, forms]) => forms.split('|').flatMap((form) => form.split(' '))));

const relativeForms = relativeRows.flatMap(([, forms]) => forms.split('|'));

function opensWithRelative(words: string): boolean {
  const lower = words.toLowerCase().replace(/^[^a-z]+/, '');
  return relativeForms.some((form) => lower.startsWith(form) && !/[a-z'’]/.test(lower[form.length] ?? ' '));
}

/** "dad says it is worse", "mum updated" */
const namesAct = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => relativeActs.has(word));

/** "dad lung ca at 60": 83 of 83 such entries of marked notes are family history. */
const namesRelativesDisease = (words: string): boolean =>
  opensWithRelative(words) && !namesAct(words) && findProblemsIn(words).some(({ kind }) => kind === 'disease');

/** "hx HTN on lisinopril": a disease that is known. */
function namesKnown(words: string): boolean {
  const lower = words.toLowerCase();
  const cue = pastCues.find((one) => lower.startsWith(`${one} `));
  const [first] = cue === undefined ? [] : findProblemsIn(words);
  return first !== undefined && first.kind === 'disease' && first.start < furthestKnown && !first.modifiers.family;
}

const furthestKnown = 16;

function opensExamination(words: string): boolean {
  const lower = words.toLowerCase();
  return examinationOpens.some((form) => lower.startsWith(form) && !/[a-z]/.test(lower[form.length] ?? ' '));
}

/** "Lachman negative", "SLR neg at 70" */
function namesManoeuvre(words: string): boolean {
  const lower = words.toLowerCase().replaceAll(/['’]/g, '');
  if (!manoeuvres.some((name) => lower.includes(name))) return false;
  const tokens = lower.split(/[^a-z]+/);
  const isNamed = manoeuvres.some((name) => ` ${tokens.join(' ')} `.includes(` ${name.replace('-', ' ')} `));
  return isNamed && (tokens.some((word) => manoeuvreResults.has(word)) || /[+-](?:\s|$)/.test(lower));
}

/** An order is a step of the plan wherever it stands. */
function opensOrder(words: string): boolean {
  const lower = words.toLowerCase().replace(/^[\s,;:>–—+-]+/, '');
  return orderVerbs.some((verb) => lower.startsWith(`${verb} `));
}

/** What is to be done on a condition (237 of 242 such entries of marked notes are plan): "if worse, ED", ">6.0 give insulin". */
function opensCondition(words: string): boolean {
  const lower = words.toLowerCase().replace(/^[\s,;:–—+-]+/, '');
  if (stepConditions.some((cue) => lower.startsWith(`${cue} `))) return true;
  const step = /^[<>≤≥]=?\s?\d[\d.]{0,5}\s(?:then\s)?([a-z]+)\s/.exec(lower)?.[1];
  return step === 'give' || (step !== undefined && orderVerbs.includes(step));
}

/** Vital signs and nothing else: "temperature 37.7, HR 89". */
function isValuesOnly(words: string): boolean {
  if (words.length > longestValues) return false;
  const named = findVitals(words);
  const found = [...named, ...findVitalSeries(words, 0, named)].sort((a, b) => a.start - b.start);
  if (found.length === 0) return false;
  const rest = found.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), words);
  return !/[a-z\d]{2}/i.test(
    rest.replace(
      /\b(?:vitals?|vs|on|ra|reg|afeb\w*|correct(?:ion|ed):? \d[\d./]{0,6} ?(?:kg|lbs?|cm)?|rpt|repeat(?:ed)?|pain \d{1,2}\/10)\b/gi,
      '',
    ),
  );
}

const longestValues = 80;

/** "No complications.": of what was done, wherever it stands. */
export const saysComplications = (words: string): boolean =>
  /^(?:there were )?(?:no|without)(?: \w+)? complications\W*$/i.test(words);

/** What the patient says or denies of a symptom is history, never a finding or a thought: "denies SOB, calf pain". */
function saysOfSymptom(words: string): boolean {
  const lower = words.toLowerCase();
  if (visitOpens.some((one) => lower.startsWith(`${one} `))) return true;
  const form = patientSays.find((one) => lower.startsWith(`${one} `));
  return form !== undefined && findProblemsIn(words)[0]?.kind === 'symptom';
}

const longestIntroduction = 160;

/** Who the patient is and who saw them, as the head of a page has it, or the sentence that introduces them: "58F w HTN here for ...". */
export const isIdentity = (words: string): boolean =>
  (words.length <= longestIntroduction &&
    /\b(?:patient|provider|dob|mrn)\s?:|^thank you for (?:seeing|referring)\b/i.test(words)) ||
  (words.length <= longestIntroduction &&
    /^\W*\d{1,3}\s?(?:-?\s?(?:yo|y\/o|yrs?|years?|mo|m\/o|months?)\b|[mf]\b)/i.test(words));
