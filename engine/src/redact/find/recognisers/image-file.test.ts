import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { imageFile } from './image-file.ts';

describe('image-file', () => {
  it.each([
    'See «IMG_2041.jpg» in the chart',
    'Recording «visit-smith.mp3» kept',
    'A png. Then jpg files',
    'Dose 2.5 tif',
  ])('%s', (marked) => {
    expect(markFindings(imageFile, readMarked(marked).text)).toBe(marked);
  });
});
