import { afterEach, expect, it, vi } from 'vitest';
import { reviewLine } from './review-line.ts';

const preferences = { default_tool: 'Chartwright', note_kind: null, uses_models: true } as const;
const person = { workspace: 'personal', allows_models: true, preferences } as const;

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
  expect(reviewLine(person)).toBe(line);
});

const stored = `${drafts} Your text is stored encrypted.`;
const asked = `${stored} A language model outside this server may be asked, with identifiers replaced first.`;
const off = { ...preferences, uses_models: false };

it.each([
  ['a person who wants no model', { ...person, preferences: off }, stored],
  ['a company that wants no model', { ...person, workspace: 'company', allows_models: false } as const, stored],
  [
    'a company that wants one, of somebody who wants none',
    { ...person, workspace: 'company', preferences: off } as const,
    asked,
  ],
  ['somebody alone, whose company wants none', { ...person, allows_models: false }, asked],
  ['somebody who is not known yet', undefined, stored],
])('does not say of %s that a model is asked unless it is', (_who, profile, line) => {
  serve('model');
  expect(reviewLine(profile)).toBe(line);
});
