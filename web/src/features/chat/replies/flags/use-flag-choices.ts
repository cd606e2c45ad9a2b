import { chat, type ChosenFlag } from '@notewright/contract';
import type { FlagChoice } from '@notewright/engine';
import { useQuery } from '@tanstack/react-query';
import { call, type CallProblem } from '../../../../api/call.ts';
import { showAnswerOf } from '../../../../api/show-answer.ts';

const keyOf = (chatId: string) => ['chats', 'flag-choices', chatId] as const;

/** What was decided about the flags of a chat's audits. */
export function useFlagChoices(chatId: string) {
  return useQuery<readonly ChosenFlag[], CallProblem>({
    queryKey: keyOf(chatId),
    queryFn: async ({ signal }) => (await call(chat.listFlagChoices, { params: { chatId }, signal })).data,
  });
}

/** Keeps a decision, or takes one back (null), and shows what then holds. @throws CallProblem */
export async function saveFlagChoice(
  chatId: string,
  flagId: string,
  choice: FlagChoice | null,
  reason = '',
): Promise<void> {
  const body = { flag_id: flagId, choice, reason };
  await showAnswerOf(keyOf(chatId), async () => (await call(chat.saveFlagChoice, { params: { chatId }, body })).data);
}
