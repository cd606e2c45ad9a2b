import { combinedDrugs } from './data/combined-drugs.ts';
import { findDrug, type Drug } from './drugs.ts';

/** What follows a trade name in a list and is no part of it: forms of release, salts, strengths. */
const afterName = /\s(?:[xselicd]r|xl|la|ds|hct|succinate|tartrate|\d).*$/;

/**
 * The nonproprietary names of all that a medicine holds, in lower case: both parts of "trimethoprim-sulfamethoxazole", and what a
 * trade name stands for ("Percocet": oxycodone and acetaminophen).
 * @param medicine the name as a list writes it, and the drug that it was read as
 */
export function ingredientsOf({ name, drug }: { readonly name: string; readonly drug: Drug }): ReadonlySet<string> {
  const written = name.toLowerCase();
  const parts = written.split(/[-/\s]+/).flatMap((part) => findDrug(part)?.generic ?? []);
  const held = combinedDrugs.get(written) ?? combinedDrugs.get(written.replace(afterName, '')) ?? [];
  return new Set([drug.generic, ...parts, ...held]);
}
