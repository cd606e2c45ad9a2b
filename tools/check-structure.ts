import { root } from './run-command.ts';
import { checkCatalogues } from './structure/catalogues.ts';
import { checkDirections } from './structure/directions.ts';
import { checkFixedWaits, checkNames, checkSilencers } from './structure/names.ts';
import { checkMainThread, checkNarrowEntries, readEntries } from './structure/main-thread.ts';
import { checkRegistries } from './structure/registries.ts';
import { checkIgnored } from './structure/ignored.ts';
import { checkDocs } from './structure/docs.ts';
import { readSourceFiles } from './structure/source-files.ts';
import { checkSpokenSentences } from './structure/spoken-sentences.ts';
import { checkTranslations } from './structure/translations.ts';
import { checkWords } from './structure/words.ts';
import { checkWordsInCode } from './structure/words-in-code.ts';

/** Everything in which the tree has left its rooms, one sentence each. */
export async function checkStructure(): Promise<string[]> {
  const files = await readSourceFiles(root);
  return [
    ...checkDirections(files),
    ...checkMainThread(files, await readEntries(root)),
    ...checkNarrowEntries(files),
    ...checkNames(files),
    ...checkSilencers(files),
    ...checkFixedWaits(files),
    ...checkRegistries(files),
    ...checkCatalogues(files),
    ...checkSpokenSentences(files),
    ...checkTranslations(root, files),
    ...checkWordsInCode(files),
    ...checkIgnored(root, files),
    ...(await checkDocs(root, files)),
    ...(await checkWords(root, files)),
  ];
}

if (import.meta.main) {
  const broken = await checkStructure();
  for (const sentence of broken) console.error(sentence);
  console.log(broken.length === 0 ? 'The structure holds.' : `${broken.length} places have left their rooms.`);
  process.exit(broken.length === 0 ? 0 : 1);
}
