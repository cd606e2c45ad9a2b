import type { Node } from 'prosemirror-model';

const made = new WeakMap<Node, string>();

/**
 * A document as a text in which each place has the character that stands at it, so that what is found in the text is found in the
 * document. Borders of paragraphs and entries are line ends.
 */
export function flatText(doc: Node): string {
  const known = made.get(doc);
  if (known !== undefined) return known;
  const parts: string[] = [];
  let length = 0;
  const add = (at: number, text: string): void => {
    if (at > length) parts.push('\n'.repeat(at - length));
    parts.push(text);
    length = Math.max(at, length) + text.length;
  };
  doc.descendants((node, at) => {
    if (node.isText) add(at, node.text ?? '');
    // A thing within a line that is shown and not edited.
    else if (node.isInline) add(at, node.type.name === 'hard_break' ? '\n' : '\ufffc');
  });
  add(doc.content.size, '');
  const text = parts.join('');
  made.set(doc, text);
  return text;
}
