import { describe, expect, it } from 'vitest';
import { findDueDateConflict, findFundusConflict } from './pregnancy-measures.ts';
import { readChart } from './read-chart.ts';

describe('findDueDateConflict', () => {
  it.each([
    ['Date of service: 12/15/2021. EDD 04/02/2022. Today 33w0d.', 'make 24 weeks'],
    ['DOS: 01/10/2022. Due date 12/01/2022. 20 weeks pregnant.', 'make no week'],
  ])('%s', (text, message) => expect(findDueDateConflict(readChart(text))?.message).toContain(message));

  it.each([
    'Date of service: 12/15/2021. EDD 02/02/2022. Today 33w0d.',
    'Date of service: 12/15/2021. EDD 02/09/2022 by ultrasound. Today 33w0d.',
    'Date of service: 12/15/2021. Today 33w0d.',
    'Date of service: 12/15/2021. EDD 02/02/2022.',
  ])('says nothing of %s', (text) => expect(findDueDateConflict(readChart(text))).toBeNull());
});

describe('findFundusConflict', () => {
  it.each(['33w0d. Fundal height 20 cm.', '26 weeks pregnant. Fundus 35 cm.'])('%s', (text) =>
    expect(findFundusConflict(readChart(text))).not.toBeNull(),
  );
  it.each(['33w0d. Fundal height 31 cm.', '12 weeks pregnant. Fundus 20 cm.', 'Fundal height 20 cm.'])(
    'says nothing of %s',
    (text) => expect(findFundusConflict(readChart(text))).toBeNull(),
  );
});
