import { engineName, type ChatMessage } from '@notewright/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeReply } from '../../testing/sample-messages.ts';
import { SameWords } from './same-words.tsx';

const note = { tool: 'Chartwright', title: '', noteKind: 'soap', sections: [], missing: [] } as unknown;
const version = (number: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  makeReply({
    id: `r${number}`,
    state: 'complete',
    version: number,
    versions: 2,
    message_content: 'Right knee pain for three days.',
    written_by: engineName,
    tool_result: note as ChatMessage['tool_result'],
    ...more,
  });

const draw = (reply: ChatMessage, before: ChatMessage | null, isNewest = true): string =>
  renderToStaticMarkup(<SameWords reply={reply} before={before} isNewest={isNewest} />).replaceAll('&#x27;', "'");

describe('a version with the words of the one before', () => {
  const fromEngine = "The same words as version 1: this is the engine's result for this input.";

  it('says so, and names what would differ', () => {
    const drawn = draw(version(2), version(1));
    expect(drawn).toContain(`${fromEngine} Another kind of note, Shorter or Fuller gives other words.`);
  });

  it.each([
    ['an older reply', {}, false, 'Another kind of note, or a change in your words, gives another result.'],
    [
      'Redactify',
      { model_name: 'Redactify', tool_result: null },
      true,
      'Another way to redact, or a change in your words',
    ],
    ['Validify', { model_name: 'Validify', tool_result: null }, true, 'A change in the chart gives another result.'],
  ] as const)('of %s offers what that has', (_, more, isNewest, offer) => {
    expect(draw(version(2, more), version(1, more), isNewest)).toContain(`${fromEngine} ${offer}`);
  });

  it('lays nothing on the engine that a model wrote', () => {
    const byModel = { written_by: 'ward-model' };
    const drawn = draw(version(2, byModel), version(1, byModel));
    expect(drawn).toContain('The same words as version 1. Another kind');
    expect(drawn).not.toContain('engine');
  });

  it.each([
    ['the first version', version(1), null],
    ['other words', version(2, { message_content: 'Left ankle pain.' }), version(1)],
    ['words after a version that did not end well', version(2), version(1, { state: 'stopped' })],
    ['words still being written', version(2, { state: 'streaming' }), version(1)],
  ])('is not seen in %s', (_, reply, before) => {
    expect(draw(reply, before)).not.toContain('The same words');
  });
});
