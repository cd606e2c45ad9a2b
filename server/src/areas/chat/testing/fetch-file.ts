import type { UserCaller } from '../../../kernel/caller.ts';
import { problemOf } from './call-chat.ts';
import { tokenOf, type ChatServer } from './start-chat-server.ts';

/** A file as it came over the wire, or the problem in its place. */
export interface FetchedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
}

/** @param body of a POST; without one it is a GET */
export async function fetchFile(
  server: ChatServer,
  user: UserCaller,
  path: string,
  { body, language = 'en' }: { readonly body?: object; readonly language?: string } = {},
): Promise<FetchedFile> {
  const headers = { authorization: `Bearer ${tokenOf(user)}`, 'accept-language': language };
  const sent =
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const answer = await fetch(`${server.origin}/chat/${path}`, sent);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') };
}

/** The code of a problem. */
export const problemIn = ({ status, headers, text }: FetchedFile): string =>
  problemOf({ status, headers, body: JSON.parse(text) as unknown }).code;
