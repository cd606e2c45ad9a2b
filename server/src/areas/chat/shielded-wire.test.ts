import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserCaller } from '../../kernel/caller.ts';
import { modelAt } from '../../models/testing/model-at.ts';
import { answer, startScriptedEndpoint, type ScriptedEndpoint } from '../../models/testing/scripted-endpoint.ts';
import { edit, makeNote, saved } from './testing/call-note.ts';
import { send, type Sent } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let endpoint: ScriptedEndpoint;
let server: ChatServer;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint(answer('Fine.'));
  const model = modelAt(endpoint.baseUrl, { name: 'ward-model' });
  server = await startChatServer({ model });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await endpoint[Symbol.asyncDispose]();
});

/** Somebody who is named nowhere else, in words as charts have them. */
interface Planted {
  readonly words: string;
  readonly name: string;
  readonly secrets: RegExp;
}

const people = ['Jane Sampleton', 'Bertha Madeup', 'Quentin Inventado', 'Rosa Fictiva', 'Oscar Nowhere'] as const;
let planted = 0;

function plant(): Planted {
  const name = people[planted % people.length] ?? people[0];
  const number = String(48_291_307 + planted * 7);
  const line = String(130 + planted).padStart(4, '0');
  planted += 1;
  const words = `Patient: ${name}, MRN ${number}, DOB 02/14/1961, phone (555) 010-${line}, seen by Dr. ${name} on March 3, 2026.`;
  const [given, family] = name.split(' ');
  return {
    words,
    name,
    secrets: new RegExp(
      `${given}|${family}|${number}|010-${line}|02/14/1961|1961-02-14|19610214|March 3, 2026|2026-03-03`,
      'i',
    ),
  };
}

const visit =
  'Cough and fever for 3 days, temp 38.4. Takes lisinopril 10 mg daily. Plan: chest x-ray, return in 1 week.';
const textFile = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });
const ownerOf = ({ tenantId, userId }: UserCaller) => ({ tenantId, userId });

/** Sends what a test puts together and returns what went over the wire to the model since. */
async function wireOf(user: UserCaller, sent: Sent): Promise<string> {
  const before = endpoint.received.length;
  const { status, body } = await send(server, user, sent);
  expect(status, JSON.stringify(body)).toBe(201);
  return endpoint.received.slice(before);
}

/** A template of one's own with these words in every field. */
async function addTemplate(user: UserCaller, { name, words }: Planted): Promise<string> {
  const id = uuidv7();
  const headings = [{ title: `Story of Dr. ${name}`, instruction: `As Dr. ${name} wants it: ${words}`, takes: [] }];
  await server.store.templates.add(ownerOf(user), { id, name: `Clinic of Dr. ${name}`, headings, isShared: false }, 9);
  return id;
}

/** Every place from which words of a person can come into a prompt. */
const places: readonly (readonly [string, (user: UserCaller, person: Planted) => Promise<Sent>])[] = [
  ['what was typed', async (_, { words }) => ({ message_content: `${words}\n${visit}` })],
  ['a file', async (_, { words }) => ({ message_content: visit, file: textFile('labs.txt', words) })],
  [
    'a file that is data, one of several',
    async (_, { name }) => ({
      message_content: visit,
      files: [
        textFile('ecg.txt', 'ECG: sinus rhythm.'),
        textFile(
          'list.txt',
          `last,first,mrn,dob,hb\n${name.split(' ').toReversed().join(',')},48291307,19610214,9.8\n`,
        ),
      ],
    }),
  ],
  [
    'the names of files',
    async (_, { name }) => ({
      message_content: visit,
      files: [textFile(`${name} 02-14-1961.txt`, 'ECG: sinus rhythm.'), textFile('b.txt', 'Metformin 500 mg.')],
    }),
  ],
  [
    'the name and the day of a source',
    async (_, { name, words }) => ({
      message_content: visit,
      sources: JSON.stringify([
        { origin: 'text', kind: 'medication_list', name: `List of ${name}`, date: '2026-03-03', text: words },
        { origin: 'text', kind: 'previous_note', name: `Dr. ${name}`, date: '2026-03-03', text: 'Asthma. No fever.' },
      ]),
    }),
  ],
  [
    'an earlier note',
    async (user, { words }) => {
      const { reply } = await makeNote(server, { message_content: `${words}\n${visit}` }, user);
      return { message_content: visit, sources: JSON.stringify([{ origin: 'note', message_id: reply.id }]) };
    },
  ],
  [
    'an edited version of an earlier note',
    async (user, { words }) => {
      const { reply } = await makeNote(server, { message_content: visit }, user);
      const message_content = `${reply.message_content}\n\n${words}`;
      const version = saved(await edit(server, user, reply.id, { message_content }));
      return { message_content: visit, sources: JSON.stringify([{ origin: 'note', message_id: version.id }]) };
    },
  ],
  [
    'a template that was chosen',
    async (user, person) => ({ message_content: visit, template_id: await addTemplate(user, person) }),
  ],
  [
    'a template that is named',
    async (user, person) => {
      await addTemplate(user, person);
      return { message_content: `use my Clinic of Dr. ${person.name} template\n${visit}` };
    },
  ],
  ['whom a letter goes to', async (_, { name }) => ({ message_content: `letter to Dr. ${name} please\n${visit}` })],
  [
    'the message that a follow-up is about',
    async (user, { words }) => {
      const { chatId } = await makeNote(server, { message_content: `${words}\n${visit}` }, user);
      return { message_content: 'shorter', chat_id: chatId };
    },
  ],
  ['Spanish', async (_, { words }) => ({ message_content: `${words}\nTos y fiebre desde hace 3 días. Niega dolor.` })],
];

describe('no byte that goes to a model holds an identifier', () => {
  test.each(places)('of %s', async (_name, prepare) => {
    for (const model_name of ['Chartwright', 'TranscriptX', 'Validify']) {
      const user = server.newUser();
      const person = plant();
      const sent = await prepare(user, person);
      const wire = await wireOf(user, { model_name, ...sent });
      // Validify neither writes by a template nor again.
      if (model_name !== 'Validify') expect(wire).toMatch(/fever|fiebre|metformin/i);
      expect(wire).not.toMatch(person.secrets);
    }
  });

  test('of its own requests: a name of the account, an address, a session', async () => {
    const user = server.newUser();
    const wire = await wireOf(user, { model_name: 'Chartwright', message_content: visit });
    for (const own of [user.userId, user.tenantId, user.email]) expect(wire).not.toContain(own);
  });
});
