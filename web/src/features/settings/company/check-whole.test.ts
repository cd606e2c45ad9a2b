import { expect, it } from 'vitest';
import { checkWhole } from './check-whole.ts';

const check = checkWhole(2, 60, 'minutes');

it('takes whole numbers within the limits, and says the limits for anything else', () => {
  for (const text of ['2', '60', ' 15 ', '007']) expect(check(text), text).toBeNull();
  for (const text of ['', ' ', '1', '61', '-5', '2.5', '1e1', 'ten', '٣٠', '9'.repeat(400), '15 min'])
    expect(check(text), text).toBe('Please give 2 to 60 minutes');
});
