import { codeCharacters } from './code-characters.ts';
import { codeDenials } from './code-denials.ts';
import { codeEncounters } from './code-encounters.ts';
import { codeLists } from './code-lists.ts';
import { copied } from './copied.ts';
import { dates } from './dates.ts';
import { drugs } from './drugs.ts';
import { findings } from './findings.ts';
import { gaps } from './gaps.ts';
import { missingCodes } from './missing-codes.ts';
import type { Mutation } from './mutation.ts';
import { patients } from './patients.ts';
import { procedures } from './procedures.ts';
import { sides } from './sides.ts';
import { vitals } from './vitals.ts';

/** Changes of one sort, counted together. */
export interface MutationFamily {
  readonly name: string;
  readonly mutations: readonly Mutation[];
}

/** Every way in which the bench makes clean charts wrong. A new one is added to its family's file, a new family here. */
export const mutationFamilies: readonly MutationFamily[] = [
  { name: 'characters of codes', mutations: codeCharacters },
  { name: 'phase of care in codes', mutations: codeEncounters },
  { name: 'lists of codes', mutations: codeLists },
  { name: 'codes of what is denied', mutations: codeDenials },
  { name: 'codes that are missing', mutations: missingCodes },
  { name: 'procedures', mutations: procedures },
  { name: 'what is missing', mutations: gaps },
  { name: 'sides', mutations: sides },
  { name: 'the patient', mutations: patients },
  { name: 'vital signs', mutations: vitals },
  { name: 'drugs', mutations: drugs },
  { name: 'findings', mutations: findings },
  { name: 'dates', mutations: dates },
  { name: 'copied words', mutations: copied },
];
