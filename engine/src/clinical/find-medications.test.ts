import { describe, expect, it } from 'vitest';
import { drugsNamed, findDrug } from './drugs.ts';
import { findMedicationsIn, writeMedication } from './find-medications.ts';

const written = (text: string): string[] => findMedicationsIn(text).map(writeMedication);
const changes = (text: string): string[] => findMedicationsIn(text).map(({ name, change }) => `${name}: ${change}`);

describe('how a drug is taken', () => {
  it.each([
    ['amoxicillin 875 mg twice a day for 10 days', ['Amoxicillin 875 mg twice daily for 10 days']],
    ['prednisone 40 mg daily x 5 days', ['Prednisone 40 mg daily for 5 days']],
    ['ventolin 2 puffs q4-6h prn', ['Ventolin 2 puffs every 4-6 hours as needed']],
    [
      'acetaminophen 650 mg every 4 to 6 hours as needed for pain',
      ['Acetaminophen 650 mg every 4 to 6 hours as needed for pain'],
    ],
    ['nitroglycerin 0.4 mg sl prn chest pain', ['Nitroglycerin 0.4 mg sublingual as needed for chest pain']],
    ['eliquis 5 mg bid for a fib', ['Eliquis 5 mg twice daily for atrial fibrillation']],
    ['metformin 500 mg 2 tablets by mouth BID', ['Metformin 500 mg 2 tablets by mouth twice daily']],
    ['amoxicillin 400 mg/5 ml 7.5 ml bid', ['Amoxicillin 400 mg/5 mL 7.5 mL twice daily']],
    ['gentamicin 5 mg/kg IV q24h', ['Gentamicin 5 mg/kg IV every 24 hours']],
    ['Solu-Medrol 125 mg IV x1', ['Solu-Medrol 125 mg IV once']],
    ['metoprolol succinate ER 50 mg daily', ['Metoprolol succinate ER 50 mg daily']],
    ['ozempic 0.5 mg subq weekly', ['Ozempic 0.5 mg subcutaneously weekly']],
    ['timolol 1 gtt in both eyes bid', ['Timolol 1 drop in both eyes twice daily']],
  ])('%s', (text, expected) => {
    expect(written(text)).toEqual(expected);
  });
});

describe('names of several words, combinations, supplements', () => {
  it.each([
    [
      'ferrous sulfate 325 mg daily and folic acid 1 mg daily',
      ['Ferrous sulfate 325 mg daily', 'Folic acid 1 mg daily'],
    ],
    [
      'insulin glargine 20 units at bedtime, insulin lispro 5 units with meals',
      ['Insulin glargine 20 units at bedtime', 'Insulin lispro 5 units with meals'],
    ],
    [
      'hydrocodone-acetaminophen 5-325 mg 1-2 tabs po q6h',
      ['Hydrocodone-acetaminophen 5-325 mg 1-2 tablets by mouth every 6 hours'],
    ],
    ['lisinopril/hctz 20/12.5 mg daily', ['Lisinopril/hydrochlorothiazide 20/12.5 mg daily']],
    ['vitamin D3 2000 units daily, calcium 600 mg bid', ['Vitamin D3 2000 units daily', 'Calcium 600 mg twice daily']],
    ['potassium 20 meq daily', ['Potassium 20 mEq daily']],
  ])('%s', (text, expected) => {
    expect(written(text)).toEqual(expected);
  });

  it.each([
    'vitamin d deficiency',
    'potassium 4.2 mEq/L',
    'calcium 9.1 mg/dL',
    'iron studies in 3 months',
    'zinc 3 years ago',
    'magnesium 2.1',
    'oxygen 2 liters',
    'glucose 120 mg/dl',
  ])('%s names no medicine', (text) => {
    expect(written(text)).toEqual([]);
  });

  it.each([
    ['taking lisinopril for 10 years', ['Lisinopril']],
    ['took aspirin 3 days ago', ['Aspirin']],
    ['metformin 3 refills', ['Metformin']],
    ['amlodipine 10 mg/day, ibuprofen', ['Amlodipine 10 mg/day', 'Ibuprofen']],
    ['atenolol 50 mg ibuprofen', ['Atenolol 50 mg', 'Ibuprofen']],
    ['lisinopril and potassium chloride 20 meq', ['Lisinopril', 'Potassium chloride 20 mEq']],
    ['lantus 20', ['Lantus']],
  ])('%s gives no dose or course that was not said of it', (text, expected) => {
    expect(written(text)).toEqual(expected);
  });
});

describe('what is done with a drug', () => {
  it.each([
    ['start metformin 500 mg bid', ['metformin: start']],
    ['metformin was stopped last week', ['metformin: stop']],
    ['lisinopril has been increased to 40 mg', ['lisinopril: increase']],
    ['will continue lisinopril', ['lisinopril: continue']],
    ['no longer taking metformin', ['metformin: stop']],
    ['switched from lisinopril to losartan 50 mg', ['lisinopril: stop', 'losartan: start']],
    ['relief from ibuprofen', ['ibuprofen: none']],
    ['pain was reduced by ibuprofen', ['ibuprofen: none']],
    ['taking aspirin', ['aspirin: none']],
  ])('%s', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });
});

describe('drug names', () => {
  it.each([
    ['Pepto Bismol, Z-Pak and klor-con', ['bismuth', 'azithromycin', 'potassium chloride']],
    ['Unithroid, vedolizumab, TXA', ['levothyroxine', 'vedolizumab', 'tranexamic acid']],
    ['the z axis, a pack, the chloride level, folic', []],
  ])('%s', (text, expected) => {
    expect([...drugsNamed(text)].sort()).toEqual([...expected].sort());
  });

  it.each([
    'side',
    'fine',
    'plan',
    'pain',
    'will',
    'sonata',
    'armour',
    'ferric',
    'luminal',
    'immunoglobulin',
    'methamphetamine',
    'zirconium',
    'april',
    'statin',
  ])('%s is none', (word) => {
    expect(findDrug(word)).toBeUndefined();
  });
});
