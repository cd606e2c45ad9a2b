import { bodySites } from './data/anatomy.ts';

const sites = new Set(bodySites);

/** True when a lower-case word names a part of the body. */
export function isBodySite(word: string): boolean {
  return sites.has(word);
}
