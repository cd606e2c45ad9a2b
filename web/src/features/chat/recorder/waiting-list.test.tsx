import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { newChat } from '../sending/reply-store.ts';
import { Bar } from './visit-bar.tsx';
import { noVisit } from './visit-store.ts';
import { WaitingRow } from './waiting-list.tsx';
import type { WaitingVisit } from './waiting-store.ts';
import * as words from './words.ts';

const nothing = (): void => undefined;
const buttonsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside]) => inside?.replaceAll(/<[^>]*>/g, '') ?? '');

/** On a page without a message box, or on the one of the chat home. */
function buttonsOfRow(change: Partial<WaitingVisit>, at = '/settings'): readonly string[] {
  const rest = { id: 'v1', begunAt: new Date(0), seconds: 60, hasText: false, box: null, isBusy: false };
  return buttonsOf(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[at]}>
        <WaitingRow visit={{ ...rest, state: 'waiting', ...change }} onDiscard={nothing} onLeaveOut={nothing} />
      </MemoryRouter>,
    ),
  );
}

it('a visit that waits has the buttons that do something', () => {
  expect(buttonsOfRow({})).toEqual([words.discard]);
  for (const state of ['failed', 'given-up'] as const) {
    expect(buttonsOfRow({ state })).toEqual([words.tryAgain, words.discard]);
    expect(buttonsOfRow({ state, hasText: true })).toEqual([words.tryAgain, words.leaveOut, words.discard]);
  }
  expect(buttonsOfRow({ state: 'placed', box: 'chat-1' })).toEqual([words.openChat]);
  expect(buttonsOfRow({ state: 'placed', box: newChat })).toEqual([words.openChat]);
  expect(buttonsOfRow({ state: 'placed', box: newChat }, '/')).toEqual([]);
  expect(buttonsOfRow({ state: 'placed' })).toEqual([]);
});

it.each([
  [true, [words.tryAgain, words.finishWithout, words.discard]],
  [false, [words.tryAgain, words.discard]],
])('a recording of which parts failed is finished without them where something is left: %s', (hasText, shown) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/settings']}>
      <Bar state={{ ...noVisit, phase: 'failed', hasText }} />
    </MemoryRouter>,
  );
  expect(buttonsOf(html)).toEqual(shown);
});
