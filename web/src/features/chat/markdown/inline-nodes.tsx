import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { decodeReferences } from './decode-references.ts';
import type { Placer } from './placer.ts';
import { readSafeLink } from './safe-link.ts';
import { renderRuns } from './statement-run.tsx';
import * as words from './words.ts';

function renderInside(token: { readonly raw: string; readonly tokens: Token[] }, placer: Placer): ReactNode {
  const at = placer.enter(token.raw);
  const children = renderInline(token.tokens, placer);
  if (at !== null) placer.skipTo(at + token.raw.length);
  return children;
}

function sayDestination(link: Tokens.Link, destination: string): string | null {
  return link.text.includes(destination) ? null : destination;
}

function renderLink(token: Tokens.Link, placer: Placer): ReactNode {
  const link = readSafeLink(token.autolink ? token.href : decodeReferences(token.href).text);
  const children = renderInside(token, placer);
  if (link === null) return children;
  const destination = sayDestination(token, link.destination);
  return (
    <>
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
      {destination === null ? null : <span className="nw-link-host"> ({destination})</span>}
    </>
  );
}

/** A picture of a reply is never loaded: loading it would tell another server that this reply was read. */
function renderImage(token: Tokens.Image): ReactNode {
  const link = readSafeLink(decodeReferences(token.href).text);
  const shown = decodeReferences(token.text).text;
  return <span className="nw-image-note">{words.picture(link?.destination ?? null, shown)}</span>;
}

function renderToken(token: MarkedToken, placer: Placer): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? renderRuns(placer.cut(token.text)) : renderInline(token.tokens, placer);
    case 'escape':
      return renderRuns(placer.cutCode(token.text));
    case 'strong':
      return <strong>{renderInside(token, placer)}</strong>;
    case 'em':
      return <em>{renderInside(token, placer)}</em>;
    case 'del':
      return <del>{renderInside(token, placer)}</del>;
    case 'codespan':
      return <code>{renderRuns(placer.cutCode(token.text))}</code>;
    case 'br':
      return <br />;
    case 'link':
      return renderLink(token, placer);
    case 'image':
      return renderImage(token);
    case 'checkbox':
      return (
        <>
          <TaskBox checked={token.checked} />{' '}
        </>
      );
    default:
      // Raw HTML, and whatever else a parser may one day call inline, is shown as the characters it was written with.
      return renderRuns(placer.cutCode(token.raw));
  }
}

/** A task's box: a sign, not a control. */
function TaskBox({ checked }: { readonly checked: boolean }): ReactNode {
  return (
    <span
      className="nw-task-box"
      role="img"
      aria-label={checked ? words.done : words.notDone}
      data-checked={checked || undefined}
    />
  );
}

/** Draws inline tokens as React elements; no HTML string exists at any point. */
export function renderInline(tokens: readonly Token[], placer: Placer): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{renderToken(token as MarkedToken, placer)}</Fragment>);
}
