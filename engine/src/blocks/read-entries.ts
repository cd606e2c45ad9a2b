import type { Span } from '../model/span.ts';
import type { Subject } from '../document/subjects.ts';
import type { Block } from './block.ts';
import { cutRuns } from './cut-runs.ts';
import { featuresOf, leaningOf } from './entry-features.ts';
import type { Entry } from './entry-model.ts';
import { readBlocks } from './read-blocks.ts';

/** A clause of the text with its features and all blocks that it stands in, the innermost last. */
export interface ReadEntry extends Span, Entry {
  readonly within: readonly Block[];
}

/** Headings under which nothing else stands. Under the others an entry is placed by its words as well. */
const settling: ReadonlySet<Subject> = new Set<Subject>([
  'family-history',
  'social-history',
  'medications',
  'allergies',
  'immunizations',
  'vital-signs',
  'mental-status',
  'past-surgical-history',
]);

/** Subjects that a heading can name and no entry is placed as, by the nearest that one can. */
const nearest: Partial<Record<Subject, Subject>> = {
  'chief-complaint': 'history-of-present-illness',
  'review-of-systems': 'history-of-present-illness',
  'hospital-course': 'history-of-present-illness',
  'assessment-and-plan': 'plan',
  'follow-up': 'plan',
  education: 'plan',
  goals: 'plan',
  disposition: 'plan',
  'discharge-medications': 'plan',
  response: 'intervention',
  procedure: 'intervention',
  needs: 'services',
  barriers: 'services',
  contacts: 'services',
  'discharge-diagnosis': 'assessment',
  'discharge-condition': 'assessment',
  admission: 'history-of-present-illness',
};
export const nearestEntrySubject = (subject: Subject): Subject => nearest[subject] ?? subject;

function describeBlock(block: Block | undefined, item: Block): string {
  if (!block || block.kind === 'document') return 'none';
  // What stands behind the first entry of a heading within a line may have gone on to something else.
  const owned = item.subject === undefined ? 'after' : 'under';
  return `${block.group ?? 'section'}:${block.subject ?? ''}:${owned}`;
}

const labelWords = (text: string, block: Block | undefined): string[] =>
  block?.label === undefined ? [] : text.slice(block.label.start, block.label.end).toLowerCase().split(/\s+/);

function entriesOf(text: string, block: Block, within: readonly Block[]): ReadEntry[] {
  if (block.kind !== 'item') return block.children.flatMap((child) => entriesOf(text, child, [...within, block]));
  const isSettled = block.subject !== undefined && block.holds === undefined && settling.has(block.subject);
  const parent = within.at(-1);
  const spans = isSettled ? [{ start: block.start, end: block.end }] : cutRuns(text, block);
  return spans.map(({ start, end }, at) => ({
    goesOn: at > 0,
    start,
    end,
    within,
    settled: isSettled && block.subject ? nearestEntrySubject(block.subject) : undefined,
    holds: block.holds?.map(nearestEntrySubject),
    features: isSettled
      ? []
      : [
          ...featuresOf(text.slice(start, end), { depth: start / text.length, block: describeBlock(parent, block) }),
          ...labelWords(text, parent).map((word) => `l:${word}`),
        ],
  }));
}

/** The entries of a text in their order. */
export function readEntries(text: string): ReadEntry[] {
  const entries = entriesOf(text, readBlocks(text), []);
  const leanings = entries.map(({ start, end }) => leaningOf(text.slice(start, end)));
  return entries.map((entry, at) => ({
    ...entry,
    features: [...entry.features, `<:${leanings[at - 1] ?? ''}`, `>:${leanings[at + 1] ?? ''}`],
  }));
}
