import { createHash } from 'node:crypto';
import type { VisitRecording } from '@notewright/contract';
import type { CallAnswer, TestServer, TestUser } from '../../../testing/start-test-server.ts';

/** Bytes that begin as a recording of a browser does, with words that nobody else writes. */
export const soundOf = (words: string): Buffer =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`ThisIsTheMadeUpVoice ${words}`)]);

type Caller = Pick<TestUser, 'accessToken'>;
type Data = VisitRecording & { readonly key: string | null };

/** The calls of a recorder, as a browser makes them. For tests only. */
export function createVisitCalls(server: () => Pick<TestServer, 'call'>) {
  const call = (by: Caller, method: string, path: string, body?: unknown): Promise<CallAnswer> =>
    server().call(method, `/recordings/${path}`, { token: by.accessToken, ...(body === undefined ? {} : { body }) });
  const consent = 'everybody-agreed';
  return {
    begin: (by: Caller, body: object = {}) => call(by, 'POST', 'begin/', { consent, ...body }),
    /** Begins one, and answers its id. */
    start: async (by: Caller, body: object = {}): Promise<string> => {
      const answer = await call(by, 'POST', 'begin/', { consent, ...body });
      return String((answer.body['data'] as { recording_id?: string } | undefined)?.recording_id);
    },
    send: (
      by: Caller,
      id: string,
      [part, number]: readonly [number, number],
      bytes: Uint8Array | null = soundOf(`${part}/${number}`),
      fields: Readonly<Record<string, string>> = {},
    ) => {
      const form = new FormData();
      const sha256 = createHash('sha256')
        .update(bytes ?? '')
        .digest('hex');
      const all = { part: String(part), number: String(number), sha256, ...fields };
      for (const [name, value] of Object.entries(all)) form.set(name, value);
      if (bytes !== null) form.set('piece', new Blob([new Uint8Array(bytes)], { type: 'audio/webm' }), 'x.webm');
      return call(by, 'PUT', `piece/${id}/`, form);
    },
    close: (by: Caller, id: string, part: number, pieces: number, body: object = {}) =>
      call(by, 'PUT', `part/${id}/`, { part, pieces, seconds: 30, ...body }),
    finish: (by: Caller, id: string, parts: number | null = null, body: object = {}) =>
      call(by, 'PUT', `finish/${id}/`, { parts, ...body }),
    retry: (by: Caller, id: string) => call(by, 'PUT', `retry/${id}/`),
    setAside: (by: Caller, id: string) => call(by, 'PUT', `set_aside/${id}/`),
    putAway: (by: Caller, id: string, body?: object) => call(by, 'PUT', `put_away/${id}/`, body),
    remove: (by: Caller, id: string) => call(by, 'DELETE', `delete/${id}/`),
    state: (by: Caller, id: string, query = '') => call(by, 'GET', `state/${id}/${query}`),
    read: async (by: Caller, id: string): Promise<Partial<Data>> =>
      (await call(by, 'GET', `state/${id}/`)).body['data'] ?? {},
    open: async (by: Caller): Promise<readonly Data[]> =>
      ((await call(by, 'GET', 'open/')).body['data'] ?? []) as readonly Data[],
  };
}
