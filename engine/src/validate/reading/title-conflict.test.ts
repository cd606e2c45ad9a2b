import { describe, expect, it } from 'vitest';
import { findDeniedDetail, findTitleConflict } from './title-conflict.ts';
import { readChart } from './read-chart.ts';

function othersOf(text: string): string[] {
  const reading = readChart(text);
  return reading.diagnoses.filter((diagnosis) => findTitleConflict(reading, diagnosis)).map(({ code }) => code);
}

function deniedOf(text: string): string[] {
  const reading = readChart(text);
  return reading.diagnoses.filter((diagnosis) => findDeniedDetail(reading, diagnosis)).map(({ code }) => code);
}

describe('findTitleConflict', () => {
  it.each<[string, string]>([
    ['Chronic PTSD after the assault, nightmares weekly.\nDx: F43.11', 'F43.11'],
    ['Persistent atrial fibrillation, cardioverted twice.\nDx: I48.0', 'I48.0'],
    ['Recurrent major depression, moderate, on sertraline.\nDx: F33.2', 'F33.2'],
    ['Moderate persistent asthma, uses albuterol daily.\nDx: J45.30', 'J45.30'],
    ['Migraine without aura, intractable, topiramate started.\nDx: G43.009', 'G43.009'],
    ['Chronic systolic heart failure, EF 30 percent.\nDx: I50.32', 'I50.32'],
    ['Cellulitis of the left arm, spreading.\nDx: L03.116', 'L03.116'],
  ])('finds in %j what conflicts with the title', (text, code) => {
    expect(othersOf(text)).toEqual([code]);
  });

  it.each([
    'Type 2 diabetes, diet controlled.\nDx: E11.9',
    // Both are told: the chart may mean either.
    'Mild persistent asthma, moderate last year.\nDx: J45.30',
    'Acute on chronic systolic heart failure.\nDx: I50.23',
    'Mother has type 1 diabetes. Patient has type 2 diabetes.\nDx: E11.9',
    'Paroxysmal versus persistent atrial fibrillation, monitor ordered.\nDx: I48.0',
    'Severe pain. Mild persistent asthma is controlled.\nDx: J45.30',
    'Cellulitis of the left shin.\nDx: L03.116',
    // Stage 1 through stage 4: what lies between is meant too.
    'Hypertensive CKD, stage 3a, above goal.\nDx: I12.9',
    'PTSD, acute, since the assault last month.\nDx: F43.11',
    'Depression, severe, recurrent, without psychotic features.\nDx: F33.2',
  ])('finds nothing in %j', (text) => {
    expect(othersOf(text)).toEqual([]);
  });
});

describe('findDeniedDetail', () => {
  it.each<[string, string]>([
    ['Mild intermittent asthma, no exacerbation.\nDx: J45.21', 'J45.21'],
    ['Gallstones with acute cholecystitis, no obstruction on ultrasound.\nDx: K80.01', 'K80.01'],
    ['Benign prostate enlargement without lower urinary tract symptoms.\nDx: N40.1', 'N40.1'],
  ])('finds in %j the part that is denied', (text, code) => {
    expect(deniedOf(text)).toEqual([code]);
  });

  it.each([
    'Asthma exacerbation for two days.\nDx: J45.21',
    'Asthma with exacerbation today; no exacerbation last year.\nDx: J45.21',
    'Mild intermittent asthma, no recent exacerbation before this one.\nDx: J45.21',
    'Type 2 diabetes with macular edema. No leg edema.\nDx: E11.311',
  ])('finds nothing in %j', (text) => {
    expect(deniedOf(text)).toEqual([]);
  });
});
