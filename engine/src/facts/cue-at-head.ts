import {
  deniedVerbs,
  denialCues,
  emptyCues,
  noDenialBefore,
  pastCues,
  subjectCues,
} from '../knowledge/assertion-cues.ts';
import { OpeningForms } from '../text/opening-forms.ts';

const isOfWord = (char: string): boolean => /[\p{L}\d]/u.test(char);

const subjects = new OpeningForms(subjectCues);
const denials = new OpeningForms([...denialCues, ...emptyCues]);
const verbs = new OpeningForms(deniedVerbs);
const anyOfIt = new OpeningForms(['any']);
const past = new OpeningForms(pastCues);

/** The length of the cue that words begin with, the space behind it included; 0 where they begin with none. */
function cueLength(words: string, cues: OpeningForms): number {
  const cue = cues.find(words.toLowerCase(), (next) => next !== '' && !isOfWord(next));
  if (cue === undefined) return 0;
  return words.length - words.slice(cue.length).trimStart().length;
}

/** How far the cue of a denial at the head of words reaches ("no hx of ", "denies any "), and whether it denies the past. */
export function denialAtHead(words: string): { readonly end: number; readonly isPast: boolean } | undefined {
  const subject = cueLength(words, subjects);
  const cue = cueLength(words.slice(subject), subject === 0 ? denials : verbs);
  if (cue === 0) return undefined;
  const next = /^\p{L}+/u.exec(words.slice(subject + cue))?.[0] ?? '';
  if (noDenialBefore.has(next.toLowerCase())) return undefined;
  let end = subject + cue;
  end += cueLength(words.slice(end), anyOfIt);
  const length = cueLength(words.slice(end), past);
  return { end: end + length, isPast: length > 0 };
}
