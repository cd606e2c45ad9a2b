import { expect, it } from 'vitest';
import { findStaleTypefaces } from './cut-typefaces.ts';

it('the typefaces of invoices and notes are those of the packages, cut as the tool cuts them', async () => {
  expect(await findStaleTypefaces()).toEqual([]);
});
