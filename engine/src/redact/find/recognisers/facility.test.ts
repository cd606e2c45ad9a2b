import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facility } from './facility.ts';

describe('facility', () => {
  it.each([
    'Seen at «St. Luke\u2019s Hospital» today',
    "Sent to «Brigham and Women's Hospital» by car",
    'Our «San Francisco clinic» is open',
    'At «Cedar Falls Med Center» since',
    'From «University of Chicago» to us',
    'Lives at «Holly Glen Assisted Living»',
    'She went to «Lincoln High School»',
    'Seen at «Mercy Clinic, California» and visited «Memorial Hospital»',
    'At «Memorial Hospital» he was stable',
    'Seen in the emergency department and the pain clinic',
    'Coumadin Clinic follow-up; Wound Center visit',
    'The hospital and a community clinic',
    'PAST MEDICAL HISTORY: none',
    'ER/PR positive, Stage 0 ER positive',
    'General Surgery service; Internal Medicine Department',
    'Fleischner Society guidelines; American Thoracic Society guidelines; Fleischner Society 2017',
    'The center of the body is the heart',
  ])('%s', (marked) => {
    expect(markFindings(facility, readMarked(marked).text)).toBe(marked);
  });
});
