import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes, type TreeAdapter } from 'parse5';
import { DocumentProblem } from '../../document-reader.ts';

export type TreeNode = DefaultTreeAdapterTypes.ChildNode;
export type TreeElement = DefaultTreeAdapterTypes.Element;
export type TreeParent = DefaultTreeAdapterTypes.ParentNode;

/** Far beyond what people write, and far below what makes a walk or the parser itself slow. */
const deepest = 500;
const mostNodes = 1_000_000;

/** Kept on the node itself: a weak map of a million nodes takes the garbage collector minutes. */
interface Measured {
  depth?: number;
}

/**
 * Builds trees that neither nest too deep nor have too many nodes.
 * @throws DocumentProblem file_too_complex, from the parser that uses it
 */
export function limitedAdapter(): TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  let nodes = 0;
  return {
    ...defaultTreeAdapter,
    appendChild(parent, child) {
      const depth = ((parent as Measured).depth ?? 0) + 1;
      nodes += 1;
      if (depth > deepest || nodes > mostNodes) throw new DocumentProblem('file_too_complex');
      (child as Measured).depth = depth;
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertText(parent, text) {
      nodes += 1;
      defaultTreeAdapter.insertText(parent, text);
    },
  };
}

/**
 * Parses HTML (or SVG, which HTML may hold) as browsers do.
 * @throws DocumentProblem file_too_complex when it nests too deep or has too many nodes
 */
export function parseTree(source: string): DefaultTreeAdapterTypes.Document {
  return parse(source, { treeAdapter: limitedAdapter() });
}

export function attributeOf(element: TreeElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

export function isElement(node: TreeNode): node is TreeElement {
  return 'tagName' in node;
}

/** Whether the element itself says that it is not shown. Style sheets are not applied. */
export function isHidden(element: TreeElement): boolean {
  if (attributeOf(element, 'hidden') !== null) return true;
  if (attributeOf(element, 'display') === 'none' || attributeOf(element, 'visibility') === 'hidden') return true;
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i.test(
    attributeOf(element, 'style') ?? '',
  );
}
