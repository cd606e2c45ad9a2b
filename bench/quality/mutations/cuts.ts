import { edited, type Edit, type MutatedChart } from './mutation.ts';
import type { SectionKind } from './sections.ts';
import type { SourceChart } from './source-chart.ts';

/** Words taken away. */
export const cut = (start: number, end: number): Edit => ({ start, end, words: '' });

/** The lines of a chart that a pattern fits, as cuts of whole lines. */
export function linesWith(text: string, pattern: RegExp): Edit[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const here = start;
    start += line.length + 1;
    return pattern.test(line) ? [cut(here, Math.min(here + line.length + 1, text.length))] : [];
  });
}

/** The sentences that a pattern fits, or the whole line where it is one. */
export function sentencesWith(text: string, pattern: RegExp): Edit[] {
  return [...text.matchAll(/[^.\n]*(?:\.(?=\S)[^.\n]*)*(?:\.[ ]?|\n|$)/gu)]
    .filter(([words]) => words.trim() !== '' && pattern.test(words))
    .map(({ 0: words, index }) => cut(index, index + words.replace(/\n$/u, '').length));
}

/** A cut that leaves an empty line takes the line's break along. */
function withBreak({ text }: SourceChart, edit: Edit): Edit {
  const isLine = text.charAt(edit.end) === '\n' && (edit.start === 0 || text.charAt(edit.start - 1) === '\n');
  return isLine && edit.words === '' ? { ...edit, end: edit.end + 1 } : edit;
}

/** The chart without some words; none where a pattern still finds what should be gone. */
export function without(chart: SourceChart, edits: readonly Edit[], remains: RegExp | null): MutatedChart[] {
  const cuts = edits.map((edit) => withBreak(chart, edit));
  const result = edits.length === 0 ? null : edited(chart, cuts);
  return result === null || (remains !== null && remains.test(result.text)) ? [] : [result];
}

/** The chart without its sections of some kinds; not where their words stand elsewhere too. */
export function withoutSections(chart: SourceChart, kinds: readonly SectionKind[], remains: RegExp): MutatedChart[] {
  const found = chart.sections.filter(({ kind }) => kinds.includes(kind));
  return without(
    chart,
    found.map(({ start, end }) => cut(start, end)),
    remains,
  );
}
