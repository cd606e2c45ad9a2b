import { isNode, nameOf, nodesIn, stringOf, type Node } from './syntax.ts';

/** What a translator moves as one: a value, or a tag around words. */
export type Hole =
  /** An expression of the module. */
  | { readonly kind: 'value'; readonly code: string }
  /** An element, by the source of its opening and its closing tag. */
  | { readonly kind: 'element'; readonly open: string; readonly close: string }
  /** A call that makes something of words, such as a link. */
  | { readonly kind: 'call'; readonly callee: string };

/** The holes of a text by the names that they have in it. */
export type Holes = Map<string, Hole>;

/** A source with the file in which it stands, for what is said about it. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const sourceOf = ({ text }: Source, { start, end }: Node): string => text.slice(start, end);

/** Gives a hole its name: the wanted one, or that with a number where another hole has it. */
export function nameHole(holes: Holes, wanted: string, hole: Hole): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 && wanted !== '' ? wanted : `${wanted}${number}`;
    const known = holes.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(hole)) continue;
    holes.set(name, hole);
    return name;
  }
}

/** The value that an expression puts into a text, in braces: by its own name, or by a number where it has none. */
export function readValue(source: Source, node: Node, holes: Holes): string {
  const name = nameOf(node.type === 'CallExpression' ? node['callee'] : node) ?? '';
  return `{${nameHole(holes, name, { kind: 'value', code: sourceOf(source, node) })}}`;
}

/** A string or a template as a text with its values in braces; null for any other node. */
export function readTemplate(source: Source, node: Node, holes: Holes): string | null {
  const plain = stringOf(node);
  if (plain !== null || node.type !== 'TemplateLiteral') return plain;
  const values = nodesIn(node['expressions']);
  const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return parts
    .map(({ value }, at) => {
      const expression = values[at];
      return value.cooked + (isNode(expression) ? readValue(source, expression, holes) : '');
    })
    .join('');
}

/** A piece of a text: words, or the name of a value, of an opening or of a closing tag. */
export type Piece =
  | { readonly words: string }
  | { readonly value: string }
  | { readonly open: string }
  | { readonly close: string };

/** Takes a text apart at its values and tags. */
export function readPieces(text: string): readonly Piece[] {
  return text
    .split(/(\{\w+\}|<\/?\w+>)/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.replace(/\W/g, '');
      if (/^\{\w+\}$/.test(part)) return { value: name };
      if (/^<\w+>$/.test(part)) return { open: name };
      return /^<\/\w+>$/.test(part) ? { close: name } : { words: part };
    });
}

/** The code of a value. @throws Error for a name that the English does not have */
export function codeOf(holes: Holes, name: string): string {
  const hole = holes.get(name);
  if (hole?.kind !== 'value') throw new Error(`there is no value {${name}}`);
  return hole.code;
}

const escape = (words: string): string => words.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** A text as an expression that gives a string. */
export function writeTemplate(text: string, holes: Holes): string {
  const pieces = readPieces(text);
  if (pieces.every((piece) => 'words' in piece)) return JSON.stringify(text);
  const parts = pieces.map((piece) => {
    if ('words' in piece) return escape(piece.words);
    if ('value' in piece) return `\${${codeOf(holes, piece.value)}}`;
    throw new Error('tags stand only where the English has some');
  });
  return `\`${parts.join('')}\``;
}
