import type { ExportedChat, ExportedMessage } from '../../../store/own-data/export-store.ts';

/** A chat as a person reads it: every message of both sides, every version of each answer, oldest first. */
export async function* writeChatMarkdown(
  chat: ExportedChat,
  messages: AsyncIterable<ExportedMessage>,
  nameFile: (message: ExportedMessage) => string | null,
): AsyncGenerator<string> {
  yield `# ${oneLine(chat.title) || 'Untitled Chat'}\n\n`;
  yield `Started ${showTime(chat.createdAt)}. Times are UTC. Replies are drafts for a clinician’s review.\n`;
  if (chat.binnedAt !== null) yield `In the bin since ${showTime(chat.binnedAt)}.\n`;
  for await (const message of messages) yield writeMessage(message, nameFile(message));
}

function writeMessage(message: ExportedMessage, file: string | null): string {
  const parts = [`\n---\n\n## ${nameSide(message)}, ${showTime(message.createdAt)}\n`];
  if (file !== null) parts.push(`\n${message.sentBy === 'user' ? 'Attached' : 'Came back'}: \`${file}\`\n`);
  if (message.content !== '') parts.push(`\n${message.content}\n`);
  if (message.problem !== null) parts.push(`\n> ${oneLine(message.problem)}\n`);
  if (message.notice !== null) parts.push(`\n> ${oneLine(message.notice)}\n`);
  if (message.rating !== null) parts.push(`\nRated: ${message.rating}\n`);
  if (message.ratingComment !== null) parts.push(`\nComment: ${message.ratingComment}\n`);
  return parts.join('');
}

function nameSide({ sentBy, toolName, version, versions, state, writtenBy }: ExportedMessage): string {
  if (sentBy === 'user') return `You, to ${toolName}`;
  const which = versions > 1 ? `, version ${version} of ${versions}` : '';
  const who = writtenBy === null ? '' : ` (${oneLine(writtenBy)})`;
  return `${toolName}${who}${which}${state === 'complete' ? '' : `, ${state}`}`;
}

function showTime(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
