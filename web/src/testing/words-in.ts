/** A module of words as the pages in another language have it (`speak` of `web/build/languages.ts`). */
export async function wordsIn<Words>(language: string, module: URL): Promise<Words> {
  return (await import(/* @vite-ignore */ `${module.pathname}?language=${language}`)) as Words;
}
