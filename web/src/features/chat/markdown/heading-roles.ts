import type { Block } from './lex-reply.ts';

/** What a heading is in its document: the one title over everything, the name of a part, or of a section in a part. */
export type HeadingRole = 'title' | 'part' | 'section';

const depthOf = ({ token }: Block): number | null => (token.type === 'heading' ? (token['depth'] as number) : null);

/**
 * Tools and models number their headings differently, so roles follow from how the document uses them: a first heading that
 * stands alone on the highest level is the title; the highest level below it (or at all) names the parts.
 */
export function readHeadingRoles(blocks: readonly Block[]): (block: Block) => HeadingRole {
  const depths = blocks.map(depthOf).filter((depth) => depth !== null);
  const top = Math.min(...depths);
  const first = blocks.find((block) => block.token.type !== 'space');
  const isTitled =
    first !== undefined && depthOf(first) === top && depths.filter((depth) => depth === top).length === 1;
  const part = isTitled ? Math.min(...depths.filter((depth) => depth > top)) : top;
  return (block) => {
    if (isTitled && block === first) return 'title';
    return depthOf(block) === part ? 'part' : 'section';
  };
}
