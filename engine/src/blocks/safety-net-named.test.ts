import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';

const planOf = (text: string): string[] =>
  chart(text)
    .sections.filter(({ id }) => id === 'plan')
    .flatMap(({ statements }) => statements.map((one) => one.text));

describe('a safety net that is named as one', () => {
  it.each([
    [
      'Plan: fluids. safety net - worse SOB, blood, confused -> 999/111',
      'Safety net - worse shortness of breath, blood, confused → 999/111',
    ],
    [
      'safety netting: chest pain, collapse, blue lips - call 999',
      'Safety netting: chest pain, collapse, blue lips - call 999',
    ],
    ['Safety netted - fever >39, floppy, not drinking, rash', 'Safety netted - fever >39, floppy, not drinking, rash'],
  ])('%s is one step with its name', (text, step) => {
    expect(planOf(text)).toContain(step);
    expect(JSON.stringify(chart(text).sections.filter(({ id }) => id !== 'plan'))).not.toMatch(/pain|fever|breath/i);
  });
});
