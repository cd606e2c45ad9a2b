import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { visitTime } from './visit-time.ts';

const check = (text: string): string[] => visitTime.check(readChart(text), []).map(({ message }) => message);

describe('visitTime', () => {
  it.each([
    ['ED. Level chosen by total time 50 min.\nCPT 99284', 'chosen by decision making only'],
    ['Level based on time: total 32 min on date of service.\nCPT 99215', 'the chart states 32'],
    [
      'Time spent on discharge: 24 minutes.\nCPT 99239',
      '99239 (discharge day) is for at least 31 minutes, and the chart states 24',
    ],
    ['Time spent on discharge: less than 30 minutes.\nCPT 99239', 'the chart states 29'],
    ['Chronic care management, total clinical staff time this month: 14 minutes.\nCPT 99490', 'at least 20'],
    ['Psychotherapy. Start 10:02 End 10:39.\nCPT 90837', 'the chart states 37'],
    [
      'Total time on the day: 50 minutes.\nCPT 99215, 99417',
      '99417 beside 99215 is billed 1 times, and 50 minutes support 0',
    ],
    [
      'Total time spent today: 20 minutes; level selected based on total time. CPT 99214',
      '99214 by time needs 30 minutes, and the chart states 20',
    ],
    [
      'Assessment: common cold (J00).\nI spent 25 minutes on this visit.\nCPT 99215',
      '99215 by time needs 40 minutes, and the chart states 25',
    ],
    [
      'Individual psychotherapy, 45 minutes.\nCPT 90837',
      '90837 (psychotherapy) is for at least 53 minutes, and the chart states 45.',
    ],
    [
      'Session from 10:00 to 10:30, individual therapy.\nCPT 90834',
      '90834 (psychotherapy) is for 38 to 52 minutes, and the chart states 30.',
    ],
    [
      'Smoking cessation counseling, 5 minutes.\nCPT 99407',
      '99407 (tobacco counseling) is for at least 11 minutes, and the chart states 5.',
    ],
    [
      'Advance care planning discussed for 10 minutes.\nCPT 99497',
      '99497 (advance care planning) is for at least 16 minutes',
    ],
    ['Critical care time 25 minutes.\nCPT 99291', '99291 (critical care) is for at least 30 minutes'],
  ])('flags %s', (text, message) => {
    expect(check(text).join()).toContain(message);
  });

  it.each([
    '45 min session; 30 min of it psychotherapy besides the visit.\nCPT 99214, 90833',
    'Time spent on discharge: more than 30 minutes.\nCPT 99239',
    'Discharge day management, 38 min.\nCPT 99239',
    'Infuse over 20 minutes, then discharge home.\nCPT 99239',
    'Total time on the day: 58 minutes.\nCPT 99215, 99417',
    'Total time spent today: 30 minutes, level by time. CPT 99214',
    'Waited 20 minutes in triage. CPT 99214',
    'Total time 20 minutes.',
    'Total time spent: 1 hour 5 minutes, coded by time. CPT 99215',
    'Assessment: hypertension, uncontrolled (I10). Increase lisinopril to 20 mg.\nTotal time 22 minutes.\nCPT 99214',
    'Individual psychotherapy, 53 minutes.\nCPT 90837',
    'Psychotherapy.\nCPT 90837',
    'Session 2:00 PM - 2:55 PM, CBT.\nCPT 90837',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
