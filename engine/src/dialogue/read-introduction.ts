import { introductionEnds, noHistoryWords, pastHistoryOpens, reasonOpens } from '../knowledge/talk/introductions.ts';
import { noneWords } from '../knowledge/talk/none-words.ts';
import { describePerson } from '../note/person.ts';
import { cutStretches, type Clause } from './clauses.ts';
import { readSymptoms } from './read-symptoms.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const flags = (rows: readonly string[]): SpokenPhrases<true> =>
  new SpokenPhrases(rows.map((one): [string, true] => [one, true]));
const reasons = flags(reasonOpens);
const histories = flags(pastHistoryOpens);
const none = flags(noHistoryWords);
const ends = flags(introductionEnds);

/** A reason that no table knows is no longer than this, in words. */
const longestReason = 9;

const sayOf = (text: string, words: readonly SpokenWord[]): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

/**
 * "martha is a 50-year-old female with a past medical history of asthma who presents for her cough": who the patient is, why they come,
 * and what they have, as a clinician introduces them. False where a statement is no introduction.
 */
export function readIntroduction(clause: Clause, facts: TalkFacts): boolean {
  const { text, words, span } = clause;
  if (describePerson(text).described === undefined) return false;
  readHistoryOf(clause, facts);
  const open = reasons.find(words)[0];
  if (open === undefined) return true;
  const rest = words.slice(open.to);
  const end = ends.find(rest).find(({ from }) => from > 0)?.from ?? rest.length;
  const own = rest.slice(0, end);
  const said = sayOf(text, own);
  const symptoms = cutStretches(said)
    .flatMap(readSymptoms)
    .filter(({ kind, polarity, isBare }) => kind === 'symptom' && polarity === 'present' && !isBare);
  for (const one of symptoms) facts.episodes.claim({ ...one, time: 'current' }, span, 'words');
  if (symptoms.length === 0 && own.length > 0 && own.length <= longestReason)
    facts.put('reason', {
      type: 'clause',
      subject: 'chief-complaint',
      text: said.replace(/^(?:a|an|the|his|her|their|your) /i, ''),
      evidence: [span],
    });
  return true;
}

/** Diseases after "past medical history of". */
function readHistoryOf({ text, words, span }: Clause, facts: TalkFacts): void {
  if (none.find(words).length > 0)
    facts.put('none history', {
      type: 'clause',
      subject: 'past-medical-history',
      text: noneWords.history,
      evidence: [span],
    });
  const open = histories.find(words)[0];
  if (open === undefined) return;
  const rest = words.slice(open.to);
  const end = reasons.find(rest)[0]?.from ?? rest.length;
  const said = sayOf(text, rest.slice(0, end));
  for (const { name, polarity, kind } of cutStretches(said).flatMap(readSymptoms))
    if (polarity === 'present' && (kind === 'disease' || said.length > 0))
      facts.put(`history ${name}`, { type: 'condition', subject: 'past-medical-history', name, evidence: [span] });
}
