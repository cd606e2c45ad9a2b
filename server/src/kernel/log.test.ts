import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('of an error the log has kind and place, and no line of its message', () => {
  const quoting = new Error('Unexpected token\n    at home with Jane Sample\n    at clinic (room 4:12:1)');
  const { kind, at } = describeError(quoting);
  expect(kind).toBe('Error');
  expect(at[0]).toContain('log.test.ts');
  expect(at.join(' ')).not.toMatch(/Jane|clinic/);
  quoting.message = 'another';
  expect(describeError(quoting).at.join(' ')).not.toContain('Jane');
});
