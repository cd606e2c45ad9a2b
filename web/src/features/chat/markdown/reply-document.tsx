import { useMemo, useState, type ReactNode } from 'react';
import { BlockView } from './block-nodes.tsx';
import { readHeadingRoles } from './heading-roles.ts';
import { createGrowingLexer, lexReply, normaliseLineEnds } from './lex-reply.ts';
import { cutMarks, type DrawnStatement } from './marks.ts';
import './document.css';

interface Props {
  /** Markdown. */
  readonly text: string;
  /** Placed in `text`, in reading order. */
  readonly statements: readonly DrawnStatement[];
  /** False while the reply still grows. */
  readonly complete: boolean;
}

/** A reply's document: markdown tokens drawn as React elements, one memoised piece at a time. */
export function ReplyDocument({ text, statements, complete }: Props): ReactNode {
  const [lexGrowing] = useState(createGrowingLexer);
  const { blocks, moved } = useMemo(() => {
    const normal = normaliseLineEnds(text);
    const placed = statements.map((one) => ({
      ...one,
      at: { start: normal.move(one.at.start), end: normal.move(one.at.end) },
    }));
    return { blocks: complete ? lexReply(normal.text) : lexGrowing(normal.text), moved: placed };
  }, [text, statements, complete, lexGrowing]);
  const roleOf = readHeadingRoles(blocks);
  return blocks.map((block) => (
    <BlockView
      key={block.start}
      token={block.token}
      role={roleOf(block)}
      marks={cutMarks(moved, block.start, block.start + block.token.raw.length)}
      complete={complete}
    />
  ));
}
