import type { ReactNode } from 'react';
import { ContentBlocks } from './content-blocks.tsx';
import type { ExampleSide as Side } from './example.ts';
import './example-side.css';

/** One side of a comparison: what it is, then its text. The samples are English on every page. */
export function ExampleSide({
  side,
  isTitleEnglish = false,
}: {
  readonly side: Side;
  readonly isTitleEnglish?: boolean;
}): ReactNode {
  return (
    <div className="action-text">
      <p className="action-tag">
        <b>{side.title}</b>, {side.subtitle}
      </p>
      <h4 className="action-content-title" lang={isTitleEnglish ? 'en' : undefined}>
        {side.contentTitle}
      </h4>
      <div className="action-content" lang="en">
        <ContentBlocks blocks={side.content} />
      </div>
    </div>
  );
}
