import { describe, expect, it } from 'vitest';
import { draftOf, emptyHeading, moveHeading } from './draft.ts';

describe('moveHeading', () => {
  const rows = [emptyHeading(), emptyHeading(), emptyHeading()];
  const keys = (index: number, by: -1 | 1) =>
    moveHeading(rows, index, by).map(({ key }) => rows.findIndex((row) => row.key === key));

  it.each([
    [0, 1, [1, 0, 2]],
    [2, -1, [0, 2, 1]],
    [0, -1, [0, 1, 2]],
    [2, 1, [0, 1, 2]],
  ] as const)('%i by %i', (index, by, order) => {
    expect(keys(index, by)).toEqual(order);
  });
});

describe('draftOf', () => {
  it('begins with one empty heading, and gives each a key of its own', () => {
    expect(draftOf(null).headings).toHaveLength(1);
    const { headings } = draftOf({
      id: 'x',
      name: 'Knee',
      headings: [
        { title: 'A', instruction: '', takes: [] },
        { title: 'A', instruction: '', takes: [] },
      ],
      is_shared: false,
      can_edit: true,
      updated_on: '',
    });
    expect(headings[0]?.key).not.toBe(headings[1]?.key);
  });
});
