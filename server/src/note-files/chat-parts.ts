import { saysDraft } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import type { Say } from '../language/say-in.ts';
import { readReplyMessages } from '../presenters/read-reply-messages.ts';
import type { StoredMessage, StoredSource } from '../store/store.ts';
import { showTime, wordStates } from './note-paper.ts';

/** One message of a chat as its export shows it. */
export interface ChatPart {
  /** Who, to or by which tool, and when. */
  readonly head: string;
  /** What it is: its state, the file that came with it. */
  readonly lines: readonly string[];
  /** What was said, to the letter. */
  readonly text: string;
  /** A reply is markdown; what a person sent is text. */
  readonly isMarkdown: boolean;
  /** On paper it is no draft any more, as on the clipboard. */
  readonly isSigned: boolean;
}

const sentTo = (who: string, tool: string, time: string): Message =>
  defineMessage('chatFile.sentTo', '{who} to {tool}, {time}', { who, tool, time });
const reply = (tool: string, time: string): Message =>
  defineMessage('chatFile.reply', '{tool}, {time}', { tool, time });
const edited = (who: string): Message => defineMessage('chatFile.edited', 'Edited by {who}.', { who });
const attached = (name: string): Message => defineMessage('chatFile.attached', 'Attached file: {name}', { name });
const addedSource = (name: string): Message => defineMessage('chatFile.addedSource', 'Sent along: {name}', { name });
const addedSourceOf = (name: string, day: string): Message =>
  defineMessage('chatFile.addedSourceOf', 'Sent along: {name}, from {day}', { name, day });
const oneOfVersions = (version: number, versions: number): Message =>
  defineMessage('chatFile.oneOfVersions', 'Version {version} of {versions} of these words. The others are left out.', {
    version: String(version),
    versions: String(versions),
  });
const cameBack = (name: string): Message => defineMessage('chatFile.cameBack', 'File that came back: {name}', { name });
const damaged = (): Message => defineMessage('chatFile.damaged', 'This message is damaged and cannot be shown.');
const notWhatWasSigned = (): Message =>
  defineMessage(
    'chatFile.notWhatWasSigned',
    'This version was signed and is not what was signed any more. Its text is left out.',
  );
const review = (): Message =>
  defineMessage('chatFile.review', 'Draft for a clinician’s review. Check it against the source before it is used.');
const untitled = (): Message => defineMessage('chatFile.untitled', 'Untitled chat');
const about = (): Message =>
  defineMessage('chatFile.about', 'Chat with Notewright. A reply is a draft unless it says who signed it.');

const running = (): Message => defineMessage('chatFile.running', 'This reply was still being written.');

/** What became of a reply that is not finished. */
const endings: Readonly<Partial<Record<StoredMessage['state'], () => Message>>> = {
  queued: running,
  streaming: running,
  stopped: () => defineMessage('chatFile.stopped', 'This reply was stopped before it was finished.'),
  failed: () => defineMessage('chatFile.failed', 'This reply failed.'),
  interrupted: () => defineMessage('chatFile.interrupted', 'This reply was interrupted before it was finished.'),
};

export const isChanged = ({ signatures = [] }: StoredMessage): boolean => signatures.some(({ isIntact }) => !isIntact);

const isNote = ({ state, toolResult }: StoredMessage): boolean =>
  state === 'complete' && toolResult !== null && 'noteKind' in toolResult;

/** What the page says beside a reply: why it failed, how it was made, an answer in a sentence. */
const wordNotices = ({ problem, notice }: StoredMessage): readonly (Message | string)[] =>
  [problem, notice].map(readReplyMessages).filter((sentence) => sentence !== null);

function wordState(message: StoredMessage): readonly Message[] {
  const { state, signatures = [], cosignature, edit, content } = message;
  if (message.isDamaged === true) return [damaged()];
  if (isChanged(message)) return [notWhatWasSigned()];
  const ending = endings[state];
  if (ending !== undefined) return [ending()];
  if (isNote(message)) return wordStates({ isAddendum: typeof edit?.addendumTo === 'string', signatures, cosignature });
  return content === '' || saysDraft(content) ? [] : [review()];
}

const nameSource = ({ name, date }: StoredSource): Message =>
  date === null ? addedSource(name) : addedSourceOf(name, date);

/** What a person's message says of what came along, file by file and text by text. */
function wordSources({ sources, attachment }: StoredMessage): readonly Message[] {
  if (sources !== undefined) return sources.map(nameSource);
  return attachment === null ? [] : [attached(attachment.name)];
}

/** What a person sent, to the letter: the typed words, and each pasted text and earlier note under its name. Files are named alone. */
function textOf({ content, sources = [] }: StoredMessage, say: Say): string {
  const pasted = sources.filter(({ attachment }) => attachment === null);
  return [content, ...pasted.map((source) => `${say(nameSource(source))}\n${source.text}`)]
    .filter((words) => words !== '')
    .join('\n\n');
}

/** What is said beside the words of a person's message. */
function wordSent(message: StoredMessage): readonly Message[] {
  const { isDamaged, version, versions } = message;
  return [
    ...(isDamaged === true ? [damaged()] : []),
    ...(versions > 1 ? [oneOfVersions(version, versions)] : []),
    ...wordSources(message),
  ];
}

/** What is said beside the words of a reply. */
function wordReply(message: StoredMessage): readonly (Message | string)[] {
  const { edit, attachment } = message;
  return [
    ...wordState(message),
    ...(edit === undefined ? [] : [edited(edit.editedBy)]),
    ...wordNotices(message),
    ...(attachment === null ? [] : [cameBack(attachment.name)]),
  ];
}

/** @param sender the name of the person whose chat it is */
export function writeChatPart(message: StoredMessage, sender: string, say: Say): ChatPart {
  const { sentBy, toolName, createdAt, edit } = message;
  const isReply = sentBy === 'bot';
  const time = showTime(edit?.editedAt ?? createdAt);
  const lines = isReply ? wordReply(message) : wordSent(message);
  return {
    head: say(isReply ? reply(toolName, time) : sentTo(sender, toolName, time)),
    lines: lines.map(say),
    text: isChanged(message) ? '' : isReply ? message.content : textOf(message, say),
    isMarkdown: isReply,
    isSigned: (message.signatures ?? []).length > 0,
  };
}

/** What stands at the head of the file: the chat's title, and what its replies are. */
export const wordChat = (title: string, say: Say): { readonly title: string; readonly about: string } => ({
  title: title.trim() === '' ? say(untitled()) : title,
  about: say(about()),
});
