import type { Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { findBlanks } from '@notewright/engine/phrases';
import { markType } from '../document/schema.ts';
import { broughtIn } from '../surface/typed-words.ts';
import { flatText } from './flat-text.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A phrase in a note that nobody has confirmed. */
export interface TemplateText {
  readonly id: number;
  /** As a reader sees it: a line for each paragraph and entry that it stands in. */
  readonly text: string;
  readonly ranges: readonly Range[];
  readonly hasBlank: boolean;
}

const made = new WeakMap<Node, readonly TemplateText[]>();

const evenLine = (line: string): string => line.replace(/\s+/g, ' ').trim();

/** Where each phrase stands, the runs of one within a paragraph joined. */
function rangesById(doc: Node): Map<number, Range[]> {
  const byId = new Map<number, Range[]>();
  doc.descendants((node, at) => {
    const mark = node.isInline ? markType('template').isInSet(node.marks) : undefined;
    if (mark === undefined) return;
    const id = Number(mark.attrs['id']);
    const ranges = byId.get(id) ?? [];
    const last = ranges.at(-1);
    if (last?.to === at) ranges[ranges.length - 1] = { from: last.from, to: at + node.nodeSize };
    else ranges.push({ from: at, to: at + node.nodeSize });
    byId.set(id, ranges);
  });
  return byId;
}

/** The phrases of a document that nobody has confirmed, in order. The same document gives the same list. */
export function listTemplateTexts(doc: Node): readonly TemplateText[] {
  const known = made.get(doc);
  if (known !== undefined) return known;
  const byId = rangesById(doc);
  const flat = byId.size === 0 ? '' : flatText(doc);
  const listed = [...byId].flatMap(([id, ranges]): TemplateText[] => {
    const lines = ranges.map(({ from, to }) => evenLine(flat.slice(from, to))).filter((line) => line !== '');
    if (lines.length === 0) return [];
    return [{ id, text: lines.join('\n'), ranges, hasBlank: findBlanks(lines.join('\n')).length > 0 }];
  });
  made.set(doc, listed);
  return listed;
}

/** An id that no phrase of the document has. */
export const nextTemplateId = (doc: Node): number => Math.max(0, ...rangesById(doc).keys()) + 1;

/** Where the lines of a phrase stand, one behind the other; what is not found is left out. */
function findLines(flat: string, text: string, taken: readonly Range[]): Range[] {
  const found: Range[] = [];
  const isFree = ({ from, to }: Range): boolean => taken.every((one) => to <= one.from || one.to <= from);
  const findFrom = (line: string, start: number): Range | null => {
    for (let at = flat.indexOf(line, start); at !== -1; at = flat.indexOf(line, at + 1)) {
      const range = { from: at, to: at + line.length };
      if (isFree(range)) return range;
    }
    return null;
  };
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const range = findFrom(line, found.at(-1)?.to ?? 0) ?? findFrom(line, 0);
    if (range !== null) found.push(range);
  }
  return found;
}

/** Marks phrases that were kept as unconfirmed and are not marked; null where there is nothing to mark. No step of undo. */
export function markTemplates(state: EditorState, texts: readonly string[]): Transaction | null {
  const flat = flatText(state.doc);
  const there = listTemplateTexts(state.doc);
  const taken: Range[] = there.flatMap(({ ranges }) => ranges);
  const left = there.map(({ text }) => text);
  const { tr } = state;
  let id = nextTemplateId(state.doc);
  for (const text of texts) {
    const known = left.indexOf(text);
    if (known !== -1) {
      left.splice(known, 1);
      continue;
    }
    const ranges = findLines(flat, text, taken);
    for (const { from, to } of ranges) tr.addMark(from, to, markType('template').create({ id }));
    taken.push(...ranges);
    id += 1;
  }
  return tr.docChanged ? tr.setMeta('addToHistory', false).setMeta(broughtIn, true) : null;
}

/** The phrases without a blank are the clinician's words from now on; of one, or of all. Null where there is none. */
export function confirmTemplates(state: EditorState, id: number | null): Transaction | null {
  const { tr } = state;
  for (const one of listTemplateTexts(state.doc))
    if (!one.hasBlank && (id === null || one.id === id))
      for (const { from, to } of one.ranges) tr.removeMark(from, to, markType('template'));
  return tr.docChanged ? tr : null;
}

/** The phrase that the caret stands in or at. */
export const templateAtCaret = ({ doc, selection }: EditorState): TemplateText | undefined =>
  listTemplateTexts(doc).find(({ ranges }) =>
    ranges.some(({ from, to }) => from <= selection.from && selection.from <= to),
  );

/** Confirms the phrase at the caret. */
export const confirmAtCaret: Command = (state, dispatch) => {
  const at = templateAtCaret(state);
  const change = at === undefined ? null : confirmTemplates(state, at.id);
  if (change !== null) dispatch?.(change);
  return at !== undefined;
};
