import type { companyUserManagement } from '@notewright/contract';
import { makeCompany } from '../../../testing/make-company.ts';
import type { TestCompany } from '../../../testing/make-company.ts';
import type { CallAnswer, TestServer } from '../../../testing/start-test-server.ts';
import type { AnswerOptions, SamlPerson, TestSamlProvider } from '../../../testing/test-saml-provider.ts';

const base = '/company_user_management/single_sign_on/';

/** A company with a provider of its own. */
export interface SsoCompany extends TestCompany {
  readonly providerId: string;
  readonly metadataUrl: string;
}

export const start = (server: TestServer, email: string): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/sso/start/', { body: { email } });

const ordinary = {
  name: 'Clinic Login',
  signs: 'assertion',
  domains: [] as string[],
  policy: 'create',
  mapping: {
    email_attribute: null,
    name_attribute: 'displayName',
    role_attribute: 'groups',
    admin_values: ['notewright-admins'],
  },
};

/** What an owner does about a provider. */
export function ssoCalls(server: TestServer, company: SsoCompany) {
  const call = (method: string, path: string, body?: unknown): Promise<CallAnswer> =>
    server.call(method, `${base}${path}`, {
      token: company.owner.accessToken,
      ...(body === undefined ? {} : { body }),
    });
  const provider = `provider/${company.providerId}/`;
  const read = async () => (await call('GET', '')).body as unknown as companyUserManagement.SingleSignOn;
  const tryIt = async (idp: TestSamlProvider, options: AnswerOptions, person: SamlPerson): Promise<Response> => {
    const begun = await call('POST', `${provider}try/`);
    const request = idp.read(String(begun.body['authorization_url']));
    const xml = await idp.write(request, person, options);
    const body = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') });
    return fetch(request.acs, { method: 'POST', body, redirect: 'manual' });
  };
  const switchTo = (isOn: boolean): Promise<CallAnswer> => call('POST', `${provider}switch/`, { is_on: isOn });
  return {
    read,
    switchTo,
    try: tryIt,
    addDomain: (domain: string) => call('POST', 'domain/', { domain }),
    verify: (id: string) => call('POST', `domain/${id}/verify/`),
    answer: (id: string, isLetIn: boolean) => call('POST', `request/${id}/`, { let_in: isLetIn }),
    change: async (part: object) => {
      const { providers } = await read();
      const now = providers.find(({ id }) => id === company.providerId);
      const kept =
        now === undefined
          ? {}
          : { name: now.name, signs: now.signs, domains: now.domains, policy: now.policy, mapping: now.mapping };
      return expectDone(await call('PUT', provider, { ...ordinary, ...kept, ...part }));
    },
    tryAndSwitchOn: async (idp: TestSamlProvider, options: AnswerOptions): Promise<void> => {
      const { domains } = await read();
      await tryIt(idp, options, { nameId: `owner@${domains[0]?.domain ?? ''}` });
      expectDone(await switchTo(true));
    },
  };
}

function expectDone(answer: CallAnswer, status = 200): CallAnswer {
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** A company that has shown its domain, with a provider that was tried and switched on. */
export async function setUpSso(
  server: TestServer,
  records: Map<string, string[]>,
  idp: TestSamlProvider,
  {
    domain,
    policy = 'create',
    company,
    isSwitchedOn = true,
  }: {
    readonly domain: string;
    readonly policy?: string;
    readonly company?: TestCompany;
    readonly isSwitchedOn?: boolean;
  },
): Promise<SsoCompany> {
  const made = company ?? (await makeCompany(server));
  const token = made.owner.accessToken;
  const added = expectDone(
    await server.call('POST', `${base}provider/`, { token, body: { ...ordinary, policy, metadata: idp.metadata } }),
    201,
  ).body as unknown as companyUserManagement.SingleSignOn;
  const [provider] = added.providers;
  if (provider === undefined) throw new Error('No provider was added.');
  const sso = { ...made, providerId: provider.id, metadataUrl: provider.own_metadata_url };
  const calls = ssoCalls(server, sso);
  const named = expectDone(await calls.addDomain(domain), 201).body as unknown as companyUserManagement.SingleSignOn;
  const [row] = named.domains;
  records.set(domain, [...(records.get(domain) ?? []), row?.record ?? '']);
  expectDone(await calls.verify(row?.id ?? ''));
  if (isSwitchedOn) await calls.tryAndSwitchOn(idp, {});
  return sso;
}
