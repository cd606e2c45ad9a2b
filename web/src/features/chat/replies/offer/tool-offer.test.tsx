import type { ChatMessage } from '@notewright/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replyStore } from '../../sending/reply-store.ts';
import { chatId, makeMessage } from '../../testing/sample-messages.ts';
import { sendToTool } from './send-to-tool.ts';
import { ToolOffer } from './tool-offer.tsx';
import type { BoxSource } from '../../composer/box-source.ts';
import * as words from './words.ts';

const calls = vi.hoisted(() => ({ send: vi.fn(), file: vi.fn() }));
vi.mock('../../sending/send-message.ts', () => ({ sendMessage: calls.send }));
vi.mock('../../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  callForFile: calls.file,
}));

const attachment: NonNullable<ChatMessage['attachment']> = {
  id: '0190a000-0000-7000-8000-000000000009',
  name: 'visit.txt',
  media_type: 'text/plain',
  size: 4,
  pages: null,
  read_by: 'text',
  text: 'Cough',
};
const message = makeMessage({ message_content: 'redact this\nCough for 3 days' });

beforeEach(() => {
  calls.send.mockReset().mockResolvedValue(undefined);
  calls.file.mockReset().mockResolvedValue(new Blob(['Cough']));
});

describe('the offer of another tool', () => {
  it('is a button that names the tool', () => {
    const drawn = renderToStaticMarkup(
      <ToolOffer {...{ chatId, replyId: 'r1', message, tool: 'Redactify', isChatBusy: false }} />,
    );
    expect(drawn).toContain('Send this to Redactify');
  });

  it('sends the same words to it', async () => {
    await sendToTool(chatId, 'r1', message, 'Redactify');
    expect(calls.send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ chatId, tool: 'Redactify', text: message.message_content, sources: [], choices: {} }),
    );
  });

  it('sends the file along', async () => {
    await sendToTool(chatId, 'r1', { ...message, attachment }, 'Validify');
    const [sent] = calls.send.mock.calls[0] as [{ readonly sources: readonly BoxSource[] }];
    const [source] = sent.sources;
    if (source?.origin !== 'file') throw new Error('A file was expected.');
    const { file } = source;
    expect([file.name, file.type, await file.text()]).toEqual(['visit.txt', 'text/plain', 'Cough']);
  });

  it('says under the reply what went wrong', async () => {
    calls.send.mockRejectedValue(new Error('no line'));
    await sendToTool(chatId, 'r1', message, 'Redactify');
    expect(replyStore.getState().problems.r1).toBe(words.failed);
  });
});
