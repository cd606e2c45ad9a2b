import { evidenceGroups, type EvidenceGroup } from '../../engine/src/note/topic/evidence.ts';
import { digits, toDigit, type TopicWeights } from '../../engine/src/note/topic/read-weights.ts';

/** The weights as they stand in the data file. */
export interface PackedWeights {
  readonly scale: number;
  readonly rarest: number;
  readonly start: readonly number[];
  readonly rows: Readonly<Record<EvidenceGroup, string>>;
}

/** Each piece of evidence as its key, a digit for how rare it is and a digit for each topic; rows are parted by spaces. */
export function pack({ groups, start }: TopicWeights): PackedWeights {
  const all = [...groups.values()].flatMap((group) => [...group.values()]);
  const scale = all.reduce(
    (most, { weights }) => weights.reduce((top, value) => Math.max(top, Math.abs(value)), most),
    0,
  );
  const rarest = all.reduce((most, { rarity }) => Math.max(most, rarity), 0);
  const rows = evidenceGroups.map((group) => {
    const packed = [...(groups.get(group) ?? [])].map(([key, { rarity, weights }]) => {
      const rare = digits[Math.round((63 * rarity) / rarest)] ?? '';
      return `${key}${rare}${Array.from(weights, (value) => toDigit(value / scale)).join('')}`;
    });
    return [group, packed.sort().join(' ')] as const;
  });
  return {
    scale: Number(scale.toFixed(6)),
    rarest: Number(rarest.toFixed(6)),
    start: start.map((value) => Number(value.toFixed(4))),
    rows: Object.fromEntries(rows) as Record<EvidenceGroup, string>,
  };
}

/** The source text of the data file. */
export function writeDataFile({ scale, rarest, start, rows }: PackedWeights): string {
  return [
    '// Made by tools/train-topic-weights.ts from the training part of MTS-Dialog (Ben Abacha et al., 2023, CC BY 4.0) and snippets',
    '// of our own (tools/topic-weights/own-snippets.ts). Holds weights of words, pairs and counts, and no text.',
    '',
    '/** What each piece of evidence adds to the score of each topic (see note/topic/read-weights.ts for how it is written). */',
    'export const topicWeights = {',
    `  scale: ${scale},`,
    `  rarest: ${rarest},`,
    `  start: [${start.join(', ')}],`,
    '  rows: {',
    ...evidenceGroups.map((group) => `    ${group}: ${JSON.stringify(rows[group])},`),
    '  },',
    '} as const;',
    '',
  ].join('\n');
}
