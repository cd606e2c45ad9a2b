import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { socialHandle } from './social-handle.ts';

describe('social-handle', () => {
  it.each([
    'Instagram «@jules»',
    'Posts as «@jules_sky99».',
    'Pain 5 @rest, HR 80 @ 8 am',
    'Mail maria@lakeside.example.org',
    'Given @bedside',
  ])('%s', (marked) => {
    expect(markFindings(socialHandle, readMarked(marked).text)).toBe(marked);
  });
});
