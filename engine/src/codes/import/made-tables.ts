import { builtInIcdPacked } from '../tables/built-in-icd.ts';
import { readNoteText, type NoteLine, type NoteLineKind } from '../tables/notes/note-lines.ts';
import { bareCode } from '../tables/packed-icd.ts';
import { tabularNotesText } from '../tables/tabular-notes.data.ts';

// The publishers' files, made from the built-in tables: for tests and for the bench, which need whole files.

/** The order file as CMS ships it, a line per code. */
export function makeOrderLines(): string[] {
  return [...builtInIcdPacked().under('')].map(({ code, billable, title }, row) => {
    const head = `${String(row + 1).padStart(5, '0')} ${bareCode(code).padEnd(7)} ${billable ? 1 : 0}`;
    return `${head} ${title.slice(0, 60).padEnd(60)} ${title}`;
  });
}

/** The codes file: only what can be billed. */
export function makeCodesLines(): string[] {
  return [...builtInIcdPacked().under('')]
    .filter(({ billable }) => billable)
    .map(({ code, title }) => `${bareCode(code).padEnd(7)} ${title}`);
}

const elementOf: Readonly<Partial<Record<NoteLineKind, string>>> = {
  excludes1: 'excludes1',
  excludes2: 'excludes2',
  'code-first': 'codeFirst',
  'use-additional': 'useAdditionalCode',
  'code-also': 'codeAlso',
  term: 'inclusionTerm',
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function noteElement({ kind, words }: NoteLine): string {
  if (kind === 'seventh')
    return `<sevenChrDef><extension char="${words.charAt(0)}">${escapeXml(words.slice(2))}</extension></sevenChrDef>`;
  const element = elementOf[kind] ?? '';
  return `<${element}><note>${escapeXml(words)}</note></${element}>`;
}

const chapterStarts = 'A00 C00 D50 E00 F01 G00 H00 H60 I00 J00 K00 L00 M00 N00 O00 P00 Q00 R00 S00 U00 V00 Z00'.split(
  ' ',
);

/** The tabular list as CDC ships it: chapters, their blocks with what they note, and codes in codes. */
export function makeTabularXml(version: string): string {
  const headings = new Map(readNoteText(tabularNotesText).map(({ owner, lines }) => [owner, lines]));
  const notesOf = (owner: string): string => (headings.get(owner) ?? []).map(noteElement).join('\n');
  const blocks = [...headings.keys()].filter((owner) => owner.includes('-'));
  const chapters = chapterStarts.map((start) => blocks.find((owner) => owner.startsWith(start)) ?? `${start}-${start}`);
  const out = [`<?xml version="1.0"?>\n<!-- made -->\n<ICD10CM.tabular>\n<version>${version}</version>`];
  const open: string[] = [];
  const closeTo = (code: string): void => {
    for (; open.length > 0 && !code.startsWith(open.at(-1) ?? ''); open.pop()) out.push('</diag>');
  };
  const openChapter = (chapter: number): void => {
    const [range = '', next = 'ZZZ'] = [chapters[chapter], chapterStarts[chapter + 1]];
    if (chapter > 0) out.push('</chapter>');
    out.push(`<chapter><name>${chapter + 1}</name><desc>A chapter (${range})</desc>`, notesOf(range));
    for (const block of blocks)
      if (!chapters.includes(block) && block >= range.slice(0, 3) && block < next)
        out.push(`<section id="${block}"><desc>A block (${block})</desc>${notesOf(block)}</section>`);
  };
  for (const { code, title } of builtInIcdPacked().under('')) {
    const bare = bareCode(code);
    closeTo(bare);
    // Seventh characters that a heading defines are not written out.
    const isExtended = open.some((above) => headings.get(above)?.some(({ kind }) => kind === 'seventh'));
    if (bare.length === 7 && isExtended) continue;
    if (chapterStarts.includes(bare)) openChapter(chapterStarts.indexOf(bare));
    out.push(`<diag><name>${code}</name><desc>${escapeXml(title)}</desc>`, notesOf(bare));
    open.push(bare);
  }
  closeTo('-');
  out.push('</chapter>\n</ICD10CM.tabular>');
  return out.join('\n');
}
