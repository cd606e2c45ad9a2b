import { limits, problems } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { profileKey } from '../../../api/account/profile.ts';
import { queryClient } from '../../../api/query.ts';
import { sendMessage } from '../sending/send-message.ts';
import { toFileSource } from './box-source.ts';
import { acceptList, formatSize } from './file-words.ts';
import { checkFile } from './checking/check-file.ts';
import { emptyFile, tooLargeFile, tooLong, unsupportedFile } from './checking/words.ts';
import {
  changeBox,
  chooseNote,
  chooseTool,
  composerStore,
  forgetBoxes,
  forgetIdleTool,
  moveBox,
  putBack,
  readBox,
} from './composer-store.ts';
import { forgetDrafts, hasUnsaved, loadDraft, scheduleSave } from './draft-keeper.ts';
import { keepRedaction } from './redaction/kept-choice.ts';
import { submitWhenFetched } from './submit-when-fetched.ts';
import { sendFailed } from './words.ts';

const calls: { path: string; text?: string }[] = [];
let serverDraft = '';
let isDown = false;

vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async (endpoint: { method: string; path: string }, input: { body?: { text: string } }) => {
    calls.push({ path: endpoint.path, ...(input.body ? { text: input.body.text } : {}) });
    if (isDown) throw new Error('down');
    if (endpoint.method === 'PUT') serverDraft = input.body?.text ?? '';
    return { text: serverDraft, message: 'ok' };
  },
}));
vi.mock('../../../ui/toast.ts', () => ({ shortToast: 1000, toastError: vi.fn(), toastSuccess: vi.fn() }));
vi.mock('../sending/send-message.ts', () => ({ sendMessage: vi.fn() }));

const send = vi.mocked(sendMessage);
const box = 'new';
const current = () => readBox(composerStore.getState(), box);
const file = (name: string, type: string, size = 10) => ({ name, type, size }) as File;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetBoxes();
  forgetDrafts();
  send.mockReset();
  calls.length = 0;
  serverDraft = '';
  isDown = false;
  vi.useRealTimers();
});

describe('checkFile', () => {
  const refusal = 'Unsupported file format. Please upload a valid document or image.';

  it.each([
    ['note.pdf', 'application/pdf', null],
    ['scan.JPG', '', null],
    ['letter.doc', 'application/x-something', null],
    ['page', 'text/html', null],
    ['tool.exe', 'application/x-msdownload', refusal],
    ['table.csv', 'text/csv', refusal],
    ['noending', '', refusal],
  ])('%s (%s)', (name, type, answer) => {
    expect(checkFile(file(name, type))).toBe(answer);
  });

  it('names the limit, and knows an empty file', () => {
    expect(checkFile(file('a.txt', 'text/plain', limits.fileBytes))).toBeNull();
    expect(checkFile(file('a.txt', 'text/plain', limits.fileBytes + 1))).toBe(
      'The file is too large. The limit is 25 MB.',
    );
    expect(checkFile(file('a.txt', 'text/plain', 0))).toBe('The file is empty.');
  });

  it('says what the server would say', () => {
    const codes = ['unsupported_file', 'file_empty', 'file_too_large', 'message_too_long'] as const;
    expect([unsupportedFile, emptyFile, tooLargeFile, tooLong]).toEqual(codes.map((code) => problems[code][1]));
  });

  it('lists every ending of the specification', () => {
    for (const ending of ['.txt', '.doc', '.docx', '.pdf', '.html', '.jpg', '.jpeg', '.png', '.gif', '.svg', '.webp'])
      expect(acceptList.split(',')).toContain(ending);
  });

  it('shows sizes', () => {
    expect([500, 2048, 1.5 * 1024 * 1024].map(formatSize)).toEqual(['500 bytes', '2 KB', '1.5 MB']);
  });
});

describe('the kind of note that was chosen', () => {
  it('goes along with the chat that it was chosen for, and is forgotten with the rest', () => {
    chooseNote('new', { note_kind: 'consult' });
    moveBox('new', 'chat');
    expect(composerStore.getState().notes).toEqual({ chat: { note_kind: 'consult' }, new: undefined });
    forgetBoxes();
    expect(composerStore.getState().notes).toEqual({});
  });
});

describe('the tool that was chosen', () => {
  const toolOf = (one: string) => composerStore.getState().tools[one];

  it('goes along with what was typed for it, and is forgotten with the rest', () => {
    chooseTool('new', 'Validify');
    moveBox('new', 'chat');
    expect([toolOf('new'), toolOf('chat')]).toEqual([undefined, 'Validify']);
    forgetBoxes();
    expect(toolOf('chat')).toBeUndefined();
  });

  it('is one box’s alone', () => {
    chooseTool('chat', 'Redactify');
    expect(toolOf('other')).toBeUndefined();
  });

  it.each([
    ['nothing', {}, undefined],
    ['words', { text: 'half a thought' }, 'Redactify'],
    ['a file', { sources: [toFileSource(file('a.txt', 'text/plain'))] }, 'Redactify'],
  ])('left with %s in the box', (_, content, kept) => {
    chooseTool(box, 'Redactify');
    changeBox(box, content);
    forgetIdleTool(box);
    expect(toolOf(box)).toBe(kept);
  });

  it('comes back with what could not be sent, after the chat was left', async () => {
    changeBox(box, { text: 'words' });
    chooseTool(box, 'Redactify');
    let refuse: (error: Error) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const sent = submitWhenFetched(box, 'chat', 'Redactify');
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    forgetIdleTool(box);
    expect(toolOf(box)).toBeUndefined();
    refuse(new CallProblem('network', 0, 'no'));
    await sent;
    expect(toolOf(box)).toBe('Redactify');
  });
});

describe('moveBox', () => {
  it('takes what was typed along, and leaves alone what stands there when nothing was', () => {
    changeBox('old', { text: 'And a fever.' });
    moveBox('old', box);
    expect(current()).toMatchObject({ text: 'And a fever.' });
    moveBox('old', box);
    expect(current()).toMatchObject({ text: 'And a fever.' });
  });
});

describe('putBack', () => {
  it('never overwrites newer typing', () => {
    changeBox(box, { text: 'newer' });
    putBack(box, { text: 'unsent', sources: [] }, sendFailed);
    expect(current()).toMatchObject({ text: 'unsent\n\nnewer', problem: sendFailed });
  });

  it('keeps what was added meanwhile, behind what comes back', () => {
    const [newer, unsent] = [toFileSource(file('b.txt', 'text/plain')), toFileSource(file('a.txt', 'text/plain'))];
    changeBox(box, { sources: [newer] });
    putBack(box, { text: '', sources: [unsent] }, sendFailed);
    expect(current().sources).toEqual([unsent, newer]);
  });
});

describe('submitWhenFetched', () => {
  it('sends nothing from an empty box', async () => {
    changeBox(box, { text: '  \n' });
    await submitWhenFetched(box, null, 'Chartwright');
    expect(send).not.toHaveBeenCalled();
  });

  it('empties the box at once and brings everything back after a failure', async () => {
    const attached = [toFileSource(file('a.txt', 'text/plain'))];
    changeBox(box, { text: 'words', sources: attached });
    let refuse: (error: Error) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const sent = submitWhenFetched(box, null, 'Chartwright');
    expect(current()).toMatchObject({ text: '', sources: [] });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    refuse(new CallProblem('network', 0, 'no'));
    await sent;
    expect(current()).toMatchObject({ text: 'words', sources: attached, problem: sendFailed });
  });

  it("shows the server's own sentence about a file", async () => {
    changeBox(box, { sources: [toFileSource(file('a.pdf', 'application/pdf'))] });
    send.mockRejectedValueOnce(new CallProblem('file_encrypted', 422, 'The file is protected by a password.'));
    await submitWhenFetched(box, null, 'Chartwright');
    expect(current().problem).toBe('The file is protected by a password.');
  });

  it('gives everything back when the plan has ended meanwhile, and leaves it to the notice to say so, once', async () => {
    const ended = new CallProblem('plan_required', 402, 'Your free trial has ended. Choose a plan to go on writing.');
    queryClient.setQueryData(profileKey, { may_write: true });
    const attached = [toFileSource(file('a.txt', 'text/plain'))];
    changeBox(box, { text: 'words', sources: attached });
    send.mockRejectedValue(ended);
    await submitWhenFetched(box, null, 'Chartwright');
    expect(current()).toEqual({ text: 'words', sources: attached, problem: null });
    expect(queryClient.getQueryData(profileKey)).toEqual({ may_write: false });
    // The notice stands by then: the second refusal is said under the box, where it is heard.
    await submitWhenFetched(box, null, 'Chartwright');
    expect(current()).toEqual({ text: 'words', sources: attached, problem: ended.message });
    queryClient.clear();
  });

  it('keeps the key for the same message sent again, and takes a new one for another', async () => {
    send.mockRejectedValue(new CallProblem('network', 0, 'no'));
    changeBox(box, { text: 'words' });
    await submitWhenFetched(box, null, 'Chartwright');
    await submitWhenFetched(box, null, 'Chartwright');
    changeBox(box, { text: 'other words' });
    await submitWhenFetched(box, null, 'Chartwright');
    const keys = send.mock.calls.map(([outgoing]) => outgoing.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('lets go of a template that was deleted since it was chosen, so that sending again goes through', async () => {
    const gone = new CallProblem('not_found', 404, 'This template is not there any more.');
    const template = { id: 't', name: 'Knee clinic' };
    changeBox(box, { text: 'words' });
    send.mockRejectedValueOnce(gone);
    await submitWhenFetched(box, null, 'Chartwright', { template });
    expect(current()).toMatchObject({ text: 'words', problem: gone.message });
    expect(composerStore.getState().notes[box]).toEqual({});
    // What was chosen meanwhile stays.
    chooseNote(box, { note_kind: 'nursing' });
    send.mockRejectedValueOnce(gone);
    await submitWhenFetched(box, null, 'Chartwright', { template });
    expect(composerStore.getState().notes[box]).toEqual({ note_kind: 'nursing' });
    // So does a template that nothing says is gone.
    chooseNote(box, { template });
    send.mockRejectedValueOnce(new CallProblem('network', 0, 'no'));
    await submitWhenFetched(box, null, 'Chartwright', { template });
    expect(composerStore.getState().notes[box]).toEqual({ template });
  });

  it('sends along how to redact, to Redactify alone, and takes another key when that is changed', async () => {
    send.mockRejectedValue(new CallProblem('network', 0, 'no'));
    changeBox(box, { text: 'words' });
    await submitWhenFetched(box, null, 'Redactify');
    keepRedaction({ redact_style: 'tags' });
    await submitWhenFetched(box, null, 'Redactify');
    await submitWhenFetched(box, null, 'Redactify');
    await submitWhenFetched(box, null, 'Validify');
    keepRedaction({});
    const sent = send.mock.calls.map(([outgoing]) => outgoing);
    expect(sent.map(({ choices }) => choices)).toEqual([{}, { redact_style: 'tags' }, { redact_style: 'tags' }, {}]);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
    expect(sent[2]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  });

  it('sends along what note it is to become, to the tools that write notes, and takes another key when that is changed', async () => {
    send.mockRejectedValue(new CallProblem('network', 0, 'no'));
    changeBox(box, { text: 'words' });
    for (const tool of ['Chartwright', 'TranscriptX', 'Redactify', 'Validify'] as const)
      await submitWhenFetched(box, null, tool, { note_kind: 'consult' });
    await submitWhenFetched(box, null, 'Chartwright', { note_kind: 'nursing' });
    await submitWhenFetched(box, null, 'Chartwright', { note_kind: 'nursing' });
    const sent = send.mock.calls.map(([outgoing]) => outgoing);
    expect(sent.slice(0, 5).map(({ choices }) => choices.note_kind)).toEqual([
      'consult',
      'consult',
      undefined,
      undefined,
      'nursing',
    ]);
    expect(sent[4]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
    expect(sent[5]?.idempotencyKey).toBe(sent[4]?.idempotencyKey);
  });

  it('says before sending that a text is too long', async () => {
    changeBox(box, { text: 'x'.repeat(limits.messageCharacters + 1) });
    await submitWhenFetched(box, null, 'Chartwright');
    expect(send).not.toHaveBeenCalled();
    expect(current().problem).toBe('The message is too long. The limit is 2,000,000 characters.');
  });
});

describe('drafts', () => {
  it('are saved once after a pause, with the newest text', async () => {
    changeBox(box, { text: 'a' });
    scheduleSave(box);
    changeBox(box, { text: 'ab' });
    scheduleSave(box);
    expect(hasUnsaved()).toBe(true);
    await vi.runAllTimersAsync();
    expect(calls.map((call) => call.text)).toEqual(['ab']);
    expect(hasUnsaved()).toBe(false);
  });

  it('come back into an empty box only', async () => {
    serverDraft = 'from before';
    await loadDraft(box);
    expect(current().text).toBe('from before');
    forgetDrafts();
    changeBox(box, { text: 'typed first' });
    await loadDraft(box);
    expect(current().text).toBe('typed first');
  });

  it('stay at the server while the message is on its way, and go when it was stored', async () => {
    changeBox(box, { text: 'words' });
    scheduleSave(box);
    await vi.runAllTimersAsync();
    let store: () => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
    const sent = submitWhenFetched(box, null, 'Chartwright');
    scheduleSave(box);
    await vi.runAllTimersAsync();
    expect(serverDraft).toBe('words');
    store();
    await sent;
    await vi.runAllTimersAsync();
    expect(serverDraft).toBe('');
  });

  it('are known as unsaved while the server is away', async () => {
    isDown = true;
    changeBox(box, { text: 'a' });
    scheduleSave(box);
    await vi.runAllTimersAsync();
    expect(hasUnsaved()).toBe(true);
  });

  it('have nothing of what was added beside the text: that is unsaved until it was sent or removed', () => {
    expect(hasUnsaved()).toBe(false);
    const pasted = { origin: 'text', kind: 'results', name: 'Labs', date: null, text: 'Hb 9' } as const;
    changeBox(box, { sources: [{ ...pasted, id: 't' }] });
    expect(hasUnsaved()).toBe(true);
    changeBox(box, { sources: [] });
    expect(hasUnsaved()).toBe(false);
  });
});
