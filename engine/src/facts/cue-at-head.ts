import {
  deniedVerbs,
  denialCues,
  emptyCues,
  noDenialBefore,
  pastCues,
  subjectCues,
} from '../knowledge/assertion-cues.ts';

const isOfWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\d]/u.test(char);

/** The length of the cue that words begin with, the space behind it included; 0 where they begin with none. */
function cueLength(words: string, cues: readonly string[]): number {
  const lower = words.toLowerCase();
  const cue = cues.find((one) => lower.startsWith(one) && !isOfWord(lower[one.length]) && lower.length > one.length);
  if (cue === undefined) return 0;
  return words.length - words.slice(cue.length).trimStart().length;
}

const openingCues: readonly string[] = [...denialCues, ...emptyCues];

/** How far the cue of a denial at the head of words reaches ("no hx of ", "denies any "), and whether it denies the past. */
export function denialAtHead(words: string): { readonly end: number; readonly isPast: boolean } | undefined {
  const subject = cueLength(words, subjectCues);
  const cue = cueLength(words.slice(subject), subject === 0 ? openingCues : deniedVerbs);
  if (cue === 0) return undefined;
  const next = /^\p{L}+/u.exec(words.slice(subject + cue))?.[0] ?? '';
  if (noDenialBefore.has(next.toLowerCase())) return undefined;
  let end = subject + cue;
  end += cueLength(words.slice(end), ['any']);
  const past = cueLength(words.slice(end), pastCues);
  return { end: end + past, isPast: past > 0 };
}
