import { codes, limits, type ResponseOf } from '@notewright/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, type CallProblem } from '../../api/call.ts';

export type SearchAnswer = ResponseOf<typeof codes.searchCodes>;
export type CodeAnswer = ResponseOf<typeof codes.describeCode>;
export type ChosenCode = Pick<SearchAnswer['data'][number], 'code' | 'system'>;

/** What was typed is gone from memory when it is off the screen; a search costs little. */
const forgotten = { gcTime: 0, staleTime: 60_000, retry: false } as const;
const typingPause = 120;

/** A text once nothing was typed for a moment; an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/**
 * The codes that answer what is typed; those of before stay until the next are there.
 * @returns `isCurrent` once they answer what stands in the field: before that, none of them is meant by a key
 */
export function useCodeSearch(typed: string) {
  const query = useSettled(typed.trim());
  const isAsked = query !== '' && query.length <= limits.codeQueryCharacters;
  const search = useQuery<SearchAnswer, CallProblem>({
    queryKey: ['codes', 'search', query],
    queryFn: ({ signal }) => call(codes.searchCodes, { body: { query }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    ...forgotten,
  });
  return { search, isCurrent: query === typed.trim() && !search.isPlaceholderData };
}

/** One code with its place and its notes. */
export function useCode(chosen: ChosenCode | null) {
  return useQuery<CodeAnswer, CallProblem>({
    queryKey: ['codes', 'describe', chosen?.system, chosen?.code],
    queryFn: ({ signal }) =>
      call(codes.describeCode, { body: { code: chosen?.code ?? '', system: chosen?.system }, signal }),
    enabled: chosen !== null,
    placeholderData: keepPreviousData,
    ...forgotten,
  });
}
