import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const saidOf = (text: string): string[] =>
  readFacts(text).map((fact) =>
    fact.type === 'history' ? `${fact.topic}: ${fact.detail}` : `${fact.type} (${fact.subject})`,
  );

describe('a disease before its relative', () => {
  it.each([
    ['FHx: stroke in brother, melanoma (maternal aunt)', ['Brother: stroke', 'Maternal aunt: melanoma']],
    ['Cough 2 weeks. There is a family history of epilepsy in the patient’s father.', ['Father: epilepsy']],
    ['Cough 2 weeks. Asthma runs in the family (sister).', ['Sister: asthma']],
    ['Family history significant for glaucoma in her mother.', ['Mother: glaucoma']],
  ])('is of the relative: %s', (text, expected) => {
    expect(saidOf(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each(['FHx: stroke in her paternal grandfather aged 60', 'FHx: gout in father and brother who both drink'])(
    'stays in the words of the writer where more is said: %s',
    (text) => {
      expect(saidOf(text)).toEqual(['clause (family-history)']);
    },
  );
});
