import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { modifier } from './modifier.ts';

const check = (text: string): string[] => modifier.check(readChart(text), []).map(({ message }) => message);

const injection = 'Right knee injected with triamcinolone after consent.';

describe('modifier', () => {
  it.each([
    ['a visit by telephone', 'Visit by telephone only, no video.\nCPT 99213', 'was by telephone'],
    ['one side of both', 'Both knees injected with Kenalog 40 mg each.\nCPT 20610-RT', 'modifier 50 tells both'],
    ['sound alone of a visit by video', 'Live video visit today.\nCPT 99214-93', 'modifier 93'],
    [
      'a visit beside surgery of which nothing is known',
      'Bladder biopsy by scope.\nCPT 99214, 52204',
      '99214 stands beside 52204',
    ],
    [
      'the mark of another discipline',
      'Speech treatment, 45 minutes.\nCPT 92507-GP',
      '92507 is a service of speech-language pathology',
    ],
    [
      'both sides of what is for either',
      'Nasal endoscopy, both sides.\nCPT 31231-50',
      '31231 stands for one side or both',
    ],
    [
      'both sides of what was done on one',
      'Right knee injected with Kenalog 40 mg.\nCPT 20610-50',
      'the chart tells of the right side only',
    ],
    ['a side in one letter', 'XR R knee 3 views: arthritis.\nCPT 73562-LT', 'the chart says right'],
    [
      'a visit beside a procedure',
      `${injection}\nCPT 99213, 20610-RT`,
      '99213 stands beside the procedure 20610 without modifier 25',
    ],
    [
      'a problem visit beside a preventive one',
      'Annual physical; new rash.\nCPT 99395, 99213',
      '99213 stands beside the preventive visit 99395',
    ],
    ['the wrong side', `${injection}\nCPT 20610-LT`, '20610-LT names the left side, and the chart says right'],
    ['no side', `${injection}\nCPT 20610`, 'RT or LT tells it'],
    ['a plan of therapy on some lines', 'Gait and exercises.\nCPT 97110-GP, 97116', '97116 bears no GP, GO or GN'],
    ['a visit by video', 'Seen by video visit from home.\nCPT 99213', '99213 was by video'],
    ['telehealth where nothing tells of it', 'Seen in the office.\nCPT 99213-95', 'bears a telehealth modifier'],
    ['59 on a visit', `${injection}\nCPT 99213-25-59, 20610-RT`, 'modifier 59 and its kin are for procedures'],
    ['what is no modifier', `${injection}\nCPT 20610-RX`, '20610-RX: RX is no modifier of HCPCS Level II'],
    ['25 on a procedure', `${injection}\nCPT 20610-RT-25`, 'modifier 25 belongs on the visit'],
  ])('flags %s', (_what, text, message) => {
    expect(check(text).join()).toContain(message);
  });

  it.each([
    `${injection}\nCPT 99213-25, 20610-RT`,
    'Both knees injected.\nCPT 20610-50',
    // A range, a modifier that is rarely used, and words behind a code.
    'Walking aid given.\nE0143-NU, E0100 AM delivery, L1851-KX-RT, J1885 - IM',
    'Annual physical.\nCPT 99395',
    'Annual physical; new rash.\nCPT 99395, 99213-25',
    'Seen by video visit.\nCPT 99213-95',
    'Seen by video visit. POS 10.\nCPT 99213',
    'Seen in the office; she prefers telehealth next time.\nCPT 99213',
    'ECG done.\nCPT 99214-25, 93000',
    'No codes.',
    'In person. F/U: dietitian by video 2 wk with download.\nCPT 99214',
    'Visit by telephone only.\nCPT 99213-93',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
