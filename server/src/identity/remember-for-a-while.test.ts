import { expect, it } from 'vitest';
import { rememberForAWhile } from './remember-for-a-while.ts';

it('looks up once for many, keeps what it found, and falls back to it', async () => {
  let time = 0;
  let asked = 0;
  let next: () => Promise<string> = () => Promise.resolve('first');
  const look = rememberForAWhile(
    () => {
      asked += 1;
      return next();
    },
    () => time,
    { fresh: 100, pause: 10 },
  );
  expect(await Promise.all([look(), look(), look()])).toEqual(['first', 'first', 'first']);
  expect(asked).toBe(1);
  time = 99;
  await look();
  expect(asked).toBe(1);
  time = 100;
  next = () => Promise.reject(new Error('down'));
  expect(await look()).toBe('first');
  time = 109;
  expect(await look()).toBe('first');
  expect(asked).toBe(2);
  time = 110;
  next = () => Promise.resolve('second');
  expect(await look()).toBe('second');
});

it('tells a failure at once to who asks within the pause, and to nobody after it', async () => {
  let time = 0;
  let asked = 0;
  let isDown = true;
  const look = rememberForAWhile(
    async () => {
      asked += 1;
      await Promise.resolve();
      if (isDown) throw new Error('down');
      return 'up';
    },
    () => time,
    { fresh: 100, pause: 10 },
  );
  const failures = await Promise.allSettled([look(), look()]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(look()).rejects.toThrow('down');
  expect(asked).toBe(1);
  isDown = false;
  time = 10;
  expect(await look()).toBe('up');
});
