import { describe, expect, it } from 'vitest';
import type { Subject } from '../document/subjects.ts';
import { EntryWords } from './entry-words.ts';
import { ownSubject } from './own-subject.ts';
import { readEntries } from './read-entries.ts';

describe('what a clause says itself to be', () => {
  it.each<[string, Subject | undefined]>([
    ['Father CABG at 60', 'family-history'],
    ['Sister ventilated overnight after an appendix op', 'family-history'],
    ['aunty (dads side) thyroid', 'family-history'],
    ['elder brother DM on dialysis and he is worried for same', 'family-history'],
    ['nan glaucoma', 'family-history'],
    ['Brother has a cold', undefined],
    ['Cousin visited Sun, has now come out in chickenpox', undefined],
    ['daughter can stay after the op', undefined],
    ['throat red', 'physical-examination'],
    ['dull R base', 'physical-examination'],
    ['ATFL tender', 'physical-examination'],
    ['keep wound dry', undefined],
    ['throat dry since Monday', undefined],
    ['PE unremarkable today', 'physical-examination'],
    ['eGFR 64', 'results'],
    ['ECG today NSR', 'results'],
    ['CRP today 22', 'results'],
    ['CRP today', undefined],
    ['SLR 80 bilat', 'physical-examination'],
    ['baclofen 12 where clonus is worse', undefined],
    ['UA RBC casts', 'results'],
    ['K 40 mmol given', undefined],
    ['A1c 3 mo', undefined],
    ['stress echo booked for 3/14', 'plan'],
    ['awaiting endoscopy (listed 14/6)', 'plan'],
    ['Pt due for colonoscopy in Sept', 'plan'],
    ['CT abdo to be done once stable', 'plan'],
    ['discussed starting methotrexate', 'plan'],
    ['Humira once QuantiFERON back', 'plan'],
    ['infliximab given once', undefined],
    ['currently on clobetasol', 'medications'],
    ['apixaban 5 bd already taking', 'medications'],
    ['on losartan w/o issue', undefined],
    ['hip flexors 3+/5 B', 'physical-examination'],
    ['IVIg 5/5 finished', undefined],
    ['cultures grew S epi in 1/4 bottles', 'results'],
    ['no abx unless cultures pos', 'plan'],
    ['Bg T2DM', 'past-medical-history'],
    ['not had CT head yet', 'plan'],
    ['Mum keen for Ritalin 10', 'plan'],
    ['sibs well', 'family-history'],
    ['FH 36', 'physical-examination'],
    ['FH unknown', undefined],
    ['Mg 0.8', 'results'],
    ['Mg 400 daily', undefined],
    ['SBR 210 umol/L at 30h', 'results'],
    ['MMSE 22/30', 'results'],
    ['dip nit+', 'results'],
    ['MRI pending', 'plan'],
    ['TSH pending', undefined],
    ['hx PE 2019 on warfarin', 'past-medical-history'],
    ['review Mon unless better', 'plan'],
    ['he eats unless he is unwell and then sleeps for most of the day', undefined],
    ['sister had eclampsia', 'family-history'],
    ['father PE after surgery', 'family-history'],
    ['mum says he had a fever', undefined],
    ["his father had Parkinson's", 'family-history'],
    ['Elastoplast brings her out in blisters', 'allergies'],
    ['Haloperidol in 2016 - neck went stiff', 'allergies'],
    ['naproxen brought on her wheeze', 'allergies'],
    ['Augmentin as a child gave hives', 'allergies'],
    ['oxycodone made him see things', 'allergies'],
    ['not to have NSAIDs', 'allergies'],
    ['not for thiopurines again', 'allergies'],
    ['pen allergy label removed 2021', 'allergies'],
    ['mum allergic to penicillin', 'family-history'],
    ['duloxetine 30 started, nausea gone now', undefined],
    ['levetiracetam 500 bd - no seizures since May', undefined],
    ['verapamil stopped 2023 - retention', 'medications'],
    ['verapamil to be stopped in May', undefined],
    ['on MST 30 bd and oramorph 10 prn', 'medications'],
    ['on ward 30 for 2 days', undefined],
    ['not to have breakfast', undefined],
    ['attends today re ingrown toenail', 'history-of-present-illness'],
  ])('%s: %s', (words, subject) => {
    expect(ownSubject(new EntryWords(words), undefined)).toBe(subject);
  });
});

describe('a sentence', () => {
  /** The entries of a text, with what each says itself to be. */
  const entriesOf = (text: string): (string | undefined)[][] =>
    readEntries(text).map(({ start, end, settled }) => [text.slice(start, end), settled]);

  it('of an episode of before is history with its values and drugs, up to what is now', () => {
    expect(entriesOf('In 2020 SLR 30 R, had amitriptyline 10, now chest clear.')).toEqual([
      ['In 2020 SLR 30 R, had amitriptyline 10', 'past-medical-history'],
      ['now chest clear.', undefined],
    ]);
  });

  it('that names what a substance did keeps what came of it, whenever that was', () => {
    expect(entriesOf('Heparin in 2018, platelets fell, not to have it again, chest clear.')).toEqual([
      ['Heparin in 2018, platelets fell, not to have it again', 'allergies'],
      ['chest clear.', 'physical-examination'],
    ]);
    expect(
      entriesOf('naproxen set off her asthma so stopped, same with aspirin, fine w paracetamol, sleeps ok'),
    ).toEqual([
      ['naproxen set off her asthma so stopped, same with aspirin, fine w paracetamol', 'allergies'],
      ['sleeps ok', undefined],
    ]);
  });

  it('under the heading of a history that names what a substance did is of the allergies', () => {
    expect(entriesOf('PMH: asthma. Cefalexin: face swelled in 2015.')).toEqual([
      ['asthma.', 'past-medical-history'],
      ['Cefalexin: face swelled in 2015.', 'allergies'],
    ]);
  });

  it('of a relative keeps what became of them, up to the patient', () => {
    expect(entriesOf('brother prostate ca at 58, surgery, well, still smokes 20/day')).toEqual([
      ['brother prostate ca at 58, surgery, well', 'family-history'],
      ['still smokes 20/day', undefined],
    ]);
    expect(entriesOf('mum died may, drink related liver disease, on bup 16')).toEqual([
      ['mum died may, drink related liver disease', 'family-history'],
      ['on bup 16', undefined],
    ]);
    expect(entriesOf('dad MI at 60, stents, on atorva 20')[0]).toEqual(['dad MI at 60, stents', 'family-history']);
  });

  it('ends with the side that it ends with, and not with an initial', () => {
    expect(entriesOf('TM red bulging R. amox 90/kg').map(([words]) => words)).toEqual([
      'TM red bulging R.',
      'amox 90/kg',
    ]);
    expect(entriesOf('fluids 9 L. prone if worse, seen by r. jones')[0]?.[0]).toContain('prone');
    expect(entriesOf('TM red bulging R. Seen by R. Jones today').map(([words]) => words)).toEqual([
      'TM red bulging R.',
      'Seen by R. Jones today',
    ]);
  });

  it('of a value is cut before what is taken with it', () => {
    expect(entriesOf('TSH 2.1 on Synthroid 88')).toEqual([
      ['TSH 2.1', 'results'],
      ['on Synthroid 88', 'medications'],
    ]);
  });

  it('under a heading of the examination that says how all of it was is of it', () => {
    expect(entriesOf('PE: normal today')).toEqual([['normal today', 'physical-examination']]);
  });

  it('that introduces the patient ends where a value or a finding begins', () => {
    expect(entriesOf('7yo snores, T 38.2, throat red')).toEqual([
      ['7yo snores', 'history-of-present-illness'],
      ['T 38.2', 'vital-signs'],
      ['throat red', 'physical-examination'],
    ]);
  });
});
