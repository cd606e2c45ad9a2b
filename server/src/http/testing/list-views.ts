import { text } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';
import type { Entry } from 'yauzl';
import type { TestServer, TestUser } from '../../testing/start-test-server.ts';
import type { People, View } from './damage-fixture.ts';
import { farAway, type FilledAccounts } from './fill-accounts.ts';
import type { FilledCharts } from './fill-charts.ts';
import { recordNames, recordSystems } from './fill-emr.ts';
import { recordedSounds, spokenWords } from './fill-recordings.ts';

type Views = Readonly<Record<string, View>>;
type Filled = FilledCharts & FilledAccounts;

const settings = '/authentication_app/settings';
const companyPath = '/company_user_management';
const companyName = 'Harbour Made-Up Clinic';
const reasons = ['Kept for reference.', 'Kept for billing.'];
const phraseWords = ['Phrase words of one', 'Phrase words of two'];
const layouts = ['Layout of one', 'Layout of two'];
const signers = ['Signer number 0', 'Signer number 1'];

/** Every list and every export that shows something sealed, each with what it shows. */
export function makeViews(server: TestServer, people: People, filled: Filled): Views {
  return {
    ...viewsOfWriter(server, people, filled),
    ...viewsOfOwner(server, people, filled),
    ...viewsOfOperator(server, people),
    export: viewExports(server, people, filled),
  };
}

function viewList(server: TestServer, by: TestUser, path: string, shows: readonly string[]): View {
  return {
    shows,
    read: async () => {
      const { status, body } = await server.call('GET', path, { token: by.accessToken });
      if (status !== 200) throw new Error(`${path} is refused: ${status} ${JSON.stringify(body)}`);
      return typeof body['text'] === 'string' ? body['text'] : JSON.stringify(body);
    },
  };
}

function viewsOfWriter(server: TestServer, { owner, writer }: People, { chatId, titles, inChat }: Filled): Views {
  const list = (path: string, shows: readonly string[]): View => viewList(server, writer, path, shows);
  return {
    chats: list('/chat/get_users_chat_list/', titles),
    chat: list(`/chat/get_a_chat_content/${chatId}/`, inChat),
    'flag choices': list(`/chat/flag_choices/${chatId}/`, reasons),
    'co-signatures': list('/chat/cosignatures/?box=asked', titles.slice(0, 1)),
    templates: list('/templates/list/', layouts),
    phrases: list('/phrases/list/', phraseWords),
    recordings: list('/recordings/open/', spokenWords),
    'record systems': list('/emr/connections/', recordSystems),
    'patients’ records': list('/emr/launches/', recordNames),
    sessions: list(`${settings}/sessions/`, []),
    'user log': list(`${settings}/user_log/`, ['Sign-in']),
    'second factors': list(`${settings}/second_factor/`, ['Key number 0', 'Key number 1']),
    profile: list('/authentication_app/user_profile/', [companyName]),
    'own data': list(`${settings}/own_data/`, [companyName]),
    subscription: list('/subscription_app/subscription/', [companyName, owner.email]),
  };
}

function viewsOfOwner(
  server: TestServer,
  { owner, writer, member, otherMember }: People,
  { chatId, titles, inChat, grantId, filledAt }: Filled,
): Views {
  const list = (path: string, shows: readonly string[]): View => viewList(server, owner, path, shows);
  const members = [writer.email, member.email, otherMember.email, 'Otto Made-Up'];
  const invited = ['first-invited@clinic.example', 'second-invited@clinic.example'];
  const grants = ['A reason of the writer.', 'A reason of the member.', member.email];
  const access = `${companyPath}/emergency_access`;
  const until = `to=${new Date(filledAt).toISOString()}`;
  return {
    company: list(`${companyPath}/company/`, [companyName]),
    people: list(`${companyPath}/user_list/`, [...members, ...invited]),
    'emergency access': list(`${access}/`, grants),
    'emergency chats': list(`${access}/${grantId}/chats/`, titles),
    'emergency chat': list(`${access}/${grantId}/chats/${chatId}/`, [...inChat, ...reasons]),
    invoices: list('/subscription_app/invoices/', ['NW-0', 'NW-1']),
    agreement: list(`${settings}/agreement/`, signers),
    'audit log': list(`${settings}/audit_log/?limit=200&${until}`, [owner.email, ...members]),
    'audit export': list(`${settings}/audit_log/export/?${until}`, [owner.email, ...members]),
    'audit people': list(`${settings}/audit_log/people/`, [owner.email, ...members]),
  };
}

function viewsOfOperator(server: TestServer, { operator }: People): Views {
  const list = (path: string, shows: readonly string[]): View => viewList(server, operator, path, shows);
  const mails = ['Mail number 0', 'Mail number 1'];
  return {
    companies: list('/operator/companies/', [companyName]),
    'connected record systems': list('/operator/emr/', recordSystems),
    'undelivered mails': list('/operator/undelivered_mails/', ['number-0.example', 'number-1.example']),
    mailbox: list('/dev/mailbox.json', mails),
    // More than there are, those that the server has yet to deliver among them.
    'mails on their way': claimAll(server, (store, now) => store.mails.claim(now, now + 1, 1000), mails),
    deletions: claimAll(
      server,
      async ({ deletions }, now) => [await deletions.claim(now, now + 1), await deletions.claim(now, now + 1)],
      ['gone-0@clinic.example', 'gone-1@clinic.example'],
    ),
  };
}

function viewExports(server: TestServer, { owner, writer }: People, { titles, inChat }: Filled): View {
  const ofChats = ['Missed the side.', 'Missed the day.', 'A draft in the chat.', 'A draft at home.'];
  const papers = [...signers, 'The words of paper 0.', 'The words of paper 1.'];
  const spoken = [...spokenWords, ...recordedSounds];
  const invoices = ['Billed to number 0', 'Billed to number 1'];
  return {
    shows: [
      ...titles,
      ...inChat,
      ...reasons,
      ...ofChats,
      ...layouts,
      ...phraseWords,
      ...spoken,
      ...recordNames,
      ...papers,
      ...invoices,
    ],
    read: async () => `${await exportOf(server, writer)}\n${await exportOf(server, owner)}`,
  };
}

/** What the workers of the server take up: each time a moment later, so that the leases of before have run out. */
function claimAll(
  { server }: TestServer,
  claim: (store: TestServer['server']['accounts']['store'], now: number) => Promise<unknown>,
  shows: readonly string[],
): View {
  let now = farAway;
  return { shows, read: async () => JSON.stringify(await claim(server.accounts.store, (now += 1))) };
}

async function exportOf(server: TestServer, { accessToken }: TestUser): Promise<string> {
  const answer = await fetch(`${server.origin}/authentication_app/settings/export/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (answer.status !== 200) throw new Error(`The export is refused: ${answer.status}`);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

/** The names and the words of all files of an archive. */
function unzip(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error);
      let words = '';
      zip.on('error', reject);
      zip.on('end', () => resolve(words));
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          text(stream).then((content) => {
            words += `${entry.fileName}\n${content}\n`;
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}
