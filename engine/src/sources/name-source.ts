import type { NoteLanguage } from '../languages/language.ts';
import { filled } from '../compose/join.ts';
import { sourceWords, type SourceWords } from '../knowledge/source-words.ts';
import { allDenied, type Difference } from './find-differences.ts';
import { nameSource } from './source-names.ts';
import type { OlderText } from './split-sources.ts';

/** A statement with where it is from: "Lisinopril 10 mg daily (from the medication list of 3 March 2026)". */
export function withSource(text: string, source: OlderText, language: NoteLanguage): string {
  const from = filled(sourceWords[language].from, { source: nameSource(source, language) });
  const [, words = text, mark = ''] = /^([\s\S]*?)([.]?)$/.exec(text) ?? [];
  return `${words} ${from}${mark}`;
}

function sayAllergies(said: string, words: SourceWords): string {
  return said === allDenied ? words.noAllergies : said === '' ? words.noAllergy : said;
}

/** The question of a difference. */
export function askAbout({ kind, name, now, before }: Difference, source: OlderText, language: NoteLanguage): string {
  const words = sourceWords[language];
  return filled(words.questions[kind], {
    name,
    now: sayAllergies(now, words),
    before: sayAllergies(before, words),
    source: nameSource(source, language),
  });
}

/** The question of a difference between two older sources; undefined where one of them only says nothing of it. */
export function askAboutOlder(
  { kind, name, now, before }: Difference,
  { newer, older }: { readonly newer: OlderText; readonly older: OlderText },
  language: NoteLanguage,
): string | undefined {
  if (kind === 'drug-new' || kind === 'drug-not-listed') return undefined;
  const words = sourceWords[language];
  return filled(words.questionsOfOlder[kind], {
    name,
    now: sayAllergies(now, words),
    before: sayAllergies(before, words),
    newer: nameSource(newer, language),
    source: nameSource(older, language),
  });
}
