import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { procedureUndocumented } from './procedure-undocumented.ts';

const check = (text: string): string[] =>
  procedureUndocumented.check(readChart(text), []).flatMap(({ codes }) => codes);

describe('procedureUndocumented', () => {
  it.each([
    ['Acrochordons of the axilla; declines removal.\nCPT 11200', ['11200']],
    ['Tinnitus. Audiogram to be arranged.\nCPT 92557', ['92557']],
    ['Headache. LP offered, refuses.\nCPT 62270', ['62270']],
    ['Wants an IUD, will order the device.\nCPT 58300', ['58300']],
    ['Trigger finger. Discussed injection vs surgery.\nCPT 20550-F8', ['20550']],
    ['Ingrown toenail. Soaks, will avulse if it recurs.\nCPT 11730-TA', ['11730']],
    ['Corneal abrasion, no foreign body seen.\nCPT 65222-RT', ['65222']],
    ['Diabetic foot exam: pulses 2+.\nCPT 11721', ['11721']],
    ['Intake interview, mental status told.\nCPT 90792\nDana Reyes, LPC - signed 05/17/2022', ['90792']],
    ['Colonoscopy to the cecum. No polyps, no biopsies taken.\nCPT 45380', ['45380']],
    ['Anterior rhinoscopy with speculum: edema.\nCPT 31231', ['31231']],
    ['Right knee pain. Plan: physical therapy.\nCPT: 99213-25, 20610-RT joint injection', ['20610']],
    ['Hypertension at goal.\nCPT 99213, 93000 ECG', ['93000']],
    ['Sore throat, viral.\nCPT 99213, 87880', ['87880']],
    ['Itchy rash.\nBilling: J1885 ketorolac', ['J1885']],
    ['Laparoscopic cholecystectomy; cholangiogram was not needed.\nCPT: 47563', ['47563']],
    ['Cortisone injection of the knee 4 months ago elsewhere.\nCPT 20610-RT', ['20610']],
    ['Excision of biopsy-proven carcinoma.\nCPT 11602, 11102-59', ['11102']],
    ['Wheezing. Home albuterol refilled.\nCPT 94640', ['94640']],
    ['X-ray right wrist: no fracture. Wrist sprain.\nCPT 25605-RT', ['25605']],
    ['Fever and headache. Family declined spinal tap.\nCPT 62270', ['62270']],
  ])('flags %s', (text, codes) => {
    expect(check(text)).toEqual(codes);
  });

  it.each([
    'R knee 3 views (73562-RT) today and L knee 3 views (73562-LT): arthritis.',
    'TE 23 min, MT 15 min, NMR 15 min.\nCPT 97110 x2, 97140, 97112',
    'Counseled on cessation of smoking 6 minutes.\nCPT 99406',
    'Intake interview, mental status told.\nCPT 90791\nDana Reyes, LPC - signed 05/17/2022',
    'Intake interview, mental status told.\nCPT 90792\nDana Reyes, PhD, MD - signed 05/17/2022',
    'Nails x8 debrided with nipper.\nCPT 11721',
    'Knee scope, partial meniscectomy.\nCPT 29881-RT',
    'Metallic foreign body of the cornea removed with burr.\nCPT 65222-RT',
    'Mirena placed after the uterus sounded to 7 cm.\nCPT 58300',
    'Right knee injected with 40 mg triamcinolone after consent.\nCPT: 20610-RT',
    'ECG (93000): sinus rhythm, no ischemia.',
    'EKG shows sinus rhythm.\nCPT 93000',
    'Ketorolac 30 mg IM given.\nHCPCS J1885',
    'DuoNeb given twice with relief.\nCPT 94640',
    'Colles fracture reduced under hematoma block, sugar-tong splint.\nCPT 25605-RT',
    'Abscess opened with #11 blade, pus expressed.\nCPT 10060',
    'CPT 99213',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
