import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { factKinds } from './kinds.ts';

const waysToList = ['lines', 'bullets -', 'bullets *', 'numbered', 'commas', 'semicolons', 'sentences'] as const;
export type WayToList = (typeof waysToList)[number];

/** A section of a layout: its heading, the kinds of facts that stand in it, and how each is worded. */
export interface LayoutSection {
  /** Empty where the text follows without one. */
  readonly heading: string;
  /** Kinds of facts in their order; "vital" is all vital signs. */
  readonly holds: readonly string[];
  readonly as: WayToList;
  /** By kind: wordings with slots in braces; what stands in double brackets goes where its slot is empty. */
  readonly forms: Readonly<Record<string, string | readonly string[]>>;
  /** By kind: how several are said in one, "no {list}". */
  readonly joined?: Readonly<Record<string, string>>;
  /** What stands before the last of those. */
  readonly and?: string;
  /** What stands between vital signs. */
  readonly join?: string;
  /** By kind: what is written where a note has no fact of it. */
  readonly none?: Readonly<Record<string, string>>;
}

/** How one writer types a note. */
export interface Layout {
  readonly id: string;
  readonly writer: string;
  readonly case: 'as written' | 'lower' | 'upper';
  readonly between: 'blank line' | 'line' | 'space';
  /** By slot: what this writer has for a value, or, with {n}, for all values of a form ("{n} weeks": "{n}/52"). */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sections: readonly LayoutSection[];
}

/** Where a layout comes from: written beside this benchmark, or by a writer who had not seen the engine's grammar. */
export type Origin = 'own' | 'apart';

export interface PlacedLayout extends Layout {
  readonly origin: Origin;
}

const held: ReadonlySet<string> = new Set([...factKinds, 'vital']);

/** What of a layout does not keep to the format; empty where all does. */
export function faultsOfLayout({ id, sections }: Layout): string[] {
  return sections.flatMap(({ as, holds, forms }) => [
    ...(waysToList.includes(as) ? [] : [`${id}: no way to list: ${as}`]),
    ...holds.filter((kind) => !held.has(kind)).map((kind) => `${id}: no kind of fact: ${kind}`),
    ...holds
      .filter((kind) => kind !== 'vital' && forms[kind] === undefined)
      .map((kind) => `${id}: no wording for ${kind}`),
  ]);
}

async function readFolder(folder: string, origin: Origin): Promise<PlacedLayout[]> {
  const place = path.join(import.meta.dirname, '..', folder);
  const names = (await readdir(place)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({
      ...(JSON.parse(await readFile(path.join(place, name), 'utf8')) as Layout),
      origin,
    })),
  );
}

/**
 * The layouts of both folders, in the order of their names.
 * @throws TypeError for one that does not keep to the format
 */
export async function readLayouts(): Promise<PlacedLayout[]> {
  const layouts = [
    ...(await readFolder('round-trip-layouts', 'own')),
    ...(await readFolder('round-trip-layouts-apart', 'apart')),
  ];
  const faults = layouts.flatMap(faultsOfLayout);
  if (faults.length > 0) throw new TypeError(faults.join('\n'));
  return layouts;
}
