import {
  beforeVerb,
  hadBefore,
  ownOpens,
  ownWords,
  pastForms,
  othersToo,
  plainVerbs,
  sameForAll,
  severalOthers,
  wouldBefore,
} from '../../knowledge/talk/report-words.ts';
import { capitalize } from '../../note/note-language.ts';
import { asStatement, inPlace, piecesOf, type Piece } from './reported-words.ts';

/** "walk" -> "walks", "go" -> "goes", "try" -> "tries". */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The verb after "I", of a third person; undefined for a word that is no known verb. */
function verbOf(word: string): string | undefined {
  if (sameForAll.has(word) || pastForms.has(word) || /[^e]ed$/.test(word)) return word;
  return plainVerbs.has(word) ? thirdPerson(word) : undefined;
}

/** "I" at the head of a statement and its verb, as a third person begins it: what stands there, and how many words it takes. */
interface Opening {
  readonly words: readonly string[];
  readonly takes: number;
}

function knownOpening(pieces: readonly Piece[], at: number): Opening | undefined {
  for (const count of [3, 2, 1]) {
    const own = pieces.slice(at, at + count);
    const lead = ownOpens.get(own.map(({ word }) => word).join(' '));
    const last = own.at(-1);
    if (lead === undefined || last === undefined || own.length < count) continue;
    // "Yes, I have." is no statement, and "I have, um, two" no sure one.
    if (last.after !== '') return undefined;
    return { words: lead === '' ? [] : [lead], takes: count };
  }
  return undefined;
}

function wouldOrHad(pieces: readonly Piece[], at: number): Opening | undefined {
  const next = pieces[at + 1]?.word ?? '';
  if (wouldBefore.has(next)) return { words: ['would'], takes: 1 };
  return hadBefore.has(next) || /[^e]ed$/.test(next) ? { words: ['had'], takes: 1 } : undefined;
}

/** How a statement that begins with "I" begins of a third person; undefined where its verb is not known. */
function openingAt(pieces: readonly Piece[], at: number): Opening | undefined {
  const first = pieces[at];
  if (first === undefined || first.before !== '') return undefined;
  const known = knownOpening(pieces, at);
  if (known) return known;
  if (first.word === "i'd") return wouldOrHad(pieces, at);
  if (first.word !== 'i' || first.after !== '') return undefined;
  const between: string[] = [];
  let next = at + 1;
  while (beforeVerb.has(pieces[next]?.word ?? '') && pieces[next]?.after === '') {
    between.push(pieces[next]?.word ?? '');
    next += 1;
  }
  const verb = pieces[next];
  const word = verb && verbOf(verb.word);
  return verb && word !== undefined ? { words: [...between, inPlace(verb, word)], takes: next - at + 1 } : undefined;
}

const capitalized = ([first = '', ...others]: readonly string[]): string[] => [capitalize(first), ...others];

/** True for a word that becomes "they", "them" or "their". */
const isSpeakers = ({ word }: Piece): boolean => ownWords.has(word);

const isOwn = ({ word }: Piece): boolean => word === 'i' || word.startsWith("i'");

/**
 * What a patient says of themselves, as a note reports it: "I don't smoke, my wife does" -> "Doesn't smoke, their wife does."
 * @returns undefined where others are named that "they" would be mistaken for, or where a verb is not known
 */
export function reportPatient(text: string): string | undefined {
  const pieces = piecesOf(text);
  const [first] = pieces;
  if (first === undefined || /[?“”"]/.test(text) || pieces.some(({ word }) => othersToo.has(word))) return undefined;
  if (pieces.some(isSpeakers) && pieces.some(({ word }) => severalOthers.has(word))) return undefined;
  const opening = isOwn(first) ? openingAt(pieces, 0) : { words: [], takes: 0 };
  if (opening === undefined) return undefined;
  const words = [...opening.words];
  for (let at = opening.takes; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const last = pieces[at - 1];
    const isNew = last !== undefined && /[.!]/.test(last.after);
    // "I run and I swim": the same person goes on; "No. I swim" begins again.
    const isSame = isOwn(first) && last?.word === 'and';
    const goesOn = isOwn(piece) && (isSame || isNew) ? openingAt(pieces, at) : undefined;
    if (goesOn && goesOn.words.length > 0) {
      words.push(...(isNew ? capitalized(goesOn.words) : goesOn.words));
      at += goesOn.takes;
      continue;
    }
    const own = ownWords.get(piece.word);
    // "I was" is "they were", of one as of several.
    const isWas = /^was(?:n't)?$/.test(piece.word) && pieces[at - 1]?.word === 'i' && at > opening.takes;
    words.push(
      own !== undefined ? inPlace(piece, own) : isWas ? inPlace(piece, piece.word.replace('was', 'were')) : piece.said,
    );
    at += 1;
  }
  return words.length === 0 ? undefined : asStatement(words);
}
