import { phrases, type Phrase, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from './call.ts';
import { queryClient } from './query.ts';

export type PhraseList = ResponseOf<typeof phrases.listPhrases>;

/** With the chats: they too belong to the workspace and are forgotten with it. In memory alone. */
export const phrasesKey = ['chats', 'phrases'] as const;

/** So long a list that was fetched is taken as it is while somebody types, in milliseconds. */
const freshTime = 60_000;

const listing = {
  queryKey: phrasesKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<PhraseList> => call(phrases.listPhrases, { signal }),
};

/** One's own phrases and those of the company, for the page on which they are changed. */
export function usePhrases(): UseQueryResult<PhraseList, CallProblem> {
  return useQuery<PhraseList, CallProblem>({ ...listing, staleTime: 0 });
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** Each name once: one's own phrase stands for the company's of the same name. */
export function withoutShadowed(all: readonly Phrase[]): readonly Phrase[] {
  const own = new Set(all.filter((one) => !one.is_shared).map(({ name }) => fold(name)));
  return all.filter((one) => !one.is_shared || !own.has(fold(one.name)));
}

/** The phrases that can be inserted now; fetched where they are not at hand. Throws `CallProblem`. */
export async function readPhrases(): Promise<readonly Phrase[]> {
  const { data } = await queryClient.fetchQuery({ ...listing, staleTime: freshTime });
  return withoutShadowed(data);
}
