import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const drugsOf = (text: string): string[] =>
  readFacts(text).flatMap((fact) =>
    fact.type === 'medication' ? [[fact.name, fact.dose, fact.frequency, fact.status].join(' ')] : [],
  );

describe('drugs as lists have them', () => {
  it.each([
    ['Cough. Takes bisoprolol 5 mg once daily.', ['bisoprolol 5 mg once daily taken']],
    [
      'Meds: enalapril 10 mg, b.i.d., sotalol 80 mg, t.i.d.',
      ['enalapril 10 mg twice daily taken', 'sotalol 80 mg three times daily taken'],
    ],
  ])('are taken as often as is written: %s', (text, expected) => {
    expect(drugsOf(text)).toEqual(expected);
  });

  it.each(['NEW MEDICATIONS:\nrivaroxaban 20 mg daily', 'Discontinued medications:\nrivaroxaban 20 mg daily'])(
    'are not simply taken under a heading of what is done with them: %s',
    (text) => {
      expect(drugsOf(text)).toEqual([]);
      expect(readFacts(text)).toMatchObject([{ type: 'clause', label: expect.any(String) }]);
    },
  );

  it('stay with what is done with them after a dash', () => {
    expect(readFacts('Plan:\n- ramipril 5 mg od - start')).toMatchObject([{ text: 'ramipril 5 mg od - start' }]);
  });
});

describe('known names that are denied', () => {
  it.each([
    ['PMH: no type 1 diabetes mellitus', 'type 1 diabetes mellitus'],
    ['PMH: no history of attention deficit hyperactivity disorder', 'attention deficit hyperactivity disorder'],
    ['PMHx: not known with epilepsy', 'epilepsy'],
    ['K/C/O gout\nn/k/c/o asthma', 'asthma'],
  ])('are denied however many words they have: %s', (text, name) => {
    const denied = readFacts(text).filter(({ assertion }) => assertion.polarity === 'absent');
    expect(denied).toMatchObject([{ type: 'condition', name }]);
  });
});
