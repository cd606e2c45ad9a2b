import type { Section } from '../../model/document.ts';
import { indexPhrases, matchPhrases } from '../../text/phrases.ts';
import { tokenize } from '../../text/tokens.ts';
import { plainTerms } from '../data/plain-terms.ts';
import { capitalize, lowerFirst } from '../note-language.ts';
import { tellYou } from './second-person.ts';

const index = indexPhrases(plainTerms);
const counted =
  /(?:attack|stroke|clot|stone|bruise|test|bone|infection|cut|scrape|lump|medicine|thinner|pill|seizure)$/;

/** Clinical words replaced by plain ones (see `data/plain-terms.ts`); all other words, and every number, stay. */
export function plainWords(text: string): string {
  let out = '';
  let from = 0;
  for (const { start, end, value } of matchPhrases(tokenize(text), index)) {
    const written = text.slice(start, end);
    const many = written.toLowerCase().endsWith('s') && counted.test(value) ? 's' : '';
    // What is part of a longer word or number ("anti-hypertension") is not the term.
    if (/[\w-]/.test(text.charAt(start - 1)) || /^-\w/.test(text.slice(end, end + 2))) continue;
    out += text.slice(from, start) + (/^[A-Z][a-z]/.test(written) && start === 0 ? capitalize(value) : value) + many;
    from = end;
  }
  return out + text.slice(from);
}

/** "you" at the head of a sentence. */
const sentenceHeads = /(^|[.!?] )(you|no)\b/g;

/** One statement for the patient: second person, plain words. Table rows keep their cells. */
export function sayPlainly(text: string): string {
  const said = plainWords(tellYou(text)).replace(
    sentenceHeads,
    (_all, head: string, word: string) => head + capitalize(word),
  );
  return capitalize(said);
}

/** The sections of a note in plain words to the patient; statements keep their sources. */
export function writePlainly(sections: readonly Section[]): Section[] {
  return sections.map((section) => ({
    ...section,
    statements: section.statements.map((statement, at, all) => {
      const said = sayPlainly(statement.text);
      // It goes on with the sentence that the one before it began.
      const goesOn = /^[a-z]/.test(statement.text) && all[at - 1]?.text.endsWith(';') === true;
      return { ...statement, text: goesOn ? lowerFirst(said) : said };
    }),
  }));
}
