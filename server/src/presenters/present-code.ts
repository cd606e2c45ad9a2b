import type { CodeDetail } from '@notewright/contract';
import type { CodeDescription } from '@notewright/engine';

/** A code with its place and its notes, as it leaves. */
export function presentCode({ notes, seventhCharacters, chapter, ...rest }: CodeDescription): CodeDetail {
  const { excludes1, excludes2, codeFirst, useAdditional, codeAlso } = notes;
  return {
    ...rest,
    chapter: chapter === null ? null : { from: chapter.from, to: chapter.to, title: chapter.title },
    notes: { excludes1, excludes2, code_first: codeFirst, use_additional: useAdditional, code_also: codeAlso },
    seventh_characters: seventhCharacters,
  };
}
