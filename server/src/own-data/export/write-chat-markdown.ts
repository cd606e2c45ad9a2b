import { toolResultSchema } from '@notewright/contract';
import { damagedText } from '../../kernel/damage.ts';
import type { ExportedChat, ExportedMessage } from '../../store/own-data/export-store.ts';
import type { StoredSource } from '../../store/store.ts';

const decided = { accepted: 'Accepted', dismissed: 'Dismissed', fixed: 'Marked fixed' } as const;

/** A chat as a person reads it: every message of both sides, every version of each message and of each answer, oldest first. */
export async function* writeChatMarkdown(
  chat: ExportedChat,
  messages: AsyncIterable<ExportedMessage>,
  nameFile: (file: ExportedMessage['files'][number]) => string,
): AsyncGenerator<string> {
  yield `# ${oneLine(chat.title) || 'Untitled Chat'}\n\n`;
  yield `Started ${showTime(chat.createdAt)}. Times are UTC. Replies are drafts for a clinician’s review.\n`;
  if (chat.binnedAt !== null) yield `In the bin since ${showTime(chat.binnedAt)}.\n`;
  for await (const message of messages)
    yield writeMessage(message, message.files.map(nameFile)) + writeDecisions(chat, message);
}

function writeMessage(message: ExportedMessage, files: readonly string[]): string {
  const parts = [`\n---\n\n## ${nameSide(message)}, ${showTime(message.createdAt)}\n`];
  for (const file of files) parts.push(`\n${message.sentBy === 'user' ? 'Attached' : 'Came back'}: \`${file}\`\n`);
  const content = message.isDamaged === true ? String(damagedText) : message.content;
  if (content !== '') parts.push(`\n${content}\n`);
  parts.push(...writeSources(message));
  parts.push(...writeSignatures(message), ...writeCosignature(message));
  if (message.problem !== null) parts.push(`\n> ${oneLine(message.problem)}\n`);
  if (message.notice !== null) parts.push(`\n> ${oneLine(message.notice)}\n`);
  if (message.rating !== null) parts.push(`\nRated: ${message.rating}\n`);
  if (message.ratingComment !== null) parts.push(`\nComment: ${message.ratingComment}\n`);
  return parts.join('');
}

const kindWords: Readonly<Record<StoredSource['kind'], string>> = {
  current: 'of the visit',
  previous_note: 'previous note',
  medication_list: 'medication list',
  problem_list: 'problem list',
  results: 'results',
  other: 'other',
};

/** The words of what was pasted or taken from an earlier note; of files, what they are where that was said. */
function writeSources({ sources = [] }: ExportedMessage): string[] {
  return sources.map(({ origin, kind, name, date, text }) => {
    const head = `${oneLine(name)} (${kindWords[kind]}${date === null ? '' : `, ${date}`})`;
    return origin === 'file' ? `\nSource: ${head}\n` : `\n### ${head}\n\n${text}\n`;
  });
}

/** As the page says it under a note; with a warning where it is not what was signed. */
function writeSignatures({ signatures = [] }: ExportedMessage): string[] {
  return signatures.map(({ role, name, credentials, signedAt, attestation, isIntact }) => {
    const who = [String(name), credentials].filter((words) => words !== '').map(oneLine);
    const warning = isIntact ? '' : ' This is not what was signed: it must not be used.';
    const did = role === 'author' ? 'Reviewed and signed' : 'Co-signed';
    const why = role === 'author' ? '.' : `: ${oneLine(String(attestation))}`;
    return `\n${did} by ${who.join(', ')}, ${showTime(signedAt)}${why}${warning}\n`;
  });
}

/** Whose co-signature is wanting, and what they wrote who sent it back. */
function writeCosignature({ cosignature }: ExportedMessage): string[] {
  if (cosignature === undefined || cosignature.state === 'signed') return [];
  const { state, askedOfName, askedAt, answeredAt, comment } = cosignature;
  const name = oneLine(String(askedOfName));
  return state === 'open'
    ? [`\nAwaiting co-signature by ${name}, asked ${showTime(askedAt)}.\n`]
    : [`\nSent back by ${name}, ${showTime(answeredAt ?? askedAt)}: ${oneLine(String(comment))}\n`];
}

/** What was decided about the flags of an audit, under it: the audit itself was written before. */
function writeDecisions({ flagChoices }: ExportedChat, { toolResult }: ExportedMessage): string {
  if (toolResult === null || flagChoices.length === 0) return '';
  // As the page reads it: an audit kept before there were gaps has none.
  const audit = toolResultSchema.parse(toolResult);
  if (audit.tool !== 'Validify') return '';
  const messages = new Map([...audit.flags, ...audit.gaps].map((flag) => [flag.id, flag.message]));
  const lines = flagChoices.flatMap(({ flagId, choice, reason, chosenAt }) => {
    const message = messages.get(flagId);
    if (message === undefined) return [];
    const why = reason === '' ? '' : ` (${oneLine(String(reason))})`;
    return [`- ${decided[choice]} ${showTime(chosenAt)}${why}: ${oneLine(message)}\n`];
  });
  return lines.length === 0 ? '' : `\nDecided about its flags:\n\n${lines.join('')}`;
}

function nameSide({ sentBy, toolName, version, versions, state, writtenBy, edit }: ExportedMessage): string {
  const which = versions > 1 ? `, version ${version} of ${versions}` : '';
  if (sentBy === 'user') return `You, to ${toolName}${which}`;
  const who = writtenBy === null ? '' : ` (${oneLine(writtenBy)})`;
  const edited =
    edit === undefined ? '' : `, ${edit.addendumTo === null ? 'edited' : 'addendum'} by ${oneLine(edit.editedBy)}`;
  return `${toolName}${who}${which}${edited}${state === 'complete' ? '' : `, ${state}`}`;
}

function showTime(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
