import { readPlainMarkdown } from '@notewright/contract';
import type { TextBlock, TextRun } from '@notewright/contract';
import { escapeHtml } from '../kernel/escape-html.ts';

/**
 * The terms as they stand in the page that is built ahead, for people without script: a table of contents and the text,
 * in the elements that `web/src/features/support/plain-text.tsx` draws.
 */
export function renderTerms(terms: string): string {
  const blocks = readPlainMarkdown(terms).filter((block, index) => !isTitle(block, index));
  const headings = blocks.filter((block) => block.kind === 'heading');
  return renderContents(headings) + `<div>${blocks.map(renderBlock).join('')}</div>`;
}

/** The page has its own title. */
function isTitle(block: TextBlock, index: number): boolean {
  return index === 0 && block.kind === 'heading' && block.level === 1;
}

function renderContents(headings: readonly Extract<TextBlock, { kind: 'heading' }>[]): string {
  const chapters = headings.filter(({ level }) => level <= 2);
  if (chapters.length < 2) return '';
  const entries = chapters.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`);
  return `<nav aria-label="Contents"><p>Contents</p><ol>${entries.join('')}</ol></nav>`;
}

function renderBlock(block: TextBlock): string {
  if (block.kind === 'heading') {
    const tag = block.level <= 2 ? 'h2' : 'h3';
    return `<${tag} id="${escapeHtml(block.id)}">${escapeHtml(block.text)}</${tag}>`;
  }
  if (block.kind === 'paragraph') return `<p>${renderRuns(block.runs)}</p>`;
  const tag = block.isOrdered ? 'ol' : 'ul';
  return `<${tag}>${block.items.map((item) => `<li>${renderRuns(item)}</li>`).join('')}</${tag}>`;
}

function renderRuns(runs: readonly TextRun[]): string {
  return runs.map(renderRun).join('');
}

function renderRun({ text, isStrong, href }: TextRun): string {
  const words = escapeHtml(text);
  if (href !== null) return `<a href="${escapeHtml(href)}">${words}</a>`;
  return isStrong ? `<strong>${words}</strong>` : words;
}
