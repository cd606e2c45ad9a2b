import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import type { HeadingRole } from './heading-roles.ts';
import { renderInline } from './inline-nodes.tsx';
import { narrowMarks, sameMarks, type Mark } from './marks.ts';
import { OverflowBox } from './overflow-box.tsx';
import { createPlacer, type Placer } from './placer.ts';
import { renderRuns } from './statement-run.tsx';
import * as words from './words.ts';

/** The page has its own first-level heading, so a reply's begin at the second; the tools write theirs from there on. */
function renderHeading(token: Tokens.Heading, placer: Placer, role: HeadingRole): ReactNode {
  const Heading = `h${Math.max(token.depth, 2)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return <Heading className={`nw-${role}`}>{renderInline(token.tokens, placer)}</Heading>;
}

function renderCode(token: Tokens.Code, placer: Placer): ReactNode {
  const lines = token.text.split('\n');
  return (
    <OverflowBox className="nw-code" label={words.code}>
      <pre>
        <code>
          {lines.map((line, index) => (
            <Fragment key={index}>
              {renderRuns(placer.cutCode(line))}
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </OverflowBox>
  );
}

/** Columns from which on a narrow screen shows a row as a list: the code with what is said of it, not a table cut off. */
const wideFrom = 4;

/** Written out, because a browser may take them from what is not laid out as a table. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

function renderCells(cells: readonly Tokens.TableCell[], placer: Placer, labels: readonly string[] = []): ReactNode {
  return cells.map((cell, index) => {
    const Cell = cell.header ? 'th' : 'td';
    return (
      <Cell
        key={index}
        {...(cell.header ? roles.header : roles.cell)}
        data-align={cell.align ?? undefined}
        data-label={labels[index]}
        scope={cell.header ? 'col' : undefined}
      >
        {renderInline(cell.tokens, placer)}
      </Cell>
    );
  });
}

function renderTable(token: Tokens.Table, placer: Placer): ReactNode {
  const header = <tr {...roles.row}>{renderCells(token.header, placer)}</tr>;
  const delimiter = /\n[^\n]*(?:\n|$)/.exec(token.raw);
  if (delimiter !== null && placer.position() < delimiter.index) placer.skipTo(delimiter.index + delimiter[0].length);
  const isWide = token.header.length >= wideFrom;
  const labels = isWide ? token.header.map((cell) => cell.text) : [];
  return (
    <OverflowBox className="nw-table" label={words.table}>
      <table {...roles.table} data-wide={isWide || undefined}>
        <thead {...roles.group}>{header}</thead>
        {token.rows.length === 0 ? null : (
          <tbody {...roles.group}>
            {token.rows.map((row, index) => (
              <tr key={index} {...roles.row}>
                {renderCells(row, placer, labels)}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </OverflowBox>
  );
}

interface ItemProps {
  readonly item: Tokens.ListItem;
  readonly marks: readonly Mark[];
}

const marker = /^\s*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

/** One list item, drawn again only when its own text or its own statements change: a list of 200 grows at the cost of one. */
const ListItem = memo(
  function ListItem({ item, marks }: ItemProps): ReactNode {
    const placer = createPlacer(item.raw, marks);
    placer.skipTo(marker.exec(item.raw)?.[0].length ?? 0);
    return <li className={item.task ? 'nw-task' : undefined}>{renderBlocks(item.tokens, placer, marks)}</li>;
  },
  (before, after) =>
    before.item.raw === after.item.raw &&
    before.item.loose === after.item.loose &&
    sameMarks(before.marks, after.marks),
);

function renderList(token: Tokens.List, marks: readonly Mark[], placer: Placer): ReactNode {
  const List = token.ordered ? 'ol' : 'ul';
  const start = token.ordered && token.start !== '' && token.start !== 1 ? token.start : undefined;
  let cursor = placer.enter(token.raw) ?? placer.position();
  return (
    <List start={start}>
      {token.items.map((item, index) => {
        const from = cursor;
        cursor += item.raw.length;
        placer.skipTo(cursor);
        return <ListItem key={index} item={item} marks={narrowMarks(marks, from, cursor)} />;
      })}
    </List>
  );
}

function renderBlock(token: MarkedToken, placer: Placer, marks: readonly Mark[]): ReactNode {
  switch (token.type) {
    case 'heading':
      return renderHeading(token, placer, 'section');
    case 'paragraph':
      return <p>{renderInline(token.tokens, placer)}</p>;
    case 'list':
      return renderList(token, marks, placer);
    case 'table':
      return renderTable(token, placer);
    case 'blockquote':
      return <blockquote>{renderBlocks(token.tokens, placer, marks)}</blockquote>;
    case 'code':
      return renderCode(token, placer);
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    case 'html':
      return <p className="nw-raw">{renderRuns(placer.cutCode(token.raw.trimEnd()))}</p>;
    default:
      return renderInline([token], placer);
  }
}

function renderBlocks(tokens: readonly Token[], placer: Placer, marks: readonly Mark[]): ReactNode {
  return tokens.map((token, index) => (
    <Fragment key={index}>{renderBlock(token as MarkedToken, placer, marks)}</Fragment>
  ));
}

interface BlockViewProps {
  readonly token: Token;
  readonly marks: readonly Mark[];
  /** What it is in the document, if it is a heading. */
  readonly role: HeadingRole;
  /** Changes once, when the reply is complete and link definitions further down are known. */
  readonly complete: boolean;
}

/** One top-level piece of a reply, drawn again only when its text or the statements in it change. */
export const BlockView = memo(
  function BlockView({ token, marks, role }: BlockViewProps): ReactNode {
    if (token.type === 'heading') return renderHeading(token as Tokens.Heading, createPlacer(token.raw, marks), role);
    return renderBlock(token as MarkedToken, createPlacer(token.raw, marks), marks);
  },
  (before, after) =>
    before.token.raw === after.token.raw &&
    before.role === after.role &&
    before.complete === after.complete &&
    sameMarks(before.marks, after.marks),
);
