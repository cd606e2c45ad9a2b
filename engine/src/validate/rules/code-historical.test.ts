import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeHistorical } from './code-historical.ts';

describe('codeHistorical', () => {
  it.each<[string, string[]]>([
    [
      'Date of service: 03/01/2022\nOld stroke in 2017 without residual deficit.\nDx:\nI63.9 Cerebral infarction, unspecified',
      ['I63.9'],
    ],
    [
      'Date of service: 03/01/2022\nBreast cancer 2003, mastectomy and chemotherapy, no recurrence.\nDx:\nC50.912 Breast cancer',
      ['C50.912'],
    ],
    [
      'Date of service: 03/01/2022\nBreast cancer 2009, lumpectomy, five years of letrozole ended 2014, no recurrence.\nDx:\nC50.912 Breast cancer',
      ['C50.912'],
    ],
    ['History of pneumonia in 2019.\nDx:\nJ18.9 Pneumonia', ['J18.9']],
    [
      'Visit 04/05/2022. Kidney stone in 2011, none since.\nAssessment:\nI10 Hypertension\nN20.0 Calculus of kidney',
      ['N20.0'],
    ],
    // No day of service is told; other dates tell that 2009 is long past.
    ['Labs 03/02/2022 normal. Colon cancer 2009, hemicolectomy.\nDx:\nC18.9 Malignant neoplasm of colon', ['C18.9']],
    [
      '72-year-old man. Had a stroke in 2018, no deficits. Aspirin 81 mg.\nDx:\nI63.9 Cerebral infarction, unspecified',
      ['I63.9'],
    ],
    [
      'Appendicitis age 20, appendectomy. Here for blood pressure.\nDx:\nK35.80 Unspecified acute appendicitis',
      ['K35.80'],
    ],
    [
      'Right DVT after the flight in 2011 treated 6 months, resolved.\nDx:\nI82.401 Acute embolism and thrombosis of unspecified deep veins of right lower extremity',
      ['I82.401'],
    ],
    [
      'Had a left breast cancer treated with lumpectomy in 2014; completed five years of anastrozole in 2019. No recurrence.\nDx: C50.912',
      ['C50.912'],
    ],
    ['Quit cigarettes 2009.\nDx:\nF17.210 Nicotine dependence, cigarettes, uncomplicated', ['F17.210']],
    [
      'Visit 03/08/2022. Melanoma in situ of the back was excised in 2015 and has not come back.\nDx:\nD03.59 Melanoma in situ of other part of trunk',
      ['D03.59'],
    ],
    [
      'Visit 05/17/2022. Alcohol dependence in sustained remission since 2017.\nDx:\nF10.20 Alcohol dependence, uncomplicated',
      ['F10.20'],
    ],
    [
      'Office visit 08/11/2022\nHPI: Sequela of a left MCA infarct 05/06/2022, weak on the right.\nDx:\nI63.412 Cerebral infarction due to embolism of left middle cerebral artery',
      ['I63.412'],
    ],
  ])('flags %s', (text, codes) => {
    const flags = codeHistorical.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-historical');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Breast cancer 2021, lumpectomy. Anastrozole 1 mg daily.\nC50.411 Malignant neoplasm of upper-outer quadrant of right female breast - under adjuvant treatment',
    'Acute stroke today, tPA given.\nDx: I63.9',
    'History of hypertension, on lisinopril.\nDx: I10',
    'Pneumonia, started azithromycin today.\nDx: J18.9',
    'Hx: Impingement of the right shoulder for five months, therapy eight weeks.\nDx: M75.41 Impingement syndrome of right shoulder',
    '3 wks s/p closed treatment of left distal radius fracture. Cast intact.\nDx: S52.502D',
    'Asthma since age 9.\nDx: J45.20',
    'Left breast cancer, lumpectomy in 2023, taking anastrozole daily.\nDx: C50.912',
    'Visit 08/18/2022. Opioid use disorder, severe, under 3 months without use, so not in remission.\nDx:\nF11.20 Opioid dependence, uncomplicated',
  ])('says nothing of %s', (text) => {
    expect(codeHistorical.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
