import type { Subject } from '../document/subjects.ts';
import { talkDenials } from '../knowledge/talk/none-words.ts';
import { laterPhrases, offeringWords, speakingWords } from '../knowledge/talk/plain-words.ts';
import { readRelatives } from './read-symptoms.ts';
import type { Sentence } from './sentences/read-sentences.ts';
import { readWords } from './spoken-words.ts';
import type { Draft } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

/** What a reader places and the weights of its sentence agree on; what they put apart is quoted where the weights have it. */
const agreeing: Partial<Record<Subject, ReadonlySet<Subject>>> = {
  results: new Set<Subject>(['results', 'physical-examination', 'assessment']),
  'physical-examination': new Set<Subject>(['physical-examination', 'results', 'assessment']),
  plan: new Set<Subject>(['plan', 'follow-up', 'assessment', 'medications']),
  'follow-up': new Set<Subject>(['plan', 'follow-up', 'assessment', 'medications']),
};
/** A sentence less likely to be in a note is small talk, or an aside of the examination. */
const leastLikely = 0.2;

const planned: ReadonlySet<Subject> = new Set<Subject>(['plan', 'follow-up']);
const goesOn: ReadonlySet<string | undefined> = new Set(['started', 'increased', 'reduced', 'changed', 'continued']);
/** Which of several proposals is turned down or only thought of, the words show better than a status. */
const undecided: ReadonlySet<string> = new Set(['considered', 'declined', 'deferred']);

/** Closed by a mark of whoever wrote it down: a machine may have cut what is to be done from when, or a dose from its drug. */
export const isClosed = ({ raw }: Pick<Sentence, 'raw'>): boolean => /[.?!]\W*$/.test(raw);

const later = new SpokenPhrases<true>(laterPhrases.map((one): [string, true] => [one, true]));

/** True for a step that is decided, and no offer ("I could give you"), and for a drug whose verb no denial stands before. */
function isDecided(draft: Draft, sentences: readonly Sentence[]): boolean {
  const own = sentences.filter(({ speaker }) => speaker === 'clinician');
  const words = own.flatMap((one) => one.words);
  if (!own.every(isClosed) || words.some(({ word }) => offeringWords.has(word))) return false;
  if (own.some((one) => later.find(one.words).length > 0)) return false;
  if (readWords(draft.assertion?.condition ?? '').some(({ word }) => speakingWords.has(word))) return false;
  if ('status' in draft && draft.status !== undefined && undecided.has(draft.status)) return false;
  const isOpen = draft.type === 'medication' && goesOn.has(draft.status);
  return !isOpen || !words.some(({ word }) => talkDenials.has(word));
}

/** "My mum's never had it, it was her sister": of which relative something is, its reader must see. */
const namesOneRelative = ({ speaker, words }: Sentence): boolean =>
  speaker === 'clinician' ||
  (new Set(readRelatives(words)).size <= 1 && !words.some(({ word }) => talkDenials.has(word)));

/** True where a fact is likely to say what some sentence of those that it rests on says. */
export function isLikely(draft: Draft, sentences: readonly Sentence[]): boolean {
  const { subject, type } = draft;
  if (type === 'history' && subject === 'family-history') return sentences.every(namesOneRelative);
  // "There's a real chance | that's a melanoma": how sure somebody is may stand before the cut.
  if (subject === 'assessment' && !sentences.every(isClosed)) return false;
  const agreed = agreeing[subject];
  if (agreed === undefined) return true;
  if (planned.has(subject) && !isDecided(draft, sentences)) return false;
  return sentences.some(({ weighed }) => weighed.worth >= leastLikely && agreed.has(weighed.subject));
}
