/** What the landing page can show, `ContentBlock` of `web/src/features/home/in-action/example.ts`. */
export type Block =
  | { readonly type: 'paragraph'; readonly content: string }
  | { readonly type: 'heading'; readonly level: number; readonly content: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] };

/** The characters that markdown shows for what the engine escaped. */
const plain = (text: string): string => text.replace(/\\([^\w\s])/g, '$1');

const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\| | \|$/g, '')
    .split(' | ')
    .map((cell) => plain(cell).trim())
    .filter((cell) => cell !== '-' && cell !== '');

/** A row in a line: what it is about, then the rest of it. */
function writeRow(row: string): string {
  const [first = '', ...rest] = cellsOf(row);
  return rest.length === 0 ? first : `${first}: ${rest.join('; ')}`;
}

/** A table has its column titles in its first row and rules in its second; both go without saying in a list. */
const tableItems = (lines: readonly string[]): readonly string[] => lines.slice(2).map(writeRow);

function toBlock(part: string): Block {
  const heading = /^(#+) (.*)$/.exec(part);
  if (heading) return { type: 'heading', level: heading[1]?.length ?? 2, content: plain(heading[2] ?? '') };
  const lines = part.split('\n').map((line) => line.replace(/ {2}$/, ''));
  if (lines.every((line) => line.startsWith('| ') || line.startsWith('|-')))
    return { type: 'list', ordered: false, items: tableItems(lines) };
  if (lines.every((line) => line.startsWith('- ')))
    return { type: 'list', ordered: false, items: lines.map((line) => plain(line.slice(2))) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { type: 'list', ordered: true, items: lines.map((line) => plain(line.replace(/^\d+\. /, ''))) };
  return { type: 'paragraph', content: lines.map(plain).join('\n') };
}

/** Reads the markdown that the engine writes into the kinds of content that the landing page shows. */
export function toBlocks(markdown: string): readonly Block[] {
  return markdown
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map(toBlock);
}

/** Plain text as paragraphs, its line breaks kept. */
export function textToBlocks(text: string): readonly Block[] {
  return text.split(/\n{2,}/).map((part): Block => ({ type: 'paragraph', content: part }));
}
