import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const saidOf = (text: string): string[] =>
  readFacts(text).map((fact) =>
    fact.type === 'procedure' || fact.type === 'condition'
      ? `${fact.type} ${fact.name.toLowerCase()} (${fact.subject})`
      : fact.type,
  );

describe('operations among what is known', () => {
  it.each([
    [
      'PMH: splenectomy (1999), asthma',
      ['procedure splenectomy (1999) (past-surgical-history)', 'condition asthma (past-medical-history)'],
    ],
    [
      'PMHx: gout, s/p laparotomy 2012',
      ['condition gout (past-medical-history)', 'procedure laparotomy 2012 (past-surgical-history)'],
    ],
    [
      "PSH: CABG '11; right knee arthroscopy",
      ["procedure cabg '11 (past-surgical-history)", 'procedure right knee arthroscopy (past-surgical-history)'],
    ],
    [
      'PSHx: lumbar fusion, shingles 2010',
      ['procedure lumbar fusion (past-surgical-history)', 'condition shingles 2010 (past-medical-history)'],
    ],
  ])('are procedures, and diseases among operations conditions: %s', (text, expected) => {
    expect(saidOf(text)).toEqual(expected);
  });

  it.each(['PSH: cholecystectomy complicated by bile leak', 'PSH: awaiting hip replacement 2025'])(
    'stay in the words of the writer where more is said: %s',
    (text) => {
      expect(saidOf(text)).toEqual(['clause']);
    },
  );

  it('are denied where the writer denies them', () => {
    expect(saidOf('PSH: no hysterectomy')).not.toContain('procedure hysterectomy (past-surgical-history)');
  });
});
