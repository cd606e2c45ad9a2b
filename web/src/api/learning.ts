import { learning, type CompanyStyle, type LearnedStyle, type NotePreference } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from './call.ts';
import { showAnswerOf } from './show-answer.ts';

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

const show = (send: () => Promise<LearnedStyle>): Promise<void> => showAnswerOf(learnedKey, send);

/** Does it, and shows what is kept then. Throws `CallProblem`. */
export async function actOnLearned(act: LearnedAct, preferenceId: string): Promise<void> {
  await show(() => call(acts[act], { params: { preferenceId } }));
}

/** Puts another of its choices in the place of a preference. Throws `CallProblem`. */
export async function changeLearned(preferenceId: string, preference: NotePreference): Promise<void> {
  await show(() => call(learning.changeLearned, { params: { preferenceId }, body: { preference } }));
}

const companyKey = [...learnedKey, 'company'] as const;

/** What is offered in the company, for the page on which one takes it. */
export function useCompanyStyle(): UseQueryResult<CompanyStyle, CallProblem> {
  return useQuery<CompanyStyle, CallProblem>({
    queryKey: companyKey,
    queryFn: ({ signal }) => call(learning.readCompanyStyle, { signal }),
    staleTime: 0,
  });
}

/** Offers what one has in use now to everybody in the company, or nothing. Throws `CallProblem`. */
export async function offerToCompany(isOffered: boolean): Promise<void> {
  await showAnswerOf(companyKey, () => call(learning.offerToCompany, { body: { is_offered: isOffered } }));
}

/** Uses in one's own notes what is offered in the company. Throws `CallProblem`. */
export async function takeFromCompany(preferenceId: string): Promise<void> {
  await show(() => call(learning.takeFromCompany, { params: { preferenceId } }));
}

/** Learning Mode. Throws `CallProblem`. */
export async function setLearningMode(isOn: boolean): Promise<void> {
  await show(() => call(learning.setLearningMode, { body: { is_on: isOn } }));
}
