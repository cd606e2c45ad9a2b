import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { isPersonPart, type NameStrength } from './name-strength.ts';
import type { Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { acronym, credential, everyday, nameable, never, personVerb } from './word-lists.ts';

const anyName = lexiconFlag.given | lexiconFlag.family;
/** Two letters of a script that has no capitals. */
const caseless = /^\p{Lo}{2,}$/u;
const accented = /[^\x00-\x7f\u2019]/;

/** True for a word in a script that has no capitals. */
export const isCaseless = (text: string): boolean => caseless.test(text);

/** Antibody and antigen, or silver. */
const labWords = new Set(['ab', 'ag']);
const stages = /^(?:I{1,3}|IV|VI{0,3})[B-D]?$/;
const commonName = lexiconFlag.commonGiven | lexiconFlag.commonFamily;

/** "ORIF", "IIIB": upper-case letters of every chart, and stages, that rare names are spelt like. */
function isChartLetters({ text, facts, flags }: Token): boolean {
  if ((flags & commonName) !== 0) return false;
  return (facts.lists & acronym) !== 0 || stages.test(text);
}

/** Strength of one token as part of a name; 0 when it is not written like a name in this text. */
export function nameStrength(scan: Scan, token: Token): NameStrength {
  if (token.kind !== 'word' || token.text.length < 2) return 0;
  const strength = token.facts.strength;
  if (token.shape === 'capital') return labWords.has(token.folded) ? 0 : strength;
  if (token.shape === 'upper') {
    if (scan.letterCase === 'upper')
      return strength >= 3 && !(token.text.length < 5 && isChartLetters(token)) ? strength : 0;
    return strength >= 3 && token.text.length >= 3 && !isChartLetters(token) ? strength : 0;
  }
  if (token.shape === 'other') return caseless.test(token.text) ? 2 : 0;
  return scan.letterCase === 'lower' && strength >= 3 ? strength : 0;
}

/** Strength in a place where a name is expected (after a title or label): capitals and everyday words count too. */
export function expectedNameStrength(scan: Scan, token: Token): NameStrength {
  if (token.kind !== 'word' || token.text.length < 2) return 0;
  const { lists } = token.facts;
  if ((lists & never) !== 0) {
    const isWritten = token.shape === 'capital' || (token.shape === 'upper' && scan.letterCase === 'mixed');
    if (!isWritten || token.text.length < 2) return 0;
    return accented.test(token.text) ? 2 : (lists & nameable) !== 0 ? 1 : 0;
  }
  if (token.shape === 'upper' && token.text.length < 3 && (token.flags & anyName) === 0) return 0;
  if (token.shape === 'upper' && stages.test(token.text) && (token.flags & anyName) === 0) return 0;
  const isDegree = (lists & credential) !== 0 && (scan.letterCase === 'mixed' || token.text.length > 3);
  if (token.shape === 'upper' && (isDegree || (scan.letterCase === 'mixed' && isPersonPart(token)))) return 0;
  if (token.shape === 'other' && ((lists & credential) !== 0 || token.text.length < 6))
    return caseless.test(token.text) ? 2 : 0;
  if (token.shape === 'lower') return lowerStrength(scan, token);
  return Math.max(1, token.facts.strength) as NameStrength;
}

/** In a text without capitals listed names count, and words that are no English. */
function lowerStrength(scan: Scan, { facts, flags, text }: Token): NameStrength {
  const { strength } = facts;
  if (strength >= 3 || scan.letterCase !== 'lower') return strength >= 3 ? strength : 0;
  if ((facts.lists & everyday) !== 0) return 0;
  return strength === 2 && ((flags & anyName) !== 0 || (text.length > 4 && !facts.isEnglish)) ? 2 : 0;
}

/** In a dictated text a longer word after a title is a name that no list knows, unless it is what such people do. */
function isSpokenSurname(scan: Scan, { text, facts }: Token): boolean {
  if (scan.letterCase !== 'lower' || text.length < 4 || (facts.lists & (never | personVerb)) !== 0) return false;
  return !facts.isMedical && !facts.isEnglish;
}

/** Strength after a title as "Dr.": in a text without capitals every name is believed that is a word too ("dr fox"). */
export function titledNameStrength(scan: Scan, token: Token): NameStrength {
  const expected = expectedNameStrength(scan, token);
  if (expected > 0 || scan.letterCase === 'mixed' || token.kind !== 'word') return expected;
  const isName = (token.flags & anyName) !== 0 || (token.facts.lists & nameable) !== 0 || isSpokenSurname(scan, token);
  return isName && token.text.length > 2 && !isPersonPart(token) ? 1 : 0;
}
