import { neededMark } from './pattern-marks.ts';
import { PatternIndex } from './pattern-heads.ts';

export type Rewrite = readonly [pattern: RegExp, replacement: string];

/**
 * Rewrites a text by each pattern in turn, as a row of calls of `replace` would. Only the patterns whose words the text holds are
 * tried, which for most texts is none of them.
 */
export function makeRewriter(rewrites: readonly Rewrite[]): (text: string) => string {
  const index = new PatternIndex(rewrites.map(([pattern]) => pattern));
  const marks = rewrites.map(([pattern]) => neededMark(pattern));
  return (text) => {
    let written = text;
    let tried = index.find(text);
    for (let place = 0; place < tried.length; place += 1) {
      const id = tried[place] ?? 0;
      const rewrite = rewrites[id];
      const mark = marks[id];
      if (mark !== undefined && !written.includes(mark)) continue;
      const next = rewrite ? written.replace(rewrite[0], rewrite[1]) : written;
      if (next === written) continue;
      written = next;
      // The new words may be those of a later pattern.
      tried = index.find(written).filter((other) => other > id);
      place = -1;
    }
    return written;
  };
}
