import type { NoteLanguage } from '../languages/language.ts';
import { filled } from '../compose/join.ts';
import { sourceWords } from '../knowledge/source-words.ts';
import { allDenied, type Difference } from './find-differences.ts';
import { nameSource } from './source-names.ts';
import type { OlderText } from './split-sources.ts';

/** A statement with where it is from: "Lisinopril 10 mg daily (from the medication list of 3 March 2026)". */
export function withSource(text: string, source: OlderText, language: NoteLanguage): string {
  const from = filled(sourceWords[language].from, { source: nameSource(source, language) });
  const [, words = text, mark = ''] = /^([\s\S]*?)([.]?)$/.exec(text) ?? [];
  return `${words} ${from}${mark}`;
}

/** The question of a difference. */
export function askAbout({ kind, name, now, before }: Difference, source: OlderText, language: NoteLanguage): string {
  const words = sourceWords[language];
  const say = (said: string): string => (said === allDenied ? words.noAllergies : said === '' ? words.noAllergy : said);
  return filled(words.questions[kind], {
    name,
    now: say(now),
    before: say(before),
    source: nameSource(source, language),
  });
}
