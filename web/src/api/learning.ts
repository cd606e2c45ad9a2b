import { learning, type LearnedStyle, type NotePreference } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from './call.ts';
import { queryClient } from './query.ts';

/** With the chats: what was learned belongs to the workspace and is forgotten with it. In memory alone. */
const learnedKey = ['chats', 'learned'] as const;

/** What was learned of how one likes notes, for the page on which it is changed. */
export function useLearned(): UseQueryResult<LearnedStyle, CallProblem> {
  return useQuery<LearnedStyle, CallProblem>({
    queryKey: learnedKey,
    queryFn: ({ signal }) => call(learning.listLearned, { signal }),
    staleTime: 0,
  });
}

/** What can be done with one preference. */
export type LearnedAct = 'accept' | 'off' | 'delete';

const acts = {
  accept: learning.acceptLearned,
  off: learning.switchOffLearned,
  delete: learning.deleteLearned,
} as const;

const show = (style: LearnedStyle): void => void queryClient.setQueryData<LearnedStyle>(learnedKey, style);

/** Does it, and shows what is kept then. Throws `CallProblem`. */
export async function actOnLearned(act: LearnedAct, preferenceId: string): Promise<void> {
  show(await call(acts[act], { params: { preferenceId } }));
}

/** Puts another of its choices in the place of a preference. Throws `CallProblem`. */
export async function changeLearned(preferenceId: string, preference: NotePreference): Promise<void> {
  show(await call(learning.changeLearned, { params: { preferenceId }, body: { preference } }));
}

/** Learning Mode. Throws `CallProblem`. */
export async function setLearningMode(isOn: boolean): Promise<void> {
  show(await call(learning.setLearningMode, { body: { is_on: isOn } }));
}
