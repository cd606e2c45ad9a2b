import { Fragment, type ReactNode } from 'react';
import type { ContentBlock } from './example.ts';
import './content-blocks.css';

const removed = 'REDACT';

/** Words as they stand; what Redactify removed is drawn under a bar, and stays a word for whoever copies or hears it. */
export function BarredWords({ text }: { readonly text: string }): ReactNode {
  if (!text.includes(removed)) return text;
  return text
    .split(/\b(REDACT)\b/)
    .map((part, index) => (
      <Fragment key={index}>{part === removed ? <span className="action-bar">{part}</span> : part}</Fragment>
    ));
}

/** The engine's documents begin at the second level; here they stand two levels lower, under the example's title. */
function BlockHeading({ level, content }: { readonly level: number; readonly content: string }): ReactNode {
  const Heading = `h${Math.min(6, Math.max(4, level + 2))}` as 'h4' | 'h5' | 'h6';
  return (
    <Heading>
      <BarredWords text={content} />
    </Heading>
  );
}

function Block({ block }: { readonly block: ContentBlock }): ReactNode {
  if (block.type === 'heading') return <BlockHeading level={block.level} content={block.content} />;
  if (block.type === 'paragraph')
    return (
      <p>
        <BarredWords text={block.content} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <BarredWords text={item} />
        </li>
      ))}
    </List>
  );
}

/** A clinical text in paragraphs, headings and lists. */
export function ContentBlocks({ blocks }: { readonly blocks: readonly ContentBlock[] }): ReactNode {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
