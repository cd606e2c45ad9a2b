import { pastCues } from '../knowledge/assertion-cues.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { EntryWords } from './entry-words.ts';

/** "hx HTN on lisinopril": a disease that is known. */
export function namesKnown(entry: EntryWords): boolean {
  const cue = known.find(entry.lower, (next) => next === ' ');
  if (cue !== undefined && knownShort.test(entry.lower.slice(cue.length))) return true;
  const [first] = cue === undefined ? [] : entry.problems;
  return first !== undefined && first.kind === 'disease' && first.start < furthestKnown && !first.modifiers.family;
}

const known = new OpeningForms([...pastCues, 'bg', 'background', 'known']);

/** Short forms that are a disease only where it is known: "hx PE 2019" is no examination. */
const knownShort = /^ (?:pe|dvt|vte|mi|ca)\b/;

const furthestKnown = 16;
