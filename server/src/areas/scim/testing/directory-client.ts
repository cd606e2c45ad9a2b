import type { TestCompany } from '../../../testing/make-company.ts';
import type { CallAnswer, JsonBody, TestServer } from '../../../testing/start-test-server.ts';

/** A directory that writes into one company, over real HTTP. */
export interface DirectoryClient {
  readonly token: string;
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<CallAnswer>;
  /** Makes a person; answers the resource. */
  create(userName: string, more?: JsonBody): Promise<JsonBody & { readonly id: string }>;
  patch(path: string, ...operations: readonly JsonBody[]): Promise<CallAnswer>;
}

type Server = Pick<TestServer, 'call' | 'origin'>;

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** Has the owner make a token and answers a directory that has it. */
export async function connectDirectory(server: Server, { owner }: TestCompany): Promise<DirectoryClient> {
  const made = await server.call('POST', '/company_user_management/directory/tokens/', {
    token: owner.accessToken,
    body: { days: 30 },
  });
  if (made.status !== 201) throw new Error(`No token was made: ${made.status} ${String(made.body['code'])}`);
  return directoryWith(server, String(made.body['token']));
}

/** A directory with a token. */
export function directoryWith(server: Server, token: string): DirectoryClient {
  const send: DirectoryClient['send'] = async (method, path, body, headers = {}) =>
    server.call(method, `/scim/v2${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }), ...headers },
    });
  return {
    token,
    send,
    create: async (userName, more = {}) => {
      const made = await send('POST', '/Users', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName,
        ...more,
      });
      if (made.status !== 201) throw new Error(`Nobody was made: ${made.status} ${JSON.stringify(made.body)}`);
      return made.body as JsonBody & { readonly id: string };
    },
    patch: (path, ...Operations) => send('PATCH', path, { schemas: [patchSchema], Operations }),
  };
}
