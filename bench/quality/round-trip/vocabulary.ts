import { findProblemsIn } from '../../../engine/src/clinical/find-problems.ts';
import { problemRows } from '../../../engine/src/clinical/data/problems.ts';
import { bodyDrugRows } from '../../../engine/src/clinical/data/drugs-body.ts';
import { defenseDrugRows } from '../../../engine/src/clinical/data/drugs-defense.ts';
import { mindDrugRows } from '../../../engine/src/clinical/data/drugs-mind.ts';
import { drugRows } from '../../../engine/src/clinical/data/drugs.ts';
import { words } from './words.ts';

/** A problem or symptom by its preferred name, with the forms by which the engine names it as well. */
export interface Named {
  readonly name: string;
  readonly forms: readonly string[];
}

/** A drug by its nonproprietary name, with strengths of its oral forms in mg, in order of size. */
export interface Drug {
  readonly name: string;
  readonly strengths: readonly string[];
}

/** The longest form that a clinician types; longer ones are what patients say. */
const longestForm = 14;
function namedOf(kind: 'd' | 's', leftOut: readonly string[]): Named[] {
  return problemRows.flatMap((row): Named[] => {
    const [rowKind, , name = '', ...others] = row.split('|');
    if (rowKind !== kind || leftOut.includes(name)) return [];
    const isItsName = (form: string): boolean =>
      findProblemsIn(form)[0]?.name.toLowerCase() === name &&
      form.length <= longestForm &&
      !words['forms left out'].includes(form);
    return [{ name, forms: others.filter(isItsName) }];
  });
}

const drugs: readonly Drug[] = [...drugRows, ...bodyDrugRows, ...mindDrugRows, ...defenseDrugRows].flatMap(
  (row): Drug[] => {
    const [names = '', ...strengths] = row.split(' ');
    const name = names.split('=')[0] ?? '';
    const isPlain = strengths.length > 0 && /^[a-z]+$/.test(name);
    return isPlain ? [{ name, strengths: strengths.toSorted((a, b) => Number(a) - Number(b)) }] : [];
  },
);

/** All that notes are made of: names from the engine's tables, and what no table of it holds from `words.ts`. */
export const vocabulary = {
  ...words,
  symptoms: namedOf('s', words['complaints left out']),
  diseases: namedOf('d', words['diseases left out']),
  drugs,
};
