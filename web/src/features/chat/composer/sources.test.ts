import { limits, problems } from '@notewright/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { sendMessage } from '../sending/send-message.ts';
import { toastError } from '../../../ui/toast.ts';
import { attachFiles } from './attach-file.ts';
import { areSame, describeSources, toFileSource, type BoxSource } from './box-source.ts';
import { addSources, changeBox, changeSource, composerStore, forgetBoxes, readBox } from './composer-store.ts';
import { forgetTries } from './failed-tries.ts';
import { submitWhenFetched } from './submit-when-fetched.ts';
import { tooManySources } from './words.ts';

vi.mock('../../../ui/toast.ts', () => ({ shortToast: 1000, toastError: vi.fn(), toastSuccess: vi.fn() }));
vi.mock('../sending/send-message.ts', () => ({ sendMessage: vi.fn() }));

const box = 'new';
const current = () => readBox(composerStore.getState(), box);
const file = (name: string) => new File(['words'], name, { type: 'text/plain' });
const text: BoxSource = {
  id: 't',
  origin: 'text',
  kind: 'medication_list',
  name: 'List',
  date: '2026-03-03',
  text: 'x',
};
const note: BoxSource = { id: 'n', origin: 'note', kind: 'previous_note', name: 'Knee', date: null, messageId: 'm' };
const many = (count: number): BoxSource[] => Array.from({ length: count }, (_, at) => ({ ...text, id: `${at}` }));

afterEach(() => {
  forgetBoxes();
  forgetTries();
  vi.mocked(sendMessage).mockReset();
  vi.mocked(toastError).mockReset();
});

describe('what is said of the sources of a message', () => {
  it('is nothing of files of the visit under their own names', () => {
    expect(describeSources([toFileSource(file('a.txt')), toFileSource(file('b.txt'))])).toEqual({});
    expect(describeSources([])).toEqual({});
  });

  it('is name, kind and day of each, and the words of a pasted one', () => {
    const sent = describeSources([{ ...toFileSource(file('a.txt')), kind: 'results' }, text, note]).sources ?? '';
    expect(JSON.parse(sent)).toEqual([
      { origin: 'file', kind: 'results', name: 'a.txt', date: null },
      { origin: 'text', kind: 'medication_list', name: 'List', date: '2026-03-03', text: 'x' },
      { origin: 'note', kind: 'previous_note', name: 'Knee', date: null, message_id: 'm' },
    ]);
  });

  it('makes another message where it differs, and no other by what was wrong with it', () => {
    expect(areSame([text], [{ ...text, problem: 'Wrong.' }])).toBe(true);
    expect(areSame([text], [{ ...text, kind: 'results' }])).toBe(false);
    expect(areSame([text, note], [note, text])).toBe(false);
    expect(areSame([toFileSource(file('a.txt'))], [toFileSource(file('a.txt'))])).toBe(false);
  });
});

describe('a box', () => {
  it('takes ten sources, its typed words among them, and says why it takes no more', () => {
    expect(tooManySources).toBe(problems.too_many_sources[1]);
    expect(addSources(box, many(limits.sources))).toBeNull();
    expect(addSources(box, [note])).toBe(tooManySources);
    expect(current().sources).toHaveLength(limits.sources);
    changeBox(box, { text: 'typed', sources: many(8) });
    expect(addSources(box, [note, text])).toBe(tooManySources);
    expect(current().sources.at(-1)).toBe(note);
  });

  it('sends no eleventh, and keeps all of them', async () => {
    changeBox(box, { text: 'typed', sources: many(limits.sources) });
    await submitWhenFetched(box, null, 'Chartwright');
    expect(sendMessage).not.toHaveBeenCalled();
    expect(current()).toMatchObject({ text: 'typed', problem: tooManySources });
    expect(current().sources).toHaveLength(limits.sources);
  });

  it('changes and removes one of them', () => {
    addSources(box, [text, note]);
    changeSource(box, 't', { ...text, kind: 'results' });
    changeSource(box, 'n', null);
    expect(current().sources).toEqual([{ ...text, kind: 'results' }]);
  });

  it('keeps the files that can go, and says of each other one why not; no name comes into a toast', async () => {
    await attachFiles(box, [file('a.txt'), new File(['x'], 'b.exe'), file('c.txt'), new File([], 'd.txt')]);
    expect(current().sources.map(({ name }) => name)).toEqual(['a.txt', 'c.txt']);
    expect(current().problem).toBe(`b.exe: ${problems.unsupported_file[1]}\nd.txt: ${problems.file_empty[1]}`);
    expect(vi.mocked(toastError).mock.calls.join()).not.toContain('b.exe');
  });

  it('gets everything back when the server does not take one file, which is marked', async () => {
    const sources = [text, toFileSource(file('a.txt')), toFileSource(file('b.pdf'))];
    changeBox(box, { text: 'typed', sources });
    const errors = { 'attached_file.1': ['The file is damaged and could not be read.'] };
    vi.mocked(sendMessage).mockRejectedValueOnce(
      new CallProblem('file_damaged', 422, 'The file is damaged and could not be read.', { errors }),
    );
    await submitWhenFetched(box, null, 'Chartwright');
    expect(current().sources.map(({ name, problem }) => [name, problem])).toEqual([
      ['List', undefined],
      ['a.txt', undefined],
      ['b.pdf', 'The file is damaged and could not be read.'],
    ]);
    expect(current().text).toBe('typed');
  });
});
