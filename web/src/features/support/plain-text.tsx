import { readPlainMarkdown, type TextBlock, type TextRun } from '@notewright/contract';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';

type Heading = Extract<TextBlock, { kind: 'heading' }>;

function Run({ run: { text, isStrong, href } }: { readonly run: TextRun }): ReactNode {
  if (href?.startsWith('/') === true) return <TextLink to={href}>{text}</TextLink>;
  if (href !== null) return <a href={href}>{text}</a>;
  return isStrong ? <strong>{text}</strong> : text;
}

function Runs({ runs }: { readonly runs: readonly TextRun[] }): ReactNode {
  // The places are the keys here and below: the text never changes its order.
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Block({ block }: { readonly block: TextBlock }): ReactNode {
  if (block.kind === 'heading') {
    const Tag = block.level <= 2 ? 'h2' : 'h3';
    return <Tag id={block.id}>{block.text}</Tag>;
  }
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  const Tag = block.isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {block.items.map((item, index) => (
        <li key={index}>
          <Runs runs={item} />
        </li>
      ))}
    </Tag>
  );
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** Where the chapters of a long text are. */
export function Contents({
  label,
  chapters,
}: {
  readonly label: string;
  readonly chapters: readonly Chapter[];
}): ReactNode {
  return (
    <nav aria-label={label}>
      <p>{label}</p>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A text that came as plain markdown: contents and text, in the elements of `server/src/terms/terms-html.ts`. */
export function PlainText({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const blocks = readPlainMarkdown(text).filter(
    (block, index) => !(index === 0 && block.kind === 'heading' && block.level === 1),
  );
  const chapters = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level <= 2);
  return (
    <>
      {chapters.length >= 2 && (
        <Contents label={label} chapters={chapters.map(({ id, text: title }) => ({ id, title }))} />
      )}
      <div>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </>
  );
}
