import type { ChatMessage, StreamEvent } from '../../contract/src/index.ts';
import { sampleNote } from './sample-texts.ts';

export const chatId = '0190a000-0000-7000-8000-00000000cafe';
export const title = 'Scripted chat';

const idOf = (kind: 'a' | 'b', number: number): string =>
  `0190a000-0000-7000-800${kind}-${String(number).padStart(12, '0')}`;

function message(number: number, content: string): ChatMessage {
  return {
    id: idOf('a', number),
    sent_by: 'user',
    message_content: content,
    timestamp: '2026-01-02T10:00:00.000Z',
    model_name: 'Chartwright',
    reply_to: null,
    version: 1,
    versions: 1,
    state: 'complete',
    problem: null,
    written_by: null,
    notice: null,
    statements: [],
    tool_result: null,
    rating: null,
    attachment: null,
  };
}

/** A statement for every line of a text that says something. */
function statementsOf(text: string): ChatMessage['statements'] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => !line.startsWith('#') && !line.startsWith('|'))
    .map(({ 0: line, index }) => ({
      text: line,
      at: { start: index, end: index + line.length },
      sources: [{ start: 0, end: 20 }],
      support: 'supported' as const,
    }));
}

/** So many messages, half of them replies of two kilobytes with a statement on every line. */
export function makeMessages(count: number): ChatMessage[] {
  return Array.from({ length: count / 2 }, (_, number) => {
    const user = message(number, `Visit ${number}. ${sampleNote(400).slice(15)}`);
    const text = sampleNote(2000 + (number % 7));
    const reply = { ...user, id: idOf('b', number), sent_by: 'bot' as const, reply_to: user.id };
    return [user, { ...reply, message_content: text, statements: statementsOf(text), written_by: 'Built-in engine' }];
  }).flat();
}

/** Every event of a reply that is written in so many pieces. */
export function makeStream(pieces: readonly string[]): StreamEvent[] {
  const user = message(900_001, 'Scripted words.');
  const reply: ChatMessage = { ...user, id: idOf('b', 900_001), sent_by: 'bot', reply_to: user.id };
  const open: ChatMessage = { ...reply, message_content: '', state: 'streaming' };
  const text = pieces.join('');
  const result = { tool: 'Chartwright', title: 'Sample', noteKind: 'soap', sections: [], missing: [] } as const;
  const events = [
    { type: 'turn-start', chat_id: chatId, message_id: reply.id, user_message_id: user.id, model_name: 'Chartwright' },
    { type: 'stage-start', stage: 'writing' },
    ...pieces.map((piece) => ({ type: 'text-delta', text: piece }) as const),
    { type: 'tool-result', tool_result: result, statements: statementsOf(text) },
    {
      type: 'turn-end',
      state: 'complete',
      problem: null,
      notice: null,
      written_by: 'Scripted model',
      attachment: null,
      title,
    },
  ] as const;
  return [
    { type: 'message-stored', chat_id: chatId, branch: chatId, title, messages: [user, open] },
    ...events.map((event, seq) => ({ ...event, seq })),
  ];
}

export interface Script {
  readonly chatId: string;
  readonly title: string;
  readonly messages: readonly ChatMessage[];
  readonly events: readonly StreamEvent[];
  /** How long the stream takes, in milliseconds. */
  readonly duration: number;
}

/**
 * Runs in the page, before its own script: answers the calls about one chat from a script, at once and without a network,
 * so that only the page is measured. Must stand alone, since it is sent to the browser as text.
 */
export function answerFromScript({ chatId, title, messages, events, duration }: Script): void {
  const send = globalThis.fetch;
  const item = { id: chatId, title, timestamp: '2026-01-02T10:00:00.000Z', is_pinned: false, is_saved: false };
  let stored = [...messages];
  const ended = (): void => {
    const text = events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');
    const result = events.find((event) => event.type === 'tool-result');
    const end = events.find((event) => event.type === 'turn-end');
    stored = stored.map((one) =>
      one.state === 'streaming'
        ? {
            ...one,
            message_content: text,
            statements: result?.statements ?? [],
            state: 'complete',
            written_by: end?.written_by ?? null,
          }
        : one,
    );
  };
  const streamed = (): Response => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const started = performance.now();
        for (const [index, event] of events.entries()) {
          const wait = started + (index * duration) / events.length - performance.now();
          if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
          if (event.type === 'turn-end') ended();
          const id = 'seq' in event ? `id: ${event.seq}\n` : '';
          controller.enqueue(encoder.encode(`${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
        }
        controller.close();
      },
    });
    const first = events[0];
    if (first?.type === 'message-stored') stored = [...stored, ...first.messages];
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  globalThis.fetch = async (target, init) => {
    const { pathname } = new URL(target instanceof Request ? target.url : String(target), location.href);
    if (pathname.startsWith('/chat/add_message_to_chat')) return streamed();
    if (pathname.startsWith('/chat/draft')) return Response.json({ text: '' });
    if (pathname.startsWith('/chat/get_users_chat_list')) return Response.json({ data: [item], next_cursor: null });
    if (pathname.startsWith('/chat/get_a_chat_content'))
      return Response.json({ data: { id: chatId, title, branch: chatId, messages: stored, next_cursor: null } });
    return send(target, init);
  };
}
