import { britishPieces } from './data/british-pieces.ts';

/** American words in their British spelling: "diarrhea" -> "diarrhoea"; the same words where both spell them alike. */
export const britishSpelling = (american: string): string =>
  britishPieces.reduce((words, [piece, british]) => words.replaceAll(piece, british), american);
