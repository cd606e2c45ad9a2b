import { findVitalSeries } from '../clinical/find-vital-series.ts';
import { valueRemarkOpens, vitalRemarkWords } from '../knowledge/vital-remarks.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Subject } from '../document/subjects.ts';
import { pastCues, patientSays, stepConditions, visitOpens } from '../knowledge/assertion-cues.ts';
import { allergyStems, layReactions, reactionWords } from '../knowledge/allergy-cues.ts';
import { examinationOpens } from '../knowledge/examination-opens.ts';
import { manoeuvreResults, manoeuvres } from '../knowledge/manoeuvres.ts';
import { orderVerbs } from '../knowledge/order-verbs.ts';
import { relativeActs, relativeForms, relativeOwners, relativeRows, relativeStates } from '../knowledge/relatives.ts';
import { actionStart, standing } from '../note/data/action-words.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { startAfterMarks, trimMarks } from '../text/trim-marks.ts';
import { WordPrefilter } from '../text/word-prefilter.ts';
import type { EntryWords } from './entry-words.ts';
import { opensReport } from './local-finding.ts';
import { isOfPastEvent, opensEpisode, tellsPast } from './past-episode.ts';
import { saysAllergyIn } from './says-allergy.ts';
import { findsAll, grades, saysFinding } from './says-finding.ts';
import { saysSafetyNet } from './says-safety-net.ts';
import { saysResult } from './says-result.ts';
import { saysTaken, takesUnnamed } from './says-taken.ts';
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
export function ownSubject(entry: EntryWords, holds: readonly Subject[] | undefined): Subject | undefined {
  const { text: words } = entry;
  if (namesRelativesDisease(entry)) return 'family-history';
  if (saysAllergyIn(entry)) return 'allergies';
  if (isValuesOnly(entry)) return 'vital-signs';
  if (saysComplications(words)) return 'intervention';
  if (isIdentity(words) || visits.opens(entry.lower) || takesUnnamed(entry)) return 'history-of-present-illness';
  if (opensExamination(entry) || namesManoeuvre(entry) || saysFinding(entry) || grades(entry))
    return 'physical-examination';
  if (holds?.[0] === 'physical-examination' && findsAll(entry)) return 'physical-examination';
  if (opensOrder(entry) || opensCondition(entry) || saysToCome(entry) || saysSafetyNet(entry.text)) return 'plan';
  if (saysResult(entry)) return 'results';
  if (saysTaken(entry)) return 'medications';
  return namesKnown(entry) ? 'past-medical-history' : undefined;
}

/**
 * What the words of an entry speak for without settling it, so that it is weighed with the rest: what the patient says of a symptom (24 of
 * 35 such entries of marked notes are history), and under a heading of the plan what opens with a verb (208 of 298) or names a problem (22
 * of 38).
 */
export function likelySubject(entry: EntryWords, holds: readonly Subject[] | undefined): Subject | undefined {
  if (saysOfSymptom(entry)) return 'history-of-present-illness';
  if (holds?.includes('plan') !== true) return undefined;
  if (actionStart.test(entry.text)) return 'plan';
  return holds.includes('assessment') && namesProblem(entry.text) ? 'assessment' : undefined;
}

/** Subjects that a clause cannot be of, since it names no relative, or a drug. */
export function excludedBy(entry: EntryWords): Subject[] {
  const { lower, letters } = entry;
  const isAct = opensWithRelative(entry) && namesAct(entry);
  const namesFamily = !isAct && (lower.includes('fam') || letters.some((word) => relativeWords.has(word)));
  return [
    ...(namesFamily ? [] : ['family-history' as const]),
    // "metop 50 -> 75 today (HR 84" is a step, whatever the value in its brackets.
    ...(entry.drugs.size > 0 ? ['vital-signs' as const] : []),
  ];
}

/** Whether an entry speaks of an allergy, or of what a substance did. */
export const tellsReaction = (entry: EntryWords): boolean =>
  allergyStems.some((stem) => entry.lower.includes(stem)) ||
  entry.letters.some((word) => reactionWords.has(word)) ||
  layReactions.some((form) => entry.lower.includes(form)) ||
  entry.documentsReaction;

/** What is of today or taken now, and so is no event of before. */
const current: readonly Subject[] = ['medications', 'vital-signs', 'physical-examination'];

/** How far into a clause a drug is what the clause is of, and an event what was with it. */
const furthestDrug = 3;
const furthestEvent = 7;

/** "last od feb 23, heroin + pregabalin", "UGIB 2019 on naproxen": the drugs of an event of before. */
function tellsEvent({ words }: EntryWords): boolean {
  const head = words.slice(0, furthestEvent);
  if (!opensEpisode(words) && !isOfPastEvent(head)) return false;
  return drugsNamed(head.slice(0, furthestDrug).join(' ')).size === 0;
}

/** Subjects that a clause of a sentence cannot be of by its own words. */
export const excludedAlone = (entry: EntryWords): Subject[] => [
  ...(isDosedDrug(entry) ? (['allergies'] as const) : []),
  ...(tellsEvent(entry) ? current : []),
  ...(opensReport(entry.text) ? (['physical-examination'] as const) : []),
  ...(tellsPast(entry.words) ? (['plan'] as const) : []),
];

/** "lisinopril 20" is what is taken, and no allergy. */
const isDosedDrug = (entry: EntryWords): boolean =>
  /\d/.test(entry.lower) &&
  entry.hasDrugWord &&
  !entry.lower.includes('allerg') &&
  !entry.letters.some((word) => reactionWords.has(word));

const relativeWords = new Set(relativeRows.flatMap(([, forms]) => forms.split('|').flatMap((form) => form.split(' '))));

const relatives = new OpeningForms(relativeForms);
const owners = new OpeningForms(relativeOwners);

/** Words from their first letter on. */
function fromLetters(lower: string): string {
  const at = lower.search(/[a-z]/);
  return at > 0 ? lower.slice(at) : lower;
}

/** "mum's" names nobody's mother, but what is hers. */
const endsRelative = (next: string): boolean => !/[a-z'’]/.test(next);

/** "dad lung ca", "his father had Parkinson's" */
function opensWithRelative({ lower }: EntryWords): boolean {
  const said = fromLetters(lower);
  const owner = owners.find(said, () => true);
  return relatives.find(said.slice(owner?.length ?? 0), endsRelative) !== undefined;
}

/** "dad says it is worse", "mum updated" */
const namesAct = ({ letters }: EntryWords): boolean => letters.some((word) => relativeActs.has(word));

/** "dad lung ca at 60": 83 of 83 such entries of marked notes are family history; "mum allergic to penicillin" as well. */
export const namesRelativesDisease = (entry: EntryWords): boolean =>
  opensWithRelative(entry) &&
  ((!namesAct(entry) &&
    (entry.letters.some((word) => relativeStates.has(word)) ||
      entry.problems.some(({ kind }) => kind === 'disease') ||
      entry.letters.some((word) => relativesShort.has(word)) ||
      tellsWhatTheyHad(entry))) ||
    isAllergicRelative(entry));

/** Short forms that are a disease where a relative stands before them. */
const relativesShort: ReadonlySet<string> = new Set(['pe', 'dvt', 'vte', 'mi', 'ca', 'tb', 'chd', 'ihd', 'cva', 'dm']);

/** "mum had keloids": 25 of 26 such short entries of marked notes are family history. */
const tellsWhatTheyHad = ({ words }: EntryWords): boolean =>
  words.length <= longestHad && words.slice(1, 4).includes('had');
const longestHad = 12;

/** What stands right after a relative, or one word on, is theirs: "brother egg allergy", "mum is allergic to penicillin". */
const isAllergicRelative = (entry: EntryWords): boolean =>
  saysAllergyIn(entry) && !entry.letters.some((word) => relativeActs.has(word) && word !== 'to' && word !== 'with');

/** "hx HTN on lisinopril": a disease that is known. */
function namesKnown(entry: EntryWords): boolean {
  const cue = known.find(entry.lower, (next) => next === ' ');
  if (cue !== undefined && knownShort.test(entry.lower.slice(cue.length))) return true;
  const [first] = cue === undefined ? [] : entry.problems;
  return first !== undefined && first.kind === 'disease' && first.start < furthestKnown && !first.modifiers.family;
}

const known = new OpeningForms([...pastCues, 'bg', 'background', 'known']);

/** Short forms that are a disease only where it is known: "hx PE 2019" is no examination. */
const knownShort = /^ (?:pe|dvt|vte|mi|ca)\b/;

const furthestKnown = 16;

const examination = new OpeningForms(examinationOpens);

const opensExamination = ({ lower }: EntryWords): boolean =>
  /^fh \d{2}\b/.test(lower) || examination.find(lower, (next) => !/[a-z]/.test(next)) !== undefined;

const manoeuvreWords = new WordPrefilter(manoeuvres);

/** "Lachman negative", "SLR neg at 70" */
function namesManoeuvre(entry: EntryWords): boolean {
  const lower = entry.lower.replaceAll(/['’]/g, '');
  if (!manoeuvreWords.mayHold(lower)) return false;
  const tokens = lower.split(/[^a-z]+/);
  const isNamed = manoeuvres.some((name) => ` ${tokens.join(' ')} `.includes(` ${name.replace('-', ' ')} `));
  return isNamed && (tokens.some((word) => manoeuvreResults.has(word)) || /[+-](?:\s|$)/.test(lower));
}

/** An order is a step of the plan wherever it stands. */
const opensOrder = ({ lower }: EntryWords): boolean => orders.opens(lower.slice(startAfterMarks(lower, ',;:>–—+-')));

const orders = new OpeningForms(orderVerbs);
const conditions = new OpeningForms(stepConditions);

/** What is to be done on a condition (237 of 242 such entries of marked notes are plan): "if worse, ED", ">6.0 give insulin". */
function opensCondition(entry: EntryWords): boolean {
  const lower = entry.lower.slice(startAfterMarks(entry.lower, ',;:–—+-'));
  if (conditions.opens(lower) || hangsOnCondition(entry)) return true;
  const step = /^[<>≤≥]=?\s?\d[\d.]{0,5}\s(?:then\s)?([a-z]+)\s/.exec(lower)?.[1];
  return step === 'give' || (step !== undefined && orderVerbs.includes(step));
}

/** "review Mon unless better": of 65 such short entries of marked notes 62 are steps. */
const hangsOnCondition = ({ words }: EntryWords): boolean =>
  words.length <= longestStep && words.some((word, at) => at > 0 && isFirmCondition(word, words[at + 1]));
const isFirmCondition = (word: string, next: string | undefined): boolean =>
  word === 'unless' || word === 'provided' || (word === 'only' && next === 'if');
const longestStep = 9;

/** Vital signs and nothing else: "temperature 37.7, HR 89". */
function isValuesOnly({ text: words, vitals: named }: EntryWords): boolean {
  if (words.length > longestValues) return false;
  const found = [...named, ...findVitalSeries(words, 0, named)].sort((a, b) => a.start - b.start);
  if (found.length === 0) return false;
  const rest = found.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, words);
  const known = rest.replace(
    /\([^()]{0,60}\)|\b(?:vitals?|vs|afeb\w*|correct(?:ion|ed):? \d[\d./]{0,6} ?(?:kg|lbs?|cm)?|pain \d{1,2}\/10)\b/gi,
    ' ',
  );
  const isRow = found.length >= leastInRow;
  return [...known.matchAll(/\p{L}{2,}|\d{2,}|\d/gu)].every(([word]) =>
    /\d/.test(word) ? isRow || word.length < 2 : saysOfVital(word),
  );
}

const leastInRow = 3;

const saysOfVital = (word: string): boolean =>
  vitalRemarkWords.has(word.toLowerCase()) || valueRemarkOpens.has(word.toLowerCase());

const longestValues = 80;

/** "No complications.": of what was done, wherever it stands. */
export const saysComplications = (words: string): boolean =>
  /^(?:there were )?(?:no|without)(?: \w+)? complications\W*$/i.test(words);

/** What the patient says or denies of a symptom: "denies SOB, calf pain". */
const saysOfSymptom = (entry: EntryWords): boolean =>
  reports.opens(entry.lower) && entry.problems[0]?.kind === 'symptom';

const visits = new OpeningForms(visitOpens);
const reports = new OpeningForms(patientSays);

const longestIntroduction = 160;

/** Who the patient is and who saw them, as the head of a page has it, or the sentence that introduces them: "58F w HTN here for ...". */
export const isIdentity = (words: string): boolean =>
  (words.length <= longestIntroduction &&
    /\b(?:patient|provider|dob|mrn)\s?:|^thank you for (?:seeing|referring)\b/i.test(words)) ||
  (words.length <= longestIntroduction &&
    /^\W*\d{1,3}\s?(?:-?\s?(?:yo|y\/o|yrs?|years?|mo|m\/o|months?)\b|[mf]\b)/i.test(words));
