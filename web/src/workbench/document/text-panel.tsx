import { memo, useMemo, type ReactNode } from 'react';
import type { Block } from '@notewright/engine/annotation';
import { piecesIn, type Piece } from './cut-text.ts';
import { spaced } from './describe-fact.ts';
import { Panel, Stop } from './panel.tsx';
import { litAmong, type Pointed } from './pointed.ts';
import { sameProps } from './same-props.ts';
import { factsOn, Words } from './source-pieces.tsx';

interface BlocksProps {
  readonly pieces: readonly Piece[];
  readonly pointed: Pointed;
}

const Item = memo(function Item({ pieces, facts, lit }: { pieces: readonly Piece[]; facts: string; lit: string }) {
  return (
    <Stop facts={facts} className="wd-item">
      <Words pieces={pieces} lit={lit} />
    </Stop>
  );
}, sameProps);

/** What a heading settles, and what it leaves open. */
function BlockFacts({ block: { kind, group, name, subject, holds } }: { readonly block: Block }): ReactNode {
  return (
    <span className="wd-tags">
      <span className="wd-tag" data-kind={kind}>
        {group ?? kind}
      </span>
      {subject && <span className="wd-tag">{spaced(subject)}</span>}
      {name && <span className="wd-note">named “{name}”</span>}
      {holds && <span className="wd-note">may hold {holds.map(spaced).join(', ')}</span>}
    </span>
  );
}

function BlockView({ block, pieces, pointed }: BlocksProps & { readonly block: Block }): ReactNode {
  const span = block.kind === 'item' ? block : block.label;
  const [own, facts] = useMemo(() => {
    const found = span ? piecesIn(pieces, span) : [];
    return [found, factsOn(found)];
  }, [pieces, span]);
  const lit = litAmong(facts, pointed);
  if (block.kind === 'item')
    return (
      <li>
        <Item pieces={own} facts={facts.join(' ')} lit={lit} />
      </li>
    );
  return (
    <li className="wd-block" data-kind={block.kind}>
      <div className="wd-block-head">
        <strong className="wd-label">
          <Words pieces={own} lit={lit} />
        </strong>
        <BlockFacts block={block} />
      </div>
      <BlockList blocks={block.children} pieces={pieces} pointed={pointed} />
    </li>
  );
}

function BlockList({ blocks, ...rest }: BlocksProps & { readonly blocks: readonly Block[] }): ReactNode {
  if (blocks.length === 0) return null;
  return (
    <ul className="wd-blocks">
      {[...blocks.entries()].map(([at, block]) => (
        // By its number: what is typed before a block moves it, and must not build it again.
        <BlockView key={at} block={block} {...rest} />
      ))}
    </ul>
  );
}

/** The text as the tree of its blocks, its words marked by what they carry. */
export function TextPanel({ root, ...rest }: BlocksProps & { readonly root: Block }): ReactNode {
  const about = (
    <>
      Words carry{' '}
      <span className="wd-piece" data-carried="typed">
        a typed fact
      </span>
      ,{' '}
      <span className="wd-piece" data-carried="kept">
        a clause of the writer’s own
      </span>
      , or{' '}
      <span className="wd-piece" data-carried="left">
        nothing
      </span>
      .
    </>
  );
  return (
    <Panel id="blocks" title="Text and blocks" about={about}>
      <BlockList blocks={root.children} {...rest} />
    </Panel>
  );
}
