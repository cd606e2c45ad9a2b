import type { EmrLaunch } from '@notewright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call-problem.ts';
import { changeBox, composerStore, forgetBoxes, readBox } from '../composer/composer-store.ts';
import { forgetChats } from '../../../session/forget-chats.ts';
import { forgetDrafts } from '../composer/draft-keeper.ts';
import { addPending, forgetEverything, newChat, noteCreated, removePending } from '../sending/reply-store.ts';
import { linkStore } from './linked-boxes.ts';
import { startNote, takeToChat, unlinkBox } from './take-record.ts';

const bound = vi.hoisted(() => ({
  calls: [] as [launchId: string, chatId: string][],
  refusal: null as Error | null,
  draft: '',
  draftFails: false,
  patient: null as { readonly name: string } | null,
}));
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: async (endpoint: { readonly path: string }, { params, body }: Asked) => {
    if (!endpoint.path.startsWith('/emr/')) {
      if (bound.draftFails) throw new TypeError('Failed to fetch');
      return { text: bound.draft };
    }
    if (endpoint.path === '/emr/chats/:chatId/') return { launch: null, patient: bound.patient };
    if (bound.refusal !== null) throw bound.refusal;
    bound.calls.push([params.launchId, body.chat_id]);
    return launchOf(params.launchId, 'Ada Made-Up');
  },
}));

interface Asked {
  readonly params: { readonly launchId: string };
  readonly body: { readonly chat_id: string };
}

function launchOf(id: string, name: string): EmrLaunch {
  return {
    id,
    connection: { id: 'c1', name: 'Clinic EHR' },
    patient: { name, birth_date: '1956-03-14', sex: 'Female' },
    encounter: null,
    permissions: [],
    missing: [],
    chat_id: null,
    can_write: true,
    ends_on: null,
  };
}
const ada = launchOf('l-ada', 'Ada Made-Up');
const bob = launchOf('l-bob', 'Bob Made-Up');
const source = (name: string) => ({
  kind: 'medication_list' as const,
  name,
  date: '2026-03-03',
  text: 'Metformin 500 mg',
});
const namesIn = (box: string) => readBox(composerStore.getState(), box).sources.map(({ name }) => name);
const settled = () => new Promise((done) => setTimeout(done));

function send(id: string): void {
  const pending = { id, tool: 'Chartwright' as const, text: 'x', sourceNames: [], timestamp: '2026-03-03T00:00:00Z' };
  addPending(newChat, pending);
}
function store(id: string, chatId: string): void {
  noteCreated(id, chatId);
  removePending(newChat, id);
}

beforeEach(() => {
  bound.calls = [];
  bound.refusal = null;
  bound.draft = '';
  bound.draftFails = false;
  bound.patient = null;
});
afterEach(() => {
  forgetChats();
  forgetBoxes();
  forgetDrafts();
  forgetEverything();
});

it('puts what was chosen into the box of a new chat, and links the chat once it is there', async () => {
  expect(await startNote(ada, [source('Medications')], 'ask')).toBeNull();
  expect(namesIn(newChat)).toEqual(['Medications']);
  expect(linkStore.getState().begun?.launch.patient.name).toBe('Ada Made-Up');
  send('temp-1');
  store('temp-1', 'chat-1');
  await settled();
  expect(bound.calls).toEqual([['l-ada', 'chat-1']]);
  expect(linkStore.getState().begun).toBeNull();
});

it('does not bring a second patient into a message that is begun, unless what was begun is discarded', async () => {
  await startNote(ada, [source('Medications of Ada')], 'ask');
  changeBox(newChat, { text: 'Ada is better.' });
  expect(await startNote(bob, [source('Medications of Bob')], 'ask')).toEqual({ begunFor: 'Ada Made-Up' });
  expect(namesIn(newChat)).toEqual(['Medications of Ada']);
  expect(await startNote(bob, [source('Medications of Bob')], 'discard')).toBeNull();
  expect(namesIn(newChat)).toEqual(['Medications of Bob']);
  expect(readBox(composerStore.getState(), newChat).text).toBe('');
});

it('takes in place of what was chosen of the same record before what is chosen now', async () => {
  changeBox(newChat, { text: 'Typed already.' });
  await startNote(ada, [source('Medications')], 'keep');
  await startNote(ada, [source('Problems')], 'ask');
  expect(namesIn(newChat)).toEqual(['Problems']);
  expect(readBox(composerStore.getState(), newChat).text).toBe('Typed already.');
});

it('asks about words that were kept for a new chat, which may be of another patient', async () => {
  bound.draft = 'Ada is better.';
  expect(await startNote(bob, [source('Medications of Bob')], 'ask')).toEqual({ begunWith: 'Ada is better.' });
  expect(namesIn(newChat)).toEqual([]);
  expect(await startNote(bob, [source('Medications of Bob')], 'discard')).toBeNull();
  expect(readBox(composerStore.getState(), newChat).text).toBe('');
});

it('links a chat whose message was on its way with the record that it was sent with, and no other', async () => {
  await startNote(ada, [source('Medications of Ada')], 'ask');
  send('temp-1');
  expect(await startNote(bob, [], 'discard')).toMatchObject({ problem: expect.any(String) });
  // The chat home was left and a new chat begun; the message is stored only now.
  removePending(newChat, 'temp-1');
  await startNote(bob, [source('Medications of Bob')], 'discard');
  store('temp-1', 'chat-1');
  await settled();
  expect(bound.calls).toEqual([['l-ada', 'chat-1']]);
  expect(linkStore.getState().begun?.launch.id).toBe('l-bob');
});

it('keeps why a chat could not be linked, for another try', async () => {
  bound.refusal = new TypeError('Failed to fetch');
  await startNote(ada, [], 'ask');
  send('temp-1');
  store('temp-1', 'chat-1');
  await settled();
  expect(linkStore.getState().failed['chat-1']?.problem).toContain('could not be linked');
});

it('puts nothing of another patient into the box of a chat that the server refuses', async () => {
  const other = { status: 409, code: 'other_patient', message: 'Another patient.' };
  bound.refusal = Object.assign(Object.create(CallProblem.prototype) as CallProblem, other);
  await expect(takeToChat(bob, 'chat-1', [source('Medications of Bob')], true)).rejects.toBe(bound.refusal);
  expect(namesIn('chat-1')).toEqual([]);
});

it('asks before a chat of nobody’s becomes a patient’s for good, also where nothing goes along', async () => {
  expect(await takeToChat(bob, 'chat-1', [], false)).toEqual({ isUnlinked: true });
  expect(bound.calls).toEqual([]);
  bound.patient = { name: 'Bob Made-Up' };
  expect(await takeToChat(bob, 'chat-1', [], false)).toBeNull();
  expect(bound.calls).toEqual([['l-bob', 'chat-1']]);
});

it('begins nothing while what was typed before cannot be read', async () => {
  bound.draftFails = true;
  expect(await startNote(ada, [source('Medications')], 'ask')).toMatchObject({ problem: expect.any(String) });
  expect(namesIn(newChat)).toEqual([]);
  bound.draftFails = false;
  bound.draft = 'About somebody else.';
  expect(await startNote(ada, [source('Medications')], 'ask')).toEqual({ begunWith: 'About somebody else.' });
});

it('adds all of what was chosen or nothing of it', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => source(`Source ${index}`));
  changeBox('chat-1', { text: 'Typed.' });
  expect(await takeToChat(ada, 'chat-1', ten, true)).toMatchObject({ problem: expect.any(String) });
  expect(namesIn('chat-1')).toEqual([]);
});

it('takes out what came from the record, and leaves what was typed, when the message is not about the patient', async () => {
  changeBox(newChat, { text: 'Typed.' });
  await startNote(ada, [source('Medications')], 'keep');
  unlinkBox();
  expect(namesIn(newChat)).toEqual([]);
  expect(readBox(composerStore.getState(), newChat).text).toBe('Typed.');
  expect(linkStore.getState().begun).toBeNull();
});

it('forgets whom a message is about with what stands in it', async () => {
  await startNote(ada, [source('Medications')], 'ask');
  forgetChats();
  expect(linkStore.getState().begun).toBeNull();
});
