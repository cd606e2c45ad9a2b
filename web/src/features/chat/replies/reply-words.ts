import type { ChatMessage, FoldedReply } from '@notewright/contract';
import { noteNames } from '../../../i18n/note-names.words.ts';
import * as words from './words.ts';

/** What kind of document a reply is, in a word or two; null when its tool has said nothing about that. */
export function nameKind(result: ChatMessage['tool_result']): string | null {
  if (result === null) return null;
  if (result.tool === 'Redactify') return words.redacted(result.findings.length);
  if (result.tool === 'Answer') return result.proposal === undefined ? words.answer : words.proposal;
  return result.tool === 'Validify'
    ? words.audit
    : result.noteKind === 'own'
      ? (result.formName ?? null)
      : noteNames[result.noteKind];
}

/** What a reply under way is busy with. */
export function nameStage(stage: FoldedReply['stage']): string {
  return stage === null ? words.writingReply : words.stages[stage];
}

/** The state of an ended reply in one sentence; null when it is complete. */
export function nameState(reply: Pick<ChatMessage, 'state' | 'problem' | 'message_content'>): string | null {
  const kept = reply.message_content === '' ? '' : words.whatIsKept;
  switch (reply.state) {
    case 'stopped':
      return words.stopped + kept;
    case 'failed':
      return reply.problem ?? words.failed;
    case 'interrupted':
      return reply.problem ?? words.interrupted + kept;
    default:
      return null;
  }
}
