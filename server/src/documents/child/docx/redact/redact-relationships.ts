import path from 'node:path/posix';
import type { Unit } from '../../slots/unit.ts';
import { unitOfWords } from '../../slots/unit.ts';
import type { KeptPart, PackageGraph } from './package-graph.ts';
import type { RelationshipIds } from './relationship-ids.ts';
import { writeRelationships, type Relationship } from './relationships.ts';

/** A link that leads nowhere. */
const nowhere = 'about:blank';

/** A link to somewhere outside the document, which may be an identifier in itself. */
export interface OpenLink {
  readonly relationship: Relationship;
  readonly unit: Unit;
}

/** Links of a part that are to be read. */
export function openLinks({ relationships }: KeptPart): OpenLink[] {
  return (relationships ?? [])
    .filter(({ type, external }) => external && type === 'hyperlink')
    .map((relationship) => ({ relationship, unit: unitOfWords(relationship.target) }));
}

/** Whether a relationship stays: a link, a picture outside (which will lead nowhere), or what leads to a part that stays. */
export function staysIn(graph: PackageGraph, from: string, { type, target, external }: Relationship): boolean {
  if (type === 'hyperlink') return true;
  if (external) return type === 'image';
  const found = graph.find(from, target);
  return found !== null && graph.parts.has(found);
}

/**
 * The relationships of a part for what is left.
 * @param renamed New names of parts by the old ones
 */
export function closeRelationships(
  graph: PackageGraph,
  part: KeptPart,
  links: readonly OpenLink[],
  renamed: ReadonlyMap<string, string>,
  ids: RelationshipIds,
): string | null {
  if (part.relationships === null) return null;
  const kept = new Set(links.filter(isHarmless).map(({ relationship }) => relationship));
  const list = part.relationships
    .filter((relationship) => staysIn(graph, part.name, relationship))
    .map((relationship) => ({
      ...relationship,
      id: ids.idFor(relationship.id),
      target: kept.has(relationship) ? relationship.target : targetFor(graph, part, relationship, renamed),
    }));
  return writeRelationships(list);
}

function targetFor(
  graph: PackageGraph,
  part: KeptPart,
  { type, target, external }: Relationship,
  renamed: ReadonlyMap<string, string>,
): string {
  if (type === 'hyperlink') return external ? nowhere : '#';
  if (external) return nowhere;
  const name = graph.find(part.name, target) ?? '';
  const now = renamed.get(name) ?? name;
  // A way to a part may lead through folders that are not there.
  return now === name && target === path.relative(path.dirname(part.name), name) ? target : `/${now}`;
}

/** Whether a link is to a page of the world, and nothing in it was found. */
function isHarmless({ relationship, unit }: OpenLink): boolean {
  return /^https?:/i.test(relationship.target) && unit.pieces.every(({ slot }) => slot?.cuts.length === 0);
}
