import { pastCues } from '../knowledge/assertion-cues.ts';
import { notHappened, treatedWords } from '../knowledge/event-words.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { EntryWords } from './entry-words.ts';
import { datesEvent } from './past-times.ts';

/** "hx HTN on lisinopril": a disease that is known. */
export function namesKnown(entry: EntryWords): boolean {
  const cue = known.find(entry.lower, (next) => next === ' ');
  if (cue !== undefined && knownShort.test(entry.lower.slice(cue.length))) return true;
  const [first] = cue === undefined ? [] : entry.problems;
  return first !== undefined && first.kind === 'disease' && first.start < furthestKnown && !first.modifiers.family;
}

/** "syphilis 2020 treated benzathine x1", "hep C treated": of ten such entries of marked notes ten are what is known. */
export function namesTreated({ words, problems }: EntryWords): boolean {
  const at = words.findIndex((word) => treatedWords.has(word));
  if (at < 1 || at > longestTreated || words.some((word) => notHappened.has(word))) return false;
  const [first] = problems;
  const isDisease = first?.kind === 'disease' && first.start < furthestKnown && !first.modifiers.family;
  return isDisease || datesEvent(words);
}
const longestTreated = 5;

const known = new OpeningForms([...pastCues, 'bg', 'background', 'known']);

/** Short forms that are a disease only where it is known: "hx PE 2019" is no examination. */
const knownShort = /^ (?:pe|dvt|vte|mi|ca)\b/;

const furthestKnown = 16;
