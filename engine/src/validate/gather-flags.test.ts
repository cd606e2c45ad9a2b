import { describe, expect, it } from 'vitest';
import type { RaisedFlag, Severity } from '../model/result.ts';
import { gatherFlags } from './gather-flags.ts';
import { readChart } from './reading/read-chart.ts';

const text = 'Assessment: I50.9, J44.9';

type Raised = readonly [rule: string, code: string, severity?: Severity];

function gather(raised: readonly Raised[]): string[] {
  const rules = raised.map(([rule, code, severity = 'medium']) => ({
    name: rule,
    check: (): RaisedFlag[] => [
      { severity, rule, message: `${rule}: ${code}`, query: null, basis: 'test', codes: [code], sources: [] },
    ],
  }));
  const { flags, gaps } = gatherFlags(readChart(text), [], rules);
  return [...flags, ...gaps].map((flag) => `${flag.rule} ${flag.codes.join()}`);
}

describe('gatherFlags', () => {
  it.each<[string, Raised[], string[]]>([
    [
      'asks no more of a code that is denied',
      [
        ['hcc-support', 'I50.9'],
        ['code-denied', 'I50.9', 'high'],
        ['code-unspecified', 'I50.9'],
      ],
      ['code-denied I50.9'],
    ],
    [
      'asks no more of a code that rests on nothing',
      [
        ['code-unsupported', 'J44.9'],
        ['hcc-support', 'J44.9'],
        ['use-additional', 'J44.9'],
      ],
      ['code-unsupported J44.9'],
    ],
    [
      'asks no more of a code that only was',
      [
        ['code-historical', 'J44.9'],
        ['hcc-support', 'J44.9'],
      ],
      ['code-historical J44.9'],
    ],
    [
      'tells one doubt of a code',
      [
        ['code-denied', 'I50.9'],
        ['code-unsupported', 'I50.9'],
      ],
      ['code-denied I50.9'],
    ],
    [
      'keeps what is said of another code',
      [
        ['code-denied', 'I50.9'],
        ['hcc-support', 'J44.9'],
      ],
      ['code-denied I50.9', 'hcc-support J44.9'],
    ],
    [
      'lets a consideration silence nothing',
      [
        ['code-unsupported', 'I50.9', 'low'],
        ['hcc-support', 'I50.9'],
      ],
      ['hcc-support I50.9', 'code-unsupported I50.9'],
    ],
    [
      'keeps other faults of a denied code',
      [
        ['code-denied', 'I50.9'],
        ['duplicate-code', 'I50.9'],
        ['excludes1', 'I50.9'],
      ],
      ['code-denied I50.9', 'duplicate-code I50.9', 'excludes1 I50.9'],
    ],
    [
      'tells each fault once',
      [
        ['excludes1', 'I50.9'],
        ['excludes1', 'I50.9'],
      ],
      ['excludes1 I50.9'],
    ],
  ])('%s', (_, raised, kept) => expect(gather(raised)).toEqual(kept));
});
