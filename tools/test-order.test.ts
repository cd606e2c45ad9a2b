import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { ShuffledByMember } from './test-order.ts';

const files = ['engine', 'server', 'web', 'server', 'engine', 'server', 'engine', 'server', 'engine', 'server'].map(
  (name, at) => ({ project: { name }, moduleId: `/notewright/${name}/src/${at}.test.ts` }) as TestSpecification,
);

async function order(seed: number): Promise<string[]> {
  const sequencer = new ShuffledByMember({ config: { sequence: { seed } } } as Vitest);
  return (await sequencer.sort(files)).map(({ moduleId }) => moduleId);
}

it('shuffles the files of each member by the seed, and runs one member after the other', async () => {
  const one = await order(1);
  expect(one.toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted());
  expect(await order(1)).toEqual(one);
  expect(await order(2)).not.toEqual(one);
  const members = one.map((file) => file.split('/')[2]);
  expect(members.filter((member, at) => member !== members[at - 1])).toEqual(['server', 'engine', 'web']);
});
