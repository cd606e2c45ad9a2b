import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toast, useToaster } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  actionOfToast,
  dismissToast,
  shortToast,
  toastAccountError,
  toastAccountSuccess,
  toastBlank,
  toastDefaults,
  toastError,
  toastLoading,
  toastRemoval,
  toastSuccess,
  toastWithAction,
} from './toast.ts';

type Toasts = ReturnType<typeof useToaster>['toasts'];

function Reader({ onRead }: { readonly onRead: (toasts: Toasts) => void }): ReactNode {
  onRead(useToaster(toastDefaults).toasts);
  return null;
}

/** The toasts as the page's one toaster holds them now, with the durations that count. */
function readToasts(): Toasts {
  const read: Toasts[] = [];
  renderToString(<Reader onRead={(toasts) => read.push(toasts)} />);
  return read[0] ?? [];
}

const durations = (): (readonly [unknown, number | undefined])[] =>
  readToasts().map((one) => [one.message, one.duration]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('stand 4000 ms when blank, about an error or of a kind of their own, and 2000 ms for a success', () => {
    toastBlank('blank');
    toastError('error');
    toast.custom('custom');
    toastSuccess('success');
    expect(durations()).toEqual([
      ['success', 2000],
      ['custom', 4000],
      ['error', 4000],
      ['blank', 4000],
    ]);
  });

  it('have these durations from the defaults too, whoever shows them', () => {
    toast('blank');
    toast.error('error');
    toast.success('success');
    expect(durations().map(([, duration]) => duration)).toEqual([2000, 4000, 4000]);
  });

  it('of the history, and of what shows where it happened, stand 1000 ms', () => {
    expect(shortToast).toBe(1000);
    toastSuccess('Chat renamed successfully!', shortToast);
    toastError('Failed to delete chat.', shortToast);
    expect(durations().map(([, duration]) => duration)).toEqual([1000, 1000]);
  });

  it('of purchases and of user management stand 3000 ms, at the top on the right', () => {
    toastAccountSuccess('Subscription resumed.');
    toastAccountError('Failed to upgrade. Please try again.');
    expect(readToasts().map(({ duration, position }) => [duration, position])).toEqual([
      [3000, 'top-right'],
      [3000, 'top-right'],
    ]);
  });

  it('about something under way stand until they are dismissed', () => {
    const id = toastLoading('working');
    expect(durations()).toEqual([['working', Number.POSITIVE_INFINITY]]);
    dismissToast(id);
    expect(readToasts()[0]).toMatchObject({ visible: false, dismissed: true });
  });

  it('are kept to the newest 20', () => {
    for (let index = 1; index <= 25; index++) toastBlank(`toast ${index}`);
    const held = readToasts().map((one) => one.message);
    expect(held).toHaveLength(20);
    expect([held[0], held[19]]).toEqual(['toast 25', 'toast 6']);
  });

  it('leave the list 1000 ms after they were removed', () => {
    expect(toastRemoval).toBe(1000);
    toastSuccess('success');
    expect(readToasts()[0]?.removeDelay).toBe(1000);
  });

  it('carry an action where there is something to take back', () => {
    const onAct = vi.fn();
    const id = toastWithAction('Chat deleted successfully!', { label: 'Undo', onAct }, 8000);
    expect(durations()).toEqual([['Chat deleted successfully!', 8000]]);
    actionOfToast(id)?.onAct();
    expect(onAct).toHaveBeenCalledOnce();
    expect(actionOfToast(toastBlank('without'))).toBeUndefined();
  });
});
