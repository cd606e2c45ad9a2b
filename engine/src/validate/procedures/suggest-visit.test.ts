import { describe, expect, it } from 'vitest';
import type { CodeLibrary } from '../../codes/tables/code-tables.ts';
import { builtInLibrary } from '../../codes/tables/built-in.ts';
import { builtInCpt } from '../../codes/tables/procedures/index.ts';
import { readChart } from '../reading/read-chart.ts';
import { suggestVisit } from './suggest-visit.ts';

const library: CodeLibrary = { at: (day) => ({ ...builtInLibrary.at(day), cpt: builtInCpt }) };
const withoutCpt: CodeLibrary = { at: (day) => ({ ...builtInLibrary.at(day), cpt: null }) };

const visit = `Chief complaint: blood pressure and sugar check.
Assessment and plan:
1. Hypertension, at goal. Continue lisinopril 10 mg daily.
2. Type 2 diabetes, at goal. Continue metformin 500 mg twice daily. BMP and lipids ordered.`;

describe('suggestVisit', () => {
  it.each([
    ['an established patient', visit, '99214'],
    ['a new patient', `New patient to establish care.\n${visit}`, '99204'],
    ['the time where it carries more', `${visit}\nTotal time on the date of service: 44 minutes.`, '99215'],
    ['a minor problem', 'Chief complaint: runny nose.\nAssessment: common cold.\nPlan: rest.', '99212'],
  ])('chooses for %s', (_what, text, code) => {
    const found = suggestVisit(readChart(text, library));
    expect(found?.code).toBe(code);
    expect(found?.evidence.length).toBeGreaterThan(0);
    expect(builtInCpt.find(found?.code ?? '')).not.toBeNull();
  });

  it.each([
    ['a chart with its visit coded', `${visit}\nCPT 99213`],
    ['psychotherapy', 'Individual psychotherapy for depression, 45 minutes.\nCPT 90834'],
    ['a form', 'Form completed.'],
    ['nothing', ''],
  ])('says nothing of %s', (_what, text) => {
    expect(suggestVisit(readChart(text, library))).toBeNull();
  });

  it('names no number where CPT is switched off', () => {
    expect(suggestVisit(readChart(visit, withoutCpt))).toBeNull();
  });
});
