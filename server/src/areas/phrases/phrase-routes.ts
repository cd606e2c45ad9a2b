import type { Route } from '../../http/route.ts';
import { createPhrase } from './create-phrase.ts';
import { deletePhrase } from './delete-phrase.ts';
import { exportPhrases } from './export-phrases.ts';
import { importPhrases } from './import-phrases.ts';
import { listPhrases } from './list-phrases.ts';
import type { PhraseParts } from './own-phrases.ts';
import { updatePhrase } from './update-phrase.ts';

/** The calls under `/phrases/`: the words that people and companies insert by a name. */
export function phraseRoutes(parts: PhraseParts): readonly Route[] {
  return [
    listPhrases(parts),
    createPhrase(parts),
    updatePhrase(parts),
    deletePhrase(parts),
    importPhrases(parts),
    exportPhrases(parts),
  ];
}
