import {
  problemSchema,
  type EndpointShape,
  type Problem,
  type ResponseOf,
  type StreamEvent,
} from '@notewright/contract';
import { expect } from 'vitest';
import type { UserCaller } from '../../../kernel/caller.ts';
import { tokenOf, type ChatServer } from './start-chat-server.ts';

export interface ChatAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null for anything else. */
  readonly body: unknown;
}

export interface Sent {
  readonly model_name?: string;
  readonly message_content?: string;
  readonly chat_id?: string;
  readonly regenerate_of?: string;
  readonly include_left_out?: string;
  readonly edit_of?: string;
  readonly edited_file?: string;
  readonly branch?: string;
  readonly redact_style?: string;
  readonly redact_zip?: string;
  readonly redact_ages?: string;
  readonly redact_clinicians?: string;
  readonly note_kind?: string;
  readonly template_id?: string;
  readonly file?: File;
  readonly files?: readonly File[];
  /** JSON, as it is sent. */
  readonly sources?: string;
  readonly key?: string;
}

/** The answer of a call that went well, checked against the contract. */
export function bodyOf<E extends EndpointShape>(endpoint: E, answer: ChatAnswer): ResponseOf<E> {
  expect(answer.status, JSON.stringify(answer.body)).toBe(endpoint.status ?? 200);
  return endpoint.response.parse(answer.body) as ResponseOf<E>;
}

/** The problem of a call that went wrong, in the one shape. */
export function problemOf(answer: ChatAnswer): Problem & { readonly status: number } {
  return { ...problemSchema.strict().parse(answer.body), status: answer.status };
}

/** Calls with a JSON body, or none. */
export async function callChat(
  server: ChatServer,
  user: UserCaller | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<ChatAnswer> {
  const headers: Record<string, string> = user === null ? {} : { authorization: `Bearer ${tokenOf(user)}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${server.origin}/chat/${path}`, { method, headers, ...sent });
  return { status: answer.status, headers: answer.headers, body: await readJson(answer) };
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The request of the two sending calls. */
export function sendRequest(server: ChatServer, user: UserCaller, sent: Sent, accept: string): Promise<Response> {
  const form = new FormData();
  const { file, files = file === undefined ? [] : [file], key, ...fields } = sent;
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const one of files) form.append('attached_file', one);
  const path = sent.chat_id === undefined ? 'create_chat/' : 'add_message_to_chat/';
  return fetch(`${server.origin}/chat/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf(user)}`,
      accept,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: form,
  });
}

/** Sends and waits until the reply is complete. */
export async function send(server: ChatServer, user: UserCaller, sent: Sent): Promise<ChatAnswer> {
  const answer = await sendRequest(server, user, sent, 'application/json');
  return { status: answer.status, headers: answer.headers, body: await readJson(answer) };
}

export interface WireEvent {
  readonly id: string | null;
  readonly data: StreamEvent;
}

/** The events of a stream as they came over the wire, to its end or until the reader leaves. */
export async function* readStream(answer: Response): AsyncGenerator<WireEvent> {
  if (answer.body === null) return;
  const decoder = new TextDecoder();
  let held = '';
  for await (const bytes of answer.body) {
    held += decoder.decode(bytes, { stream: true });
    for (let end = held.indexOf('\n\n'); end !== -1; end = held.indexOf('\n\n')) {
      const frame = held.slice(0, end);
      held = held.slice(end + 2);
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data !== undefined)
        yield { id: /^id: (.*)$/m.exec(frame)?.[1] ?? null, data: JSON.parse(data) as StreamEvent };
    }
  }
}

async function readAll(answer: Response): Promise<WireEvent[]> {
  const events: WireEvent[] = [];
  for await (const event of readStream(answer)) events.push(event);
  return events;
}

/** Sends and reads the whole stream. */
export async function sendStreaming(server: ChatServer, user: UserCaller, sent: Sent): Promise<WireEvent[]> {
  return readAll(await sendRequest(server, user, sent, 'text/event-stream'));
}

export async function resume(
  server: ChatServer,
  user: UserCaller,
  messageId: string,
  after: number,
): Promise<WireEvent[]> {
  const answer = await fetch(`${server.origin}/chat/stream/${messageId}/?after=${after}`, {
    headers: { authorization: `Bearer ${tokenOf(user)}`, accept: 'text/event-stream' },
  });
  return readAll(answer);
}
