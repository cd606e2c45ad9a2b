import { describe, expect, it } from 'vitest';
import type { ReplyState, RunningReply } from '../sending/reply-store.ts';
import { emptyReply } from '@notewright/contract';
import { chatId, makeMessage, makeReply, turnEnd } from '../testing/sample-messages.ts';
import { announceChange } from './announce-change.ts';
import { scrollAt, scrollMilliseconds } from './animate-scroll.ts';
import { describeReading } from './file/source-chip.tsx';
import { groupTurns } from './group-turns.ts';
import { lastToolOf } from './last-choices.ts';

describe('groupTurns', () => {
  it('puts every version of an answer under its message', () => {
    const turns = groupTurns([
      makeMessage({ id: 'u1' }),
      makeReply({ id: 'a1', reply_to: 'u1' }),
      makeMessage({ id: 'u2' }),
      makeReply({ id: 'b1', reply_to: 'u2' }),
      makeReply({ id: 'a2', reply_to: 'u1', version: 2 }),
    ]);
    expect(turns.map((turn) => [turn.user?.id, turn.replies.map((reply) => reply.id)])).toEqual([
      ['u1', ['a1', 'a2']],
      ['u2', ['b1']],
    ]);
  });

  it('keeps a reply whose message is on a page not loaded yet, under the key it will have then', () => {
    const reply = makeReply({ id: 'a1', reply_to: 'u1' });
    expect(groupTurns([reply])[0]).toMatchObject({ key: 'u1', user: null });
    expect(groupTurns([makeMessage({ id: 'u1' }), reply])[0]?.key).toBe('u1');
  });
});

describe('lastToolOf', () => {
  it('is the tool of the chat’s last message, wherever its first one went', () => {
    const messages = [
      makeMessage({ id: 'u1', model_name: 'Chartwright' }),
      makeReply({ id: 'a1', reply_to: 'u1', model_name: 'Chartwright' }),
      makeMessage({ id: 'u2', model_name: 'Redactify' }),
      makeReply({ id: 'b1', reply_to: 'u2', model_name: 'Redactify' }),
    ];
    expect(lastToolOf(groupTurns(messages))).toBe('Redactify');
    // A later version of an earlier answer is no later message.
    const again = makeReply({ id: 'a2', reply_to: 'u1', version: 2, model_name: 'Chartwright' });
    expect(lastToolOf(groupTurns([...messages, again]))).toBe('Redactify');
  });

  it('is that of the reply where its message is not loaded, and not known where nothing is', () => {
    expect(lastToolOf(groupTurns([makeReply({ reply_to: 'u1', model_name: 'Validify' })]))).toBe('Validify');
    expect(lastToolOf([])).toBeNull();
  });
});

describe('announceChange', () => {
  const idle: ReplyState = { running: {}, pending: {}, created: {}, problems: {} };
  const running = (end: RunningReply['folded']['end'] = null, text = ''): ReplyState => ({
    ...idle,
    running: { r1: { chatId, messageId: 'r1', reconnecting: false, folded: { ...emptyReply, text, end } } },
  });
  const pending: ReplyState = {
    ...idle,
    pending: { [chatId]: { id: 'temp-1', tool: 'Chartwright', text: 'x', sourceNames: [], timestamp: '' } },
  };

  it('says begin and end, and nothing in between', () => {
    const steps = [
      idle,
      pending,
      { ...running(), pending: pending.pending },
      running(),
      running(null, 'a'),
      running(null, 'ab'),
      running(turnEnd(3)),
      idle,
    ];
    const said = steps.slice(1).map((state, index) => announceChange(steps[index] ?? idle, state, chatId, chatId));
    expect(said.filter((words) => words !== null)).toEqual(['Writing the reply', 'Reply ready']);
  });

  it('says that a file came back', () => {
    const attachment = {
      id: 'a1',
      name: 'REDACT-redacted.txt',
      media_type: 'text/plain',
      size: 9,
      pages: null,
      read_by: 'text',
      text: '',
    } as const;
    expect(announceChange(running(), running(turnEnd(1, { attachment })), chatId, chatId)).toBe(
      'Reply ready, with the redacted file',
    );
  });

  it('names how a reply ended, and only for its own chat', () => {
    const ended = running(turnEnd(1, { state: 'stopped' }));
    expect(announceChange(running(), ended, chatId, chatId)).toBe('Reply stopped');
    expect(announceChange(running(), ended, 'other', 'other')).toBeNull();
  });
});

describe('scrollAt', () => {
  it('arrives after exactly 300 ms', () => {
    expect(scrollMilliseconds).toBe(300);
    expect(scrollAt(100, 900, 0)).toBe(100);
    expect(scrollAt(100, 900, 299)).toBeLessThan(900);
    expect(scrollAt(100, 900, 300)).toBe(900);
    expect(scrollAt(100, 900, 5000)).toBe(900);
  });
});

describe('describeReading', () => {
  it.each([
    [1, 'text', '1 page, read'],
    [3, 'ocr', '3 pages, read by text recognition'],
    [null, 'text', 'read'],
    [2, 'mixed', '2 pages, read, in part by text recognition'],
  ] as const)('%s %s', (pages, read_by, words) => {
    expect(describeReading({ pages, read_by })).toBe(words);
  });
});
