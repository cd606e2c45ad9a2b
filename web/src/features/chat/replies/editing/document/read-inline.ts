import type { MarkedToken, Token } from 'marked';
import type { Mark as InlineMark, Node } from 'prosemirror-model';
import { decodeReferences } from '../../../markdown/decode-references.ts';
import type { Mark } from '../../../markdown/marks.ts';
import type { Placer } from '../../../markdown/placer.ts';
import { markType, nodeType, schema } from './schema.ts';

/** What a piece of a note is read with. */
export interface Reading {
  readonly placer: Placer;
  /** Its statements, in reading order; offsets count from the piece's beginning. */
  readonly marks: readonly Mark[];
  /** Which of the note's statements are a clinician's. */
  readonly isTyped: (statement: number) => boolean;
}

/** The marks of words that stand at an offset of the piece. */
function marksAt({ marks, isTyped }: Reading, at: number | null, prefix: string): InlineMark[] {
  const id = at === null ? -1 : (marks.find(({ start, end }) => start <= at && at < end)?.statement ?? -1);
  const own = markType('statement').create({ id, prefix });
  return id >= 0 && isTyped(id) ? [own, markType('typed').create()] : [own];
}

const referenceForm = /(&(?:#[xX][0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z0-9]{1,31});)/;

/** A leaf at an offset of the piece, cut where statements begin and end. Character references stay as they were written. */
function leaf(written: string, at: number | null, outer: readonly InlineMark[], reading: Reading): Node[] {
  // A long list is one piece with hundreds of statements, of which a leaf touches few.
  const touching = at === null ? [] : reading.marks.filter(({ start, end }) => start < at + written.length && end > at);
  const borders = touching.flatMap(({ start, end }) => [start - (at ?? 0), end - (at ?? 0)]);
  const cuts = [...new Set([0, ...borders, written.length])].filter((cut) => cut >= 0 && cut <= written.length);
  const ordered = cuts.sort((a, b) => a - b);
  return ordered.slice(0, -1).flatMap((from, index) => {
    const marks = [...outer, ...marksAt(reading, at === null ? null : at + from, '')];
    const parts = written.slice(from, ordered[index + 1]).split(referenceForm);
    return parts
      .filter((part) => part !== '')
      .map((part) => {
        const { text } = decodeReferences(part);
        return text === part ? schema.text(part, marks) : nodeType('verbatim').create({ raw: part, text }, null, marks);
      });
  });
}

/** Where a token stands in the piece; the reading goes on after it. */
function pass({ placer }: Reading, written: string): number | null {
  const at = placer.enter(written) ?? placer.enter(written.replaceAll('|', '\\|'));
  if (at !== null) placer.skipTo(at + written.length);
  return at;
}

function inside(
  raw: string,
  tokens: readonly Token[],
  outer: readonly InlineMark[],
  mark: InlineMark,
  reading: Reading,
): Node[] {
  const at = reading.placer.enter(raw);
  const nodes = readInline(tokens, reading, [...outer, mark]);
  if (at !== null) reading.placer.skipTo(at + raw.length);
  return nodes;
}

const shownOf = (token: MarkedToken): string => {
  if (token.type === 'checkbox') return token.checked ? '☑ ' : '☐ ';
  return 'text' in token && token.type !== 'html' ? decodeReferences(token.text).text : token.raw;
};

function readToken(token: MarkedToken, reading: Reading, outer: readonly InlineMark[]): Node[] {
  switch (token.type) {
    case 'text':
      if (token.tokens !== undefined) return readInline(token.tokens, reading, outer);
      return token.text === '' ? [] : leaf(token.text, pass(reading, token.text), outer, reading);
    case 'escape': {
      const at = pass(reading, token.raw);
      return [schema.text(token.text, [...outer, ...marksAt(reading, at, '\\')])];
    }
    case 'strong':
    case 'em': {
      const sign = token.raw.slice(0, token.type === 'strong' ? 2 : 1);
      return inside(token.raw, token.tokens, outer, markType(token.type).create({ sign }), reading);
    }
    case 'br':
      return [nodeType('hard_break').create({ raw: token.raw })];
    default: {
      const at = pass(reading, token.raw);
      const marks = [...outer, ...marksAt(reading, at, '')];
      return [nodeType('verbatim').create({ raw: token.raw, text: shownOf(token) }, null, marks)];
    }
  }
}

/** The words of a line as nodes of the document. What the editor has no form for stays as it was written. */
export function readInline(tokens: readonly Token[], reading: Reading, outer: readonly InlineMark[] = []): Node[] {
  return tokens.flatMap((token) => readToken(token as MarkedToken, reading, outer));
}
