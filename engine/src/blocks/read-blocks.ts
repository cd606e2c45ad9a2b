import type { Block } from './block.ts';
import { readTextOf, type ReadText } from '../text/read-text.ts';
import { cutAtLabels } from './cut-at-labels.ts';
import { isWithoutCapitals } from './find-label.ts';
import { knownBefore } from './known-before.ts';
import { readLines } from './line-shape.ts';
import { TreeBuilder } from './tree-builder.ts';
import type { Building } from './tree-builder.ts';

/** A numbered entry that nothing stands under is an entry like any other: "1 JP out today". */
function settleEntries(building: Building): Building {
  const children = building.children.map(settleEntries);
  // A group that nothing stands under is within its section as well.
  const end = Math.max(building.end, children.at(-1)?.end ?? 0);
  if (building.group !== 'problem' || children.length > 0) return { ...building, end, children };
  const { start, subject, holds } = building;
  return { kind: 'item', start: building.label?.start ?? start, end, subject, holds, children };
}

/**
 * Reads the structure of a typed text: sections under their headings, groups (problems, systems, tests, time stamps)
 * within them, and entries. What no heading settles has no subject. Linear in the length of the text.
 */
export function readBlocks(written: string | ReadText): Block {
  const read = readTextOf(written);
  const { text } = read;
  const builder = new TreeBuilder(read);
  const isSmall = isWithoutCapitals(text);
  for (const line of readLines(text)) for (const stretch of cutAtLabels(read, line, isSmall)) builder.add(stretch);
  return knownBefore(settleEntries(builder.root));
}
