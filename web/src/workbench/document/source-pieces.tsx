import { memo, type ReactNode } from 'react';
import type { Piece } from './cut-text.ts';
import { sameProps } from './same-props.ts';

export interface WordsProps {
  readonly pieces: readonly Piece[];
  /** Ids of the facts that are pointed at among those of these words, one after the other. */
  readonly lit: string;
}

/** Words of the text, each piece with what rests on it. */
export const Words = memo(function Words({ pieces, lit }: WordsProps): ReactNode {
  const pointed = new Set(lit.split(' '));
  return [...pieces.entries()].map(([at, { words, carried, facts }]) => (
    <span
      key={at}
      className="wd-piece"
      data-carried={carried}
      data-facts={facts.length > 0 ? facts.join(' ') : undefined}
      data-lit={facts.some((id) => pointed.has(id)) || undefined}
    >
      {words}
    </span>
  ));
}, sameProps);

/** The facts that rest on any of some pieces, each once. */
export const factsOn = (pieces: readonly Piece[]): string[] => [...new Set(pieces.flatMap(({ facts }) => facts))];
