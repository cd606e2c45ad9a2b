import { denialCues } from '../knowledge/assertion-cues.ts';
import { localDetails, localSites, notShown, reports } from '../knowledge/local-findings.ts';
import { wordsIn } from './words-in.ts';

/** How many clauses before something may be found, and words into them its place. */
const furthest = 3;
const mostWords = 12;
const mostInDetail = 4;

/** "skin intact": how it is at one place. With a mark after it, it is how all of it is. */
const isDetail = (clause: string): boolean => {
  const words = wordsIn(clause);
  return localDetails.has(words[0] ?? '') && words.length > 1 && words.length <= mostInDetail && !clause.includes(':');
};

/** "video = last 30 sec": what something shows, and nobody examined. */
export function opensReport(clause: string): boolean {
  const [first = ''] = wordsIn(clause);
  return reports.has(first) && /^\W*[a-z]+ ?(?:=|:|- |– |shows? |showed )/i.test(clause);
}

/** "symmetrical clonic": a few words, none of them a number, a denial or a verb of somebody. */
const isShown = (clause: string): boolean =>
  wordsIn(clause).length <= mostInDetail && !/\d/.test(clause) && !notShown.has(wordsIn(clause)[0] ?? '');

/**
 * Which of the clauses before a clause belongs to: what is found at one place ("new area on heel, 1.5 cm purple, skin intact"),
 * or what shows it ("video = last 30 sec, symmetrical clonic"); undefined where it stands by itself.
 */
export function findLocal(clause: string, before: readonly string[]): number | undefined {
  const from = Math.max(0, before.length - furthest);
  for (let at = before.length - 1; at >= from; at -= 1) {
    const words = before[at] ?? '';
    if (/[.!?]$/.test(words)) return undefined;
    if (opensReport(words)) return isShown(clause) ? at : undefined;
    const said = wordsIn(words).slice(0, mostWords);
    if (
      isDetail(clause) &&
      said.some((word, place) => localSites.has(word) && !denialCues.includes(said[place - 1] ?? ''))
    )
      return at;
  }
  return undefined;
}
