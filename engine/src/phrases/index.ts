/**
 * Phrases that somebody writes once and inserts by their name. An entry of its own: pages load it while somebody types, and it loads
 * neither a lexicon nor a code table.
 */
export { phraseVariables } from './data/variables.ts';
export type { PhraseVariable } from './data/variables.ts';
export { cleanPhraseName, foldPhraseName, phraseNameForm } from './phrase-name.ts';
export { parsePhrase } from './parse-phrase.ts';
export type { PhrasePart } from './parse-phrase.ts';
export { blankWords, fillPhrase, usesValues } from './fill-phrase.ts';
export type { PhraseValues } from './fill-phrase.ts';
export { findBlanks, holdsBlank } from './find-blanks.ts';
export type { Blank } from './find-blanks.ts';
export { findSpoken, findTyped, mayBeSpoken } from './find-phrase.ts';
export type { FoundName } from './find-phrase.ts';
export { cleanPhraseWords, importPhrases } from './import/import-phrases.ts';
export type { ImportedPhrases, ImportLimits } from './import/import-phrases.ts';
export { leftReasons } from './import/phrase-line.ts';
export type { LeftLine, LeftReason, ReadPhrase } from './import/phrase-line.ts';
