import type { ChatMessage, FoldedReply } from '@notewright/contract';
import type { NoteKind } from '@notewright/engine';

const noteNames: Readonly<Record<NoteKind, string>> = {
  soap: 'SOAP',
  'history-and-physical': 'H&P',
  progress: 'Progress note',
  'discharge-summary': 'Discharge summary',
  nursing: 'Nursing note',
  therapy: 'Therapy note',
  'case-management': 'Case management',
  operative: 'Operative report',
};

/** What kind of document a reply is, in a word or two; null when its tool has said nothing about that. */
export function nameKind(result: ChatMessage['tool_result']): string | null {
  if (result === null) return null;
  if (result.tool === 'Redactify') {
    const count = result.findings.length;
    return count === 0 ? 'no identifiers found' : `${count} ${count === 1 ? 'identifier' : 'identifiers'} redacted`;
  }
  return result.tool === 'Validify' ? 'Audit' : noteNames[result.noteKind];
}

const stageWords: Readonly<Record<NonNullable<FoldedReply['stage']>, string>> = {
  reading: 'Reading',
  shielding: 'Hiding identifiers from the model',
  writing: 'Writing',
  checking: 'Checking against your words',
};

/** What a reply under way is busy with. */
export function nameStage(stage: FoldedReply['stage']): string {
  return stage === null ? 'Writing the reply' : stageWords[stage];
}

/** The state of an ended reply in one sentence; null when it is complete. */
export function nameState(reply: Pick<ChatMessage, 'state' | 'problem' | 'message_content'>): string | null {
  const kept = reply.message_content === '' ? '' : ' What was written is kept.';
  switch (reply.state) {
    case 'stopped':
      return `Stopped.${kept}`;
    case 'failed':
      return reply.problem ?? 'The reply failed. Nothing you sent is lost.';
    case 'interrupted':
      return reply.problem ?? `The reply was interrupted.${kept}`;
    default:
      return null;
  }
}
