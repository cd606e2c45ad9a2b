import { isMedicalWord } from '../../../lexicons/clinical-words.ts';
import { foldWord } from '../../../lexicons/fold-word.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { loadLexicon } from '../../../lexicons/lexicon.ts';
import type { Span } from '../../../model/span.ts';
import { noteField, type Message } from './message.ts';
import { splitSpan } from './split.ts';
import { readTextValue } from './text-value.ts';
import { readStamp } from './time-stamp.ts';

const namePattern = /^\p{L}[\p{L}\p{M}'\u2019. -]{0,40}$/u;
const numberPattern = /^[A-Za-z]{0,4}[-_]?\d(?:[-_.]?[\dA-Za-z]){5,30}$/;
const codePattern = /^(?:[A-Z]\d{2}\.[\dA-Z]{1,4}|\d{1,6}-\d)$/;
const statePattern = /^[A-Z]{2}$/;
const zipPattern = /^\d{5}(?:-?\d{4})?$/;
const anyName = lexiconFlag.given | lexiconFlag.family;

/** How much a component speaks for a name: 2 a listed one that is no English word, 1 it may be one, 0 it is none. */
function nameStrength(value: string): number {
  if (!namePattern.test(value)) return 0;
  const folded = foldWord(value.trim());
  const lexicon = loadLexicon();
  if (isMedicalWord(folded)) return 0;
  const isEnglish = lexicon.isEnglish(folded);
  if ((lexicon.flagsOf(folded) & anyName) !== 0) return isEnglish ? 1 : 2;
  return isEnglish || folded.length < 3 ? 0 : 1;
}

/** True when two components that follow each other read as a family and a given name, one of them no common word. */
function isNamePair(family: string, given: string): boolean {
  const strengths = [nameStrength(family), nameStrength(given)];
  return Math.min(...strengths) > 0 && Math.max(...strengths) === 2;
}

/**
 * True when the words and the vocabulary of a coded value are a family and a given name: both are listed, or a person is
 * asked for and both may be names. A vocabulary is written in capitals ("SCT") beside words that are not.
 */
export function isCodedName(family: string, given: string, asksPerson: boolean): boolean {
  const isListed = (value: string): boolean => (loadLexicon().flagsOf(foldWord(value.trim())) & anyName) !== 0;
  if (isNamePair(family, given) && isListed(family) && isListed(given)) return true;
  const isVocabulary = given === given.toUpperCase() && family !== family.toUpperCase();
  return asksPerson && !isVocabulary && nameStrength(family) > 0 && nameStrength(given) > 0;
}

/** The indexes of components that belong to a name: the pair, the parts after it, and a number before it. */
function nameParts(values: readonly string[]): Set<number> {
  const parts = new Set<number>();
  const at = values.findIndex((value, index) => isNamePair(value, values[index + 1] ?? ''));
  if (at < 0) return parts;
  parts.add(at).add(at + 1);
  if (namePattern.test(values[at + 2] ?? '')) parts.add(at + 2);
  if (/\d/.test(values[at - 1] ?? '')) parts.add(at - 1);
  return parts;
}

/** The index of a ZIP code that follows a state, or -1. */
function zipAfterState(values: readonly string[]): number {
  return values.findIndex((value, index) => zipPattern.test(value) && statePattern.test(values[index - 1] ?? ''));
}

/**
 * Reads a field that the table does not name: a local segment (Z..), or one beyond the standard. Names and addresses
 * are recognised by their components, everything else is read as running text.
 *
 * @param isLocal true where nothing is known of the segment: long numbers are then taken for somebody's.
 */
export function readUnlistedField(message: Message, field: Span, isLocal: boolean): void {
  if (field.end === field.start) return;
  const { text, encoding } = message;
  for (const repetition of splitSpan(text, field, encoding.repetition)) {
    const components = splitSpan(text, repetition, encoding.component);
    const values = components.map(({ start, end }) => text.slice(start, end));
    const names = components.length > 1 ? nameParts(values) : new Set<number>();
    const zip = components.length > 2 ? zipAfterState(values) : -1;
    for (const [index, component] of components.entries()) {
      const value = values[index] ?? '';
      if (names.has(index)) {
        noteField(message, component, /\d/.test(value) ? 'ID' : 'NAME', 'a name');
        message.known.addName(value);
      } else if (zip >= 0 && (index === zip || index === zip - 2)) {
        noteField(message, component, index === zip ? 'ZIP' : 'LOCATION', 'part of an address');
      } else if (message.places.has(value)) {
        noteField(message, component, 'LOCATION', 'a facility of the message');
      } else if (isLocal && numberPattern.test(value) && !codePattern.test(value) && !readStamp(value)) {
        noteField(message, component, 'ID', 'a number in a local segment');
        message.known.addValue(value, 'ID');
      } else for (const part of splitSpan(text, component, encoding.subcomponent)) readTextValue(message, part);
    }
  }
}
