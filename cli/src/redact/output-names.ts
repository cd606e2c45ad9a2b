import path from 'node:path';
import { redactFileName } from '@notewright/engine/redact';
import { kindOf } from './file-kind.ts';

/** One or two letters or a running number of up to four digits identify nobody, and distinguish the files of a folder. */
const plainName = /^(?:\p{L}{1,2}|\d{1,4})$/u;
const runningNumber = /^(.*?[^\d\s._-])([\s._-]?\d{1,4})$/su;
const longestName = 120;

/** A name without its ending, without what may identify somebody. */
function redactStem(stem: string): string {
  if (plainName.test(stem)) return stem;
  const [, words = stem, number = ''] = runningNumber.exec(stem) ?? [];
  const isBesideNumber = /\d[^\p{L}]*$/u.test(words);
  return isBesideNumber ? redactFileName(stem, '', []) : redactFileName(words, '', []) + number;
}

/** Gives the redacted files their names. */
export interface OutputNames {
  /**
   * @param relative place of the input below its folder
   * @param ending what the result ends in, where that is not the ending of the input
   * @returns a place that no other file of this run has
   */
  readonly choose: (relative: string, ending?: string) => string;
}

/**
 * Names without identifiers: each folder and file name goes through the engine, and a number is added where two become
 * the same ("Okafor_discharge.txt" becomes "REDACT_discharge.txt", the next one "REDACT_discharge-2.txt").
 */
export function makeOutputNames(taken: Iterable<string> = []): OutputNames {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  const folders = new Set<string>();
  // A folder cannot have the place of a file, nor a file that of a folder; two folders may become one.
  const placeFolder = (parent: string, name: string): string => {
    for (let count = 1; ; count++) {
      const place = path.join(parent, count > 1 ? `${name}-${count}` : name);
      if (used.has(place.toLowerCase())) continue;
      folders.add(place.toLowerCase());
      return place;
    }
  };
  return {
    choose: (relative, ending) => {
      const parsed = path.parse(relative);
      const isKnown = kindOf(relative) !== null;
      const { dir, name, ext } = isKnown ? parsed : { ...parsed, name: parsed.base, ext: '' };
      const folder = dir.split(path.sep).filter(Boolean).map(redactStem).reduce(placeFolder, '');
      const stem = redactStem(name).slice(0, longestName);
      for (let count = 1; ; count++) {
        const own = `${stem}${count > 1 ? `-${count}` : ''}${(ending ?? ext).toLowerCase()}`;
        const place = path.join(folder, own);
        if (used.has(place.toLowerCase()) || folders.has(place.toLowerCase())) continue;
        used.add(place.toLowerCase());
        return place;
      }
    },
  };
}
