import { drugsNamed } from '../clinical/drugs.ts';
import type { Subject } from '../document/subjects.ts';
import { reactionWords } from '../knowledge/allergy-cues.ts';
import { lookedFor } from '../knowledge/to-come.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { EntryWords } from './entry-words.ts';
import { frameOf } from './event-frame.ts';
import { opensReport } from './local-finding.ts';
import { isOfPastEvent, opensEpisode, tellsPast } from './past-episode.ts';
import { saysTolerated } from './says-harm.ts';
import { namesAct, namesContact, opensWithRelative, relativeWords } from './says-relatives.ts';

/** Subjects that a clause cannot be of, since it names no relative, or a drug. */
export function excludedBy(entry: EntryWords): Subject[] {
  const { lower, letters } = entry;
  const isAct = opensWithRelative(entry) && (namesAct(entry) || namesContact(entry));
  const namesFamily = !isAct && (lower.includes('fam') || letters.some((word) => relativeWords.has(word)));
  return [
    ...(namesFamily ? [] : ['family-history' as const]),
    // "metop 50 -> 75 today (HR 84" is a step, whatever the value in its brackets.
    ...(entry.drugs.size > 0 ? ['vital-signs' as const] : []),
  ];
}

/** What is of today, given or taken now, and so is no event of before. */
const current: readonly Subject[] = ['medications', 'vital-signs', 'physical-examination', 'intervention'];

/** How far into a clause a drug is what the clause is of, and an event what was with it. */
const furthestDrug = 3;
const furthestEvent = 7;

/** "last od feb 23, heroin + pregabalin", "UGIB 2019 on naproxen": the drugs of an event of before. */
function tellsEvent(entry: EntryWords): boolean {
  const { words } = entry;
  if (opensFrame(entry)) return true;
  const head = words.slice(0, furthestEvent);
  if (!opensEpisode(words) && !isOfPastEvent(head)) return false;
  return drugsNamed(head.slice(0, furthestDrug).join(' ')).size === 0;
}

/** "One collapse in Aug, BP 88/50 then, GP stopped his amlodipine": an event or a stay of before opens the entry. */
function opensFrame(entry: EntryWords): boolean {
  const opening = entry.text.slice(0, longestOpening);
  const end = opening.search(/[,;]\s/);
  const isWhole = end < 0 && opening.length === entry.text.length;
  const frame = frameOf(isWhole ? entry : new EntryWords(end < 0 ? opening : opening.slice(0, end)));
  return frame === 'happening' || frame === 'stay';
}
const longestOpening = 160;

/** "ADHD eval": what is only looked for is not known. None of nine such entries of marked notes is. */
function isLookedFor({ lower, problems }: EntryWords): boolean {
  const after = lower.slice(problems[0]?.end ?? lower.length).trimStart();
  return opensLook.find(after, () => true) !== undefined;
}

const opensLook = new OpeningForms(lookedFor);

/** Subjects that a clause of a sentence cannot be of by its own words. */
export const excludedAlone = (entry: EntryWords): Subject[] => [
  ...(isDosedDrug(entry) ? (['allergies'] as const) : []),
  ...(tellsEvent(entry) ? current : []),
  ...(isLookedFor(entry) ? (['past-medical-history'] as const) : []),
  ...(opensReport(entry) ? (['physical-examination'] as const) : []),
  ...(tellsPast(entry.words) ? (['plan'] as const) : []),
];

/** "lisinopril 20" is what is taken, and no allergy. */
const isDosedDrug = (entry: EntryWords): boolean =>
  /\d/.test(entry.lower) &&
  entry.hasDrugWord &&
  !entry.lower.includes('allerg') &&
  !saysTolerated(entry) &&
  !entry.letters.some((word) => reactionWords.has(word));
