import { denialCues } from '../knowledge/assertion-cues.ts';
import { localDetails, localSites, notShown, reports } from '../knowledge/local-findings.ts';
import { EntryWords } from './entry-words.ts';

/** How many clauses before something may be found, and words into them its place. */
const furthest = 3;
const mostWords = 12;
const mostInDetail = 4;
/** How much of a clause before is looked at: it may have grown long. */
const longestRead = 400;

/** "skin intact": how it is at one place. With a mark after it, it is how all of it is. */
const isDetail = ({ words, text }: EntryWords): boolean =>
  localDetails.has(words[0] ?? '') && words.length > 1 && words.length <= mostInDetail && !text.includes(':');

/** "video = last 30 sec": what something shows, and nobody examined. */
export function opensReport({ words, text }: EntryWords): boolean {
  const [first = ''] = words;
  return reports.has(first) && /^\W*[a-z]+ ?(?:=|:|- |– |shows? |showed )/i.test(text);
}

/** "symmetrical clonic": a few words, none of them a number, a denial or a verb of somebody. */
const isShown = ({ words, text }: EntryWords): boolean =>
  words.length <= mostInDetail && !/\d/.test(text) && !notShown.has(words[0] ?? '');

/**
 * Which of the clauses before a clause belongs to: what is found at one place ("new area on heel, 1.5 cm purple, skin intact"),
 * or what shows it ("video = last 30 sec, symmetrical clonic"); undefined where it stands by itself.
 */
export function findLocal(clause: EntryWords, before: readonly EntryWords[]): number | undefined {
  const from = Math.max(0, before.length - furthest);
  for (let at = before.length - 1; at >= from; at -= 1) {
    const whole = before[at];
    if (!whole || '.!?'.includes(whole.text.at(-1) ?? ' ')) return undefined;
    const words = whole.text.length > longestRead ? new EntryWords(whole.text.slice(0, longestRead)) : whole;
    if (opensReport(words)) return isShown(clause) ? at : undefined;
    if (!isDetail(clause)) continue;
    const said = words.words.slice(0, mostWords);
    if (said.some((word, place) => localSites.has(word) && !denialCues.includes(said[place - 1] ?? ''))) return at;
  }
  return undefined;
}
