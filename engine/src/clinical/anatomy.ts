import { WordPrefilter } from '../text/word-prefilter.ts';
import { bodySites } from './data/anatomy.ts';

const sites = new Set(bodySites);

/** True when a lower-case word names a part of the body. */
export function isBodySite(word: string): boolean {
  return sites.has(word);
}

const prefilter = new WordPrefilter(bodySites);

/** True when a text names a part of the body. One pass. */
export function namesBodySite(text: string): boolean {
  return prefilter.mayHold(text);
}
