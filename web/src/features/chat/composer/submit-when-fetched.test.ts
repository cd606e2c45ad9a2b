import { afterEach, expect, it, vi } from 'vitest';
import { attachFiles } from './attach-file.ts';
import { changeBox, composerStore, forgetBoxes, readBox } from './composer-store.ts';
import { forgetDrafts } from './draft-keeper.ts';
import { callBack, submitWhenFetched } from './submit-when-fetched.ts';

const { fetched, submitMessage } = vi.hoisted(() => ({
  fetched: Promise.withResolvers<void>(),
  submitMessage: vi.fn((..._what: unknown[]) => Promise.resolve()),
}));
vi.mock('./submit-message.ts', async () => {
  await fetched.promise;
  return { submitMessage };
});
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: () => Promise.resolve({ text: '', message: 'ok' }),
}));
vi.mock('../../../ui/toast.ts', () => ({ shortToast: 1000, toastError: vi.fn(), toastSuccess: vi.fn() }));

const box = 'new';
const current = () => readBox(composerStore.getState(), box);
const isLeaving = () => composerStore.getState().leaving[box] !== undefined;

afterEach(() => {
  forgetBoxes();
  forgetDrafts();
  vi.clearAllMocks();
});

it('is on its way while what sends is fetched, and can be called back', async () => {
  changeBox(box, { text: 'words' });
  const sent = submitWhenFetched(box, null, 'Chartwright');
  expect([current().text, isLeaving()]).toEqual(['', true]);
  changeBox(box, { text: 'typed since' });
  expect(callBack(box)).toBe(true);
  expect([current().text, isLeaving()]).toEqual(['words\n\ntyped since', false]);
  expect(callBack(box)).toBe(false);
  fetched.resolve();
  await sent;
  expect(submitMessage).not.toHaveBeenCalled();
  expect(current().text).toBe('words\n\ntyped since');
});

it('goes with a file whose check ends before what sends is there', async () => {
  changeBox(box, { text: 'words' });
  const attaching = attachFiles(box, [new File(['bp 138/84'], 'a.txt', { type: 'text/plain' })]);
  const sent = submitWhenFetched(box, 'chat', 'Chartwright');
  expect(current().text).toBe('words');
  await Promise.all([attaching, sent]);
  const leaving = submitMessage.mock.calls[0]?.[4];
  expect(leaving).toMatchObject({ text: 'words', sources: [{ name: 'a.txt' }] });
  expect(isLeaving()).toBe(false);
});

it('does not go where a file that was chosen with it cannot', async () => {
  changeBox(box, { text: 'words' });
  const attaching = attachFiles(box, [new File(['MZ'], 'tool.exe')]);
  await Promise.all([attaching, submitWhenFetched(box, null, 'Chartwright')]);
  expect(submitMessage).not.toHaveBeenCalled();
  expect(current().text).toBe('words');
});
