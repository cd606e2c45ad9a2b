import { emr, type ResponseOf } from '@notewright/contract';
import { useQuery } from '@tanstack/react-query';
import { call, type CallProblem } from '../call.ts';
import { useEmrConnections } from './connections.ts';
import { emrKeys } from './keys.ts';

export type ChatPatient = ResponseOf<typeof emr.readChatPatient>;

/** Whose record a chat belongs to, as the server says now. Throws `CallProblem`. */
export const readChatPatient = (chatId: string): Promise<ChatPatient> =>
  call(emr.readChatPatient, { params: { chatId } });

/** Whose record a chat belongs to; undefined until that is known, and where there is no record system. */
export function useChatPatient(chatId: string): ChatPatient | undefined {
  const isEnabled = useEmrConnections().length > 0;
  return useQuery<ChatPatient, CallProblem>({
    queryKey: emrKeys.chat(chatId),
    queryFn: ({ signal }) => call(emr.readChatPatient, { params: { chatId }, signal }),
    enabled: isEnabled,
  }).data;
}
