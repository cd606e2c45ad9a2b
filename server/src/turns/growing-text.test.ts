import { expect, test } from 'vitest';
import { GrowingText } from './growing-text.ts';

test('a text says the same however it grew, whenever it is asked', () => {
  const text = new GrowingText();
  let plain = '';
  expect(text.toString()).toBe('');
  for (let step = 0; step < 3_000; step += 1) {
    const piece = step % 7 === 0 ? '' : `wörd ${step} 🩺 `;
    text.add(piece);
    plain += piece;
    expect(text.length).toBe(plain.length);
    if (step % 500 === 3) expect(text.toString()).toBe(plain);
  }
  expect(text.toString()).toBe(plain);
});
