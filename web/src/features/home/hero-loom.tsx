import type { ReactNode } from 'react';
import { loomLines, noteTitle, type LoomLine } from './loom-lines.ts';
import * as words from './words.ts';
import './hero-loom.css';

function Said({ line }: { readonly line: LoomLine }): ReactNode {
  return (
    <span className="home-loom-said">
      <span>
        {line.struck !== undefined && (
          <>
            <s>{line.struck}</s>{' '}
          </>
        )}
        {line.said === '' ? <i>{words.loomNothing}</i> : <q>{line.said}</q>}
      </span>
    </span>
  );
}

function Written({ line, isFirst }: { readonly line: LoomLine; readonly isFirst: boolean }): ReactNode {
  return (
    <span className="home-loom-written">
      {line.heading !== undefined && <b>{line.heading}</b>}
      <span>
        {isFirst && (
          <span className="home-loom-bar">
            <span className="sr-only">{words.loomBarred}</span>
          </span>
        )}
        {line.written}
      </span>
    </span>
  );
}

/** Spoken words on the left, the note on the right, a thread from each to its line: what the product does, drawn. */
export function HeroLoom(): ReactNode {
  return (
    <figure className="home-loom" lang="en" aria-label={words.loomTitle}>
      <p className="home-loom-heads" aria-hidden="true">
        <span>{words.loomSaid}</span>
        <span>{words.loomWritten}</span>
      </p>
      <p className="home-loom-title">{noteTitle}</p>
      <ul className="home-loom-lines">
        {loomLines.map((line, index) => (
          <li key={line.id}>
            <Said line={line} />
            <Written line={line} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <figcaption>{words.loomNote}</figcaption>
    </figure>
  );
}
