import type { LockedPackage } from './read-lock.ts';

/**
 * Licences under which a part may be delivered with a product that is not open. Weak copyleft stands here since these
 * packages are used unchanged, as separate files that can be exchanged.
 */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);

/** What a package says in its files where its description is no SPDX expression. */
const readByHand: Readonly<Record<string, string>> = {
  // Its LICENSE is MIT's; its description names none.
  'png-js@2.0.0': 'MIT',
  // Its LICENSE holds the two clauses; its description says "BSD".
  'duck@0.1.12': 'BSD-2-Clause',
};

/** Packages that may run something when they are installed; the repository's settings keep them from it all the same. */
const mayRunScripts = new Set(['tesseract.js']);

/** A package as any registry serves it. Where a lock file names no source, the registry at hand is asked; the pin decides. */
const fromRegistry = /^https:\/\/[\w.-]+\/(?:@[\w.-]+\/)?[\w.-]+\/-\/[\w.-]+\.tgz$/;

/** The licence of a package as SPDX writes it; null when it has none. */
export function licenceOf({ name, version, licence }: LockedPackage): string | null {
  return readByHand[`${name}@${version}`] ?? licence;
}

/** True for an expression of which everything (AND) or at least one (OR) is accepted. */
export function isAccepted(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(' OR ').some(isAccepted);
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isAccepted);
  return accepted.has(bare);
}

/** What is wrong with the packages of a production installation, one sentence each. */
export function judgePackages(packages: readonly LockedPackage[]): readonly string[] {
  return packages.flatMap((one) => {
    const called = `${one.name}@${one.version}`;
    const licence = licenceOf(one);
    const wrong: string[] = [];
    if (one.version === '') wrong.push(`${one.place} has no version.`);
    if (licence === null) wrong.push(`${called} has no licence.`);
    else if (!isAccepted(licence)) wrong.push(`${called} has the licence ${licence}, which is not on the list.`);
    if (one.integrity?.startsWith('sha512-') !== true) wrong.push(`${called} is not pinned by a SHA-512.`);
    if (one.source !== null && !fromRegistry.test(one.source)) wrong.push(`${called} comes from elsewhere.`);
    if (one.hasInstallScript && !mayRunScripts.has(one.name)) wrong.push(`${called} wants to run a script of its own.`);
    return wrong;
  });
}
