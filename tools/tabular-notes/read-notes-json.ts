import type { NotedHeading, NoteLine, NoteLineKind } from '../../engine/src/codes/tables/notes/note-lines.ts';

/** The chapters of ICD-10-CM, by number. */
const chapters =
  'A00-B99 C00-D49 D50-D89 E00-E89 F01-F99 G00-G99 H00-H59 H60-H95 I00-I99 J00-J99 K00-K95 L00-L99 M00-M99 N00-N99 O00-O9A P00-P96 Q00-Q99 R00-R99 S00-T88 V00-Y99 Z00-Z99 U00-U85'.split(
    ' ',
  );

const kinds: readonly (readonly [string, NoteLineKind])[] = [
  ['excludes1', 'excludes1'],
  ['excludes2', 'excludes2'],
  ['codeFirst', 'code-first'],
  ['useAdditionalCode', 'use-additional'],
  ['codeAlso', 'code-also'],
  ['sevenChrDef', 'seventh'],
  ['includes', 'term'],
  ['inclusionTerm', 'term'],
];

function ownerOf(key: string): string {
  if (key.startsWith('CH')) return chapters[Number(key.slice(2)) - 1] ?? '';
  if (!key.startsWith('SEC')) return key.replace('.', '');
  const block = key.slice(3);
  return block.includes('-') ? block : `${block}-${block}`;
}

/** The words of a note begin where "code first" ended, sometimes with its comma. */
const cleanWords = (words: string): string =>
  words
    .replace(/^[\s,:]+/, '')
    .replace(/\s+/g, ' ')
    .trim();

function linesOf(notes: Readonly<Record<string, unknown>>, isBlock: boolean): NoteLine[] {
  return kinds.flatMap(([key, kind]) => {
    const list = notes[key];
    if (!Array.isArray(list) || (isBlock && kind === 'term')) return [];
    return list
      .map((words) => ({ kind, words: cleanWords(String(words)) }))
      .filter(({ words }) => words !== '' && (kind !== 'seventh' || /^[A-Z\d]=/.test(words)));
  });
}

/** Reads `{ "A00.0": { "inclusionTerm": ["..."], ... }, "CH1": ..., "SECA15-A19": ... }`; other kinds of notes are left out. */
export function readNotesJson(value: unknown): NotedHeading[] {
  if (typeof value !== 'object' || value === null) throw new Error('The notes are no JSON object.');
  return Object.entries(value as Record<string, Readonly<Record<string, unknown>>>)
    .map(([key, notes]) => {
      const owner = ownerOf(key);
      return { owner, lines: linesOf(notes, owner.includes('-')) };
    })
    .filter(({ owner, lines }) => owner !== '' && lines.length > 0);
}
