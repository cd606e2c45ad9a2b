import { blankDraftLines } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { readNoteBlocks, type NoteBlock } from '@notewright/engine/note-text';
import type { Say } from '../language/say-in.ts';
import { wordChat, type ChatPart } from './chat-parts.ts';
import { pageWords, type NotePaper } from './note-paper.ts';

/** A chat as its file holds it. */
export interface ChatToPrint {
  readonly title: string;
  readonly organization: string | null;
  readonly parts: readonly ChatPart[];
  /** When it was written in last (epoch milliseconds). */
  readonly lastMessageAt: number;
}

const nowhere = { start: 0, end: 0 } as const;

/** Headings of a reply stand below the head of its message, which stands below the title. */
const below = 2;

function blocksOf({ head, lines, text, isMarkdown, isSigned }: ChatPart): readonly NoteBlock[] {
  const paragraph = (said: string): NoteBlock => ({ kind: 'paragraph', text: said, at: nowhere });
  const said = isMarkdown
    ? readNoteBlocks(isSigned ? blankDraftLines(text) : text).map((block) =>
        block.kind === 'heading' ? { ...block, level: block.level + below } : block,
      )
    : text.split(/\n{2,}/).flatMap((piece) => (piece.trim() === '' ? [] : [paragraph(piece)]));
  return [{ kind: 'heading', level: 3, text: head, at: nowhere }, ...lines.map(paragraph), ...said];
}

/** A chat as pages: its messages in their order, each under who said it and when. */
export function writeChatPaper(chat: ChatToPrint, say: Say, language: string): NotePaper {
  const { title, about } = wordChat(chat.title, say);
  const heading: NoteBlock = { kind: 'heading', level: 2, text: title, at: nowhere };
  return {
    organization: chat.organization,
    states: [about],
    blocks: [heading, ...chat.parts.flatMap(blocksOf)],
    language,
    fileTitle: say(defineMessage('chatFile.fileTitle', 'Chat')),
    writtenAt: chat.lastMessageAt,
    pageWords: say(pageWords()),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The same as markdown; what people and tools said stands there to the letter. */
export function writeChatMarkdown(chat: ChatToPrint, say: Say): string {
  const { title, about } = wordChat(chat.title, say);
  const written = chat.parts.map(({ head, lines, text }) =>
    [`## ${oneLine(head)}`, ...lines.map((line) => `*${oneLine(line)}*`), ...(text === '' ? [] : [text])].join('\n\n'),
  );
  return `${[`# ${oneLine(title)}`, about, ...written].join('\n\n---\n\n')}\n`;
}

/** Like "chat-2026-11-30.docx": the day of its last message, and no word of it. */
export const nameChatFile = (lastMessageAt: number, ending: string): string =>
  `chat-${new Date(lastMessageAt).toISOString().slice(0, 10)}.${ending}`;
