import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

async function* each<T>(...items: readonly T[]): AsyncGenerator<T, void> {
  yield* items;
}
const collect = async <T>(from: AsyncIterable<T>, into: T[] = []): Promise<T[]> => {
  for await (const one of from) into.push(one);
  return into;
};

test('gives out in the order of the items, and works on all at once', async () => {
  const first = Promise.withResolvers<number>();
  const begun: number[] = [];
  const done = inOrder(each(1, 2, 3), (item) => {
    begun.push(item);
    if (item === 3) first.resolve(1);
    return item === 1 ? first.promise : Promise.resolve(item);
  });
  expect(await collect(done)).toEqual([1, 2, 3]);
  expect(begun).toEqual([1, 2, 3]);
});

test('gives out what came before the items broke off, then says so', async () => {
  async function* broken(): AsyncGenerator<number, void> {
    yield* [1, 2];
    throw new Error('broke off');
  }
  const given: number[] = [];
  await expect(
    collect(
      inOrder(broken(), (item) => Promise.resolve(item)),
      given,
    ),
  ).rejects.toThrow('broke off');
  expect(given).toEqual([1, 2]);
});

test('ends where work fails, and gives out nothing behind it', async () => {
  const given: number[] = [];
  const work = (item: number): Promise<number> =>
    item === 2 ? Promise.reject(new Error('failed')) : Promise.resolve(item);
  await expect(collect(inOrder(each(1, 2, 3), work), given)).rejects.toThrow('failed');
  expect(given).toEqual([1]);
});
