import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { email } from './email.ts';

describe('email', () => {
  it.each([
    'Write to «maria.l@clinic.example.org».',
    "(«o'neil@x.example.com»)",
    'Mail: «jörg_m+1@bücher.example.de», thanks',
    'Take 5 mg @ 8 pm, see x@y',
    'Twitter @handle and a@b.1',
  ])('%s', (marked) => {
    expect(markFindings(email, readMarked(marked).text)).toBe(marked);
  });
});
