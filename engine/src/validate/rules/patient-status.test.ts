import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { patientStatus } from './patient-status.ts';

const check = (text: string): string[] => patientStatus.check(readChart(text), []).map(({ message }) => message);

describe('patientStatus', () => {
  it.each([
    ['Patient returns today, last visit 11/2024, for arthritis.\nCPT 99205', '99205 is for a new patient'],
    ['Home visit #4 this year.\nCPT 99344', '99344 is for a new patient'],
    ['ADMIT NOTE 2/2/25: pneumonia.\nCPT 99231', '99231 is for the days after the first'],
    ['SNF follow up visit, resident since 2023.\nCPT 99304', '99304 is for the first visit in a nursing facility'],
    ['SNF ADMISSION H&P after a stroke.\nCPT 99308', '99308 is for the visits after the first'],
    ['Pt saw my partner Dr. Hill in this practice 14 months ago.\nCPT 99203', '99203 is for a new patient'],
    [
      'DISCHARGE SUMMARY\nDischarge diagnosis: cellulitis. Home on cephalexin.\nCPT 99232',
      '99232 is for a day before the discharge',
    ],
    ['Established patient, last seen in clinic 3 months ago.\nCPT 99203', '99203 is for a new patient'],
    ['She returns to clinic for follow-up of asthma.\nCPT 99204', '99204 is for a new patient'],
    ['Pt: A. Sample, 68 M. Seen 06/14/2022. Established.\nCC: knee\nCPT 99204', '99204 is for a new patient'],
    ['Cardiology clinic - follow-up\nDoing well.\nCPT 99204', '99204 is for a new patient'],
    ['House call. Est. patient, last house call 07/20/2021.\nCPT 99344', '99344 is for a new patient'],
    ['I last saw him at his home in April.\nCPT 99344', '99344 is for a new patient'],
    ['Seen by my partner Dr. Lee in our group 14 months ago.\nCPT 99203', '99203 is for a new patient'],
    ['Returns 6 weeks after our last appointment.\nCPT 99203', '99203 is for a new patient'],
    ['New to us, previously followed in Denver.\nCPT 99396', '99396 is for an established patient'],
    ['Not seen here before.\nCPT 99214', '99214 is for an established patient'],
    ['Hospital progress note, hospital day 3.\nBreathing easier.\nCPT 99222', '99222 is for the first day of a stay'],
    ['New patient here to establish care.\nCPT 99214', '99214 is for an established patient'],
    [
      'Reason: subsequent annual wellness visit (last AWV 09/28/2021).\nHCPCS G0438',
      'G0438 is for the first annual wellness visit',
    ],
    ['Her first annual wellness visit.\nHCPCS G0439', 'G0439 is for a later annual wellness visit'],
    ['Nursery note, hospital day 2.\nCPT 99460', '99460 is for the first hospital care of a newborn'],
    ['New to our practice, annual physical.\nCPT 99396', '99396 is for an established patient'],
  ])('flags %s', (text, message) => {
    expect(check(text).join()).toContain(message);
  });

  it.each([
    'New patient here to establish care.\nCPT 99203',
    'Last seen by her cardiologist 3 weeks ago.\nCPT 99204',
    'Since her last visit with Dr. Wu she is better.\nCPT 99204',
    'Established patient.\nCPT 99213',
    'Knee pain.\nCPT 99203',
    'Hospital progress note, hospital day 3.\nCPT 99232',
    'New patient; records of the last visit with her former clinic reviewed: since last visit stable.\nCPT 99203',
    'Follow-up after ED visit, new patient.\nCPT 99203',
    'Subsequent annual wellness visit.\nHCPCS G0439',
    'Annual wellness visit.\nHCPCS G0438',
    'Nursery note, hospital day 2. My initial newborn exam was done yesterday.\nCPT 99462',
    'Established patient in the emergency department.\nCPT 99284',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
