import { afterEach, expect, it, vi } from 'vitest';
import { reviewLine } from './review-line.ts';

const drafts = "Results are drafts for a clinician's review.";

function serve(place: string | null): void {
  const metas = place === null ? {} : { 'meta[name="notewright-text-place"]': { content: place } };
  vi.stubGlobal('document', { querySelector: (asked: string) => (metas as Record<string, unknown>)[asked] ?? null });
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['here', `${drafts} Your text is encrypted and stays on this server.`],
  [
    'model',
    `${drafts} Your text is stored encrypted. A language model outside this server may be asked, with identifiers replaced first.`,
  ],
  ['elsewhere', `${drafts} Your text is stored encrypted.`],
  // Whoever does not know promises nothing.
  ['what a later server says', drafts],
  [null, drafts],
])('says of text that comes to %j only what is so', (place, line) => {
  serve(place);
  expect(reviewLine()).toBe(line);
});
