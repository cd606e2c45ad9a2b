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
    'Delta Dental ID on file; United Healthcare called',
    "Her father's hospital bed; Mr. Okafor's hospital course",
    'The Emergency Department; an Infusion Unit',
    'Seen in «Kings County» ED',
    'Sleeps at «Harrington House» shelter',
    'Called the «Oconee» office and annex',
    '3/20 ED «Bozeman Deaconess», MFM «University of Utah»',
    '«Perpetual Light Hospital» Psychiatric Emergency Service',
    'Admit to General Medicine, sent to Community Psychiatry',
    'The Heart Failure Clinic; Certified Nursing Assistant',
    'Lives at «Sunrise Trlr Pk lot 8» alone',
  ])('%s', (marked) => {
    expect(markFindings(facility, readMarked(marked).text)).toBe(marked);
  });
});
