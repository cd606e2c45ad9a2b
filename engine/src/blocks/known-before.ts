import type { Subject } from '../document/subjects.ts';
import type { Block } from './block.ts';

const thought: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>(['assessment', 'assessment-and-plan']);

const known = 'past-medical-history';

const asKnown = (block: Block): Block => ({
  ...block,
  subject: block.subject === undefined ? undefined : known,
  holds: undefined,
  children: block.children.map(asKnown),
});

/**
 * A letter of a clinic opens with the diagnoses that are known ("Dx: IPF. GORD."), and says further down what is thought today: where a
 * text opens with a heading of diagnoses and another of the kind follows, the first is what is known.
 */
export function knownBefore(root: Block): Block {
  const [first, ...rest] = root.children;
  if (first?.kind !== 'section' || first.subject !== 'assessment') return root;
  return rest.some(({ subject }) => thought.has(subject)) ? { ...root, children: [asKnown(first), ...rest] } : root;
}
