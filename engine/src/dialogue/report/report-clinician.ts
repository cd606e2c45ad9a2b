import {
  addressOpens,
  addressWords,
  ownCapitals,
  severalOthers,
  youDoesAfter,
  youIsGivenAfter,
} from '../../knowledge/talk/report-words.ts';
import { asStatement, inPlace, piecesOf, type Piece } from './reported-words.ts';

/** How many words at the head of a sentence only address the patient or announce what is done. */
function opensWith(pieces: readonly Piece[]): { readonly lead: string; readonly takes: number } {
  for (const count of [5, 4, 3, 2, 1]) {
    const own = pieces.slice(0, count);
    const lead = addressOpens.get(own.map(({ word }) => word).join(' '));
    if (lead !== undefined && own.length === count && own.every(({ after }) => after === ''))
      return { lead, takes: count };
  }
  return { lead: '', takes: 0 };
}

/** "you" as it is reported, by the word before it; undefined where that does not show who does what. */
function reportYou(pieces: readonly Piece[], at: number): string | undefined {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (piece === undefined) return undefined;
  if (before === undefined || /[,.;:–-]/.test(before.after) || youDoesAfter.has(before.word))
    return inPlace(piece, 'they');
  const isLast = at === pieces.length - 1 || piece.after !== '';
  return isLast || youIsGivenAfter.has(before.word) ? inPlace(piece, 'them') : undefined;
}

/**
 * What a clinician says to a patient, as their note has it: "I'll see you again in four weeks" -> "See them again in four weeks."
 * @returns undefined for a question, and where it does not show who does what
 */
export function reportClinician(text: string): string | undefined {
  const pieces = piecesOf(text);
  if (pieces.length === 0 || /[?“”"]/.test(text)) return undefined;
  const { lead, takes } = opensWith(pieces);
  const words = lead === '' ? [] : [lead];
  // Whom "they" would mean nobody could see: the patient stays "you".
  if (pieces.slice(takes).some(({ word }) => severalOthers.has(word)))
    return asStatement([...words, ...pieces.slice(takes).map(({ said }) => said)]);
  for (const [at, piece] of pieces.entries()) {
    if (at < takes) continue;
    const said = piece.word === 'you' ? reportYou(pieces, at) : undefined;
    if (piece.word === 'you' && said === undefined) return undefined;
    const own = addressWords.get(piece.word) ?? ownCapitals.get(piece.word);
    words.push(said ?? (own === undefined ? piece.said : inPlace(piece, own)));
  }
  return words.length === 0 ? undefined : asStatement(words);
}
