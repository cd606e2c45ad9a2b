import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeNote } from '../compose/compose-note.ts';
import { templateOf } from '../note/template-of.ts';
import type { Fact } from '../document/fact.ts';
import { readFacts } from './read-facts.ts';

/** A note of a section as the facts of a text compose it. */
const written = (text: string, id: string): string[] =>
  composeNote(readFacts(text), templateOf('soap'), text)
    .sections.filter((section) => section.id === id)
    .flatMap(({ statements }) => statements.map(({ text: words }) => words));

describe('what stands under a time', () => {
  it('happened then where it is an event, and was only written then where it is known', () => {
    const facts = readFacts('1530 BP 120/80. sister has asthma');
    const timeOf = (subject: string) => facts.find((fact) => fact.subject === subject)?.time;
    expect([timeOf('vital-signs'), timeOf('family-history')]).toEqual(['at 1530', undefined]);
  });

  it('names the values of a row', () => {
    expect(written('1530 vs 37.9, 104, 128/76, 20, 94% RA', 'vital-signs')).toEqual([
      'Temperature\t37.9 °C at 1530',
      'Heart rate\t104/min at 1530',
      'Blood pressure\t128/76 mmHg at 1530',
      'Respiratory rate\t20/min at 1530',
      'Oxygen saturation\t94% on room air at 1530',
    ]);
  });
});

describe('what belongs together', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'a result to come and the steps that hang on it',
      'Plan: CMV+ -> ganciclovir gel, stop valtrex',
      'plan',
      ['CMV+ → ganciclovir gel, stop Valtrex'],
    ],
    [
      'a drug and what is said of it next',
      'neuropathic pain, on pregabalin 75 bd. Dizzy on 150.',
      'medications',
      ['Pregabalin 75 mg twice daily. Dizzy on 150'],
    ],
    [
      'a substance and its reaction in the next sentence',
      'ALLERGIES: cefaclor. Joints swelled after 9 days.',
      'allergies',
      ['Cefaclor. Joints swelled after 9 days'],
    ],
    [
      'two substances with one reaction',
      'Allergies: penicillin - rash, latex also',
      'allergies',
      ['Penicillin - rash, latex also'],
    ],
    ['a value and the one before it', 'Results: INR 3.8, usually 2.5', 'results', ['INR 3.8, usually 2.5']],
    [
      'a vital sign and its repeat',
      'BP 168/94, 160/90 second time',
      'vital-signs',
      ['Blood pressure\t168/94 mmHg, 160/90 second time'],
    ],
  ])('%s', (_name, text, id, expected) => {
    expect(written(text, id)).toEqual(expected);
  });
});

it.each(['no ha, fever', 'No HA, fever', 'htn. denies ha or fever'])('%j denies a headache', (text) => {
  const denied = readFacts(text).flatMap((fact) =>
    fact.type === 'condition' && fact.assertion.polarity === 'absent' ? [fact.name.toLowerCase()] : [],
  );
  expect(denied).toEqual(['headache', 'fever']);
});

describe('what is known before the reason for the visit', () => {
  it.each([
    ['45F with lupus, depression. Here because of chest pain.', ['Lupus', 'Depression']],
    ['58F hypothyroid, c/o vertigo rolling over in bed', ['Hypothyroidism']],
    ['58F vertigo rolling over in bed', []],
  ])('%s', (text, expected) => {
    expect(written(text, 'past-medical-history')).toEqual(expected);
  });

  it.each([
    ['COPD, HTN. Attends re painful R ear 2d.', ['Painful right ear 2d.']],
    ['AF on apixaban. Sent in by GP with haematuria.', ['Haematuria.']],
    ['Epilepsy. Wants contraception advice.', ['Contraception advice.']],
  ])('the reason itself: %s', (text, expected) => {
    expect(written(text, 'chief-complaint')).toEqual(expected);
  });
});

it('what is only looked for is not known', () => {
  expect(written('ADHD eval. Brought in by mum with poor sleep.', 'past-medical-history')).toEqual([]);
});

describe('drugs of one breath', () => {
  it.each([
    ['after one verb', 'Meds: takes metoprolol 50 bid and losartan 100 daily', 2],
    ['in the story', 'HPI: she is on sertraline 100 mg in the am with trazodone 50 mg at night for sleep', 2],
    ['of which one is somebody else’s', "HPI: she is on sertraline 100 mg, once her husband's trazodone 50 mg", 1],
  ])('%s are counted by who takes them now', (_name, text, count) => {
    expect(written(text, 'medications')).toHaveLength(count);
  });
});

describe('an episode of before', () => {
  const text = 'Previous pregnancy BP 160/100 on labetalol, delivered at 36 weeks. BP 118/70.';
  it('stays one statement of what was', () => {
    expect(written(text, 'past-medical-history')).toHaveLength(1);
  });
  it('ends where a sentence comes back to today', () => {
    expect(written('Last pregnancy: PPH 1.5L, transfused 2u. Now 12/40, BP 110/70.', 'past-medical-history')).toEqual([
      'Last pregnancy: PPH 1.5L, transfused 2u',
    ]);
  });
  it('is not joined to what stands before it', () => {
    expect(written('Kidney stones. Last episode 2021: Cr 1.8, stented, Flomax.', 'past-medical-history')).toContain(
      'Last episode 2021: Cr 1.8, stented, Flomax',
    );
  });
  it('gives no value and no drug of today', () => {
    expect(written(text, 'vital-signs')).toEqual(['Blood pressure\t118/70 mmHg']);
    expect(written(text, 'medications')).toEqual([]);
  });
});

it('a drug beside a laboratory value is no value', () => {
  expect(written('TSH 2.1 on Synthroid 88', 'results')).toEqual(['TSH 2.1']);
});

it('what came of a thing is not denied with it', () => {
  const denied = readFacts('HPI: tried levodopa 3 wks, no benefit, stopped').filter(
    ({ assertion }) => assertion.polarity === 'absent',
  );
  expect(denied).toEqual([]);
});

describe('what an entry says by itself', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      "a relative's disease among results",
      'LDL 148. dad lung cancer at 60. CAC 88.',
      'family-history',
      ['Father: lung cancer at 60.'],
    ],
    [
      'each relative under the own name, and what it was called with the first',
      'Tired. Sister keratoconus, nan glaucoma, older brother ventilated after an op, "scoline apnoea". R knee sore.',
      'family-history',
      ['Sister: keratoconus.', 'Grandmother: glaucoma.', 'Elder brother: ventilated after an op, "scoline apnoea".'],
    ],
    [
      'an allergy that is refuted is said whole',
      'Chart lists sulfa allergy, he says thats from his mother. He took Bactrim 2016 with no problem - I removed it. BP 120/80.',
      'allergies',
      ['Chart lists sulfa allergy, he says thats from his mother. He took Bactrim 2016 with no problem - I removed it'],
    ],
    [
      'what else was removed is no word on an allergy',
      'Asthma. Penicillin rash, appendix removed 2010.',
      'allergies',
      ['Penicillin (rash)'],
    ],
    [
      'what is borne stands with the allergy',
      'Meds: ramipril 5\nADRs: penicillin - anaphylaxis 1990s. Cefalexin 2021 ok x 7d.',
      'medications',
      ['Ramipril 5 mg'],
    ],
    ['what a relative says is none', 'wakes at 3. dad says asthma is worse.', 'family-history', []],
    [
      'a manoeuvre with its result',
      'bp 138/84. right knee moderate effusion, lachman negative',
      'physical-examination',
      ['Right knee moderate effusion, Lachman negative'],
    ],
    ['a manoeuvre to be done is none', 'plan dix-hallpike next visit', 'physical-examination', []],
    [
      'who the patient is, under the heading of infections',
      'ID: 71M septic shock, AKI. Extubated 3 d ago.\nPlan:\nID: CTX D4',
      'history-of-present-illness',
      ['71-year-old man septic shock, AKI.', 'Extubated 3 d ago.'],
    ],
    [
      'the highest temperature is not the one of now',
      'Vitals: Tmax 38.6, temp 37.1, HR 80',
      'vital-signs',
      ['Maximum temperature\t38.6 °C', 'Temperature\t37.1 °C', 'Heart rate\t80/min'],
    ],
    [
      'blood pressures that follow one stay with it',
      'O/E: BP lying 152/78, 1 min 124/70 lightheaded, 3 min 128/72. HR 66',
      'vital-signs',
      ['Blood pressure\t152/78 mmHg lying, 1 min 124/70 lightheaded, 3 min 128/72', 'Heart rate\t66/min'],
    ],
    [
      'strengths of a drug are no blood pressure',
      'Vitals: BP 130/80, Seretide 250/50, HR 70',
      'vital-signs',
      ['Blood pressure\t130/80 mmHg', 'Heart rate\t70/min'],
    ],
    [
      'what is breathed belongs to its value',
      'Vitals: sats 93% RA -> 97% 2L, HR 90',
      'vital-signs',
      ['Oxygen saturation\t93% on room air → 97% on 2 L', 'Heart rate\t90/min'],
    ],
    [
      'a second saturation stands with the first',
      'Vitals: sats 88% RA, 94% on 2L, HR 100',
      'vital-signs',
      ['Oxygen saturation\t88% on room air, 94% on 2 L', 'Heart rate\t100/min'],
    ],
    [
      'values from home are not those of the visit',
      'Vitals: BP 150/95, home BP 135/80, HR 70',
      'vital-signs',
      ['Blood pressure\t150/95 mmHg', 'Heart rate\t70/min'],
    ],
    [
      'values from home are history',
      'BP home till now 120s/70s. BP 150/95',
      'history-of-present-illness',
      ['Blood pressure home till now 120s/70s.'],
    ],
    ['a minus is the result of a marker', 'PMH: CMV D+/R-. Asthma -', 'past-medical-history', ['CMV D+/R-', 'Asthma']],
    ['a step with a value in brackets is no vital sign', 'metoprolol 50 -> 75 today (HR 84 reg)', 'vital-signs', []],
  ])('%s', (_name, text, id, expected) => {
    expect(written(text, id)).toEqual(expected);
  });
});

describe('what a heading settles', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'drugs',
      'Meds: metformin 1000 mg bid, lisinopril 20 mg daily',
      'medications',
      ['Metformin 1000 mg twice daily', 'Lisinopril 20 mg daily'],
    ],
    [
      'a drug of which more is said',
      'Meds: Topamax 50 mg daily, stopped last yr for tingling',
      'medications',
      ['Topamax 50 mg daily, stopped last yr for tingling'],
    ],
    [
      'drugs in one breath, each with its own dose',
      'Meds: lisinopril 10 mg daily and HCTZ 25 mg daily / asa 81 daily',
      'medications',
      ['Lisinopril 10 mg daily', 'Hydrochlorothiazide 25 mg daily', 'ASA 81 mg daily'],
    ],
    [
      'drugs that may share the time of the last',
      'Meds: rifampicin 600/ethambutol 750/azithromycin 250 daily',
      'medications',
      ['Rifampicin 600/ethambutol 750/azithromycin 250 mg daily'],
    ],
    [
      'what the last of several is taken for',
      'Meds: allopurinol 300mg daily with colchicine 0.6mg daily for prophylaxis',
      'medications',
      ['Allopurinol 300 mg daily', 'Colchicine 0.6 mg daily for prophylaxis'],
    ],
    ['a dose that is only a number', 'Meds: rasagiline 1 daily', 'medications', ['Rasagiline 1 daily']],
    [
      'allergies with their reactions',
      'Allergies: PCN - hives, sulfa (rash)',
      'allergies',
      ['PCN (hives)', 'Sulfa (rash)'],
    ],
    ['an allergy that is none', 'Allergies: oxycodone ok', 'allergies', ['Oxycodone ok']],
    [
      'what was tested and is none',
      'Allergies: latex -ve, passed amoxicillin challenge 2021',
      'allergies',
      ['Latex -ve', 'Passed amoxicillin challenge 2021'],
    ],
    [
      'a denied discharge, which is no letter of a list',
      'HPI: no nipple d/c or inversion',
      'history-of-present-illness',
      ['No nipple d/c or inversion.'],
    ],
    [
      'what another substance did, with that substance',
      'Allergies: patch gave him rash, ibuprofen weird dreams but did quit',
      'allergies',
      ['Patch (rash)', 'Ibuprofen weird dreams but did quit'],
    ],
    [
      'what is given in its place',
      'Allergies: morphine - hallucinated, so fentanyl PCA',
      'allergies',
      ['Morphine (hallucinated, so fentanyl PCA)'],
    ],
    [
      'an allergy on record that was found to be none, never without that',
      'Allergies: penicillin - thrush as a teenager, amox since and fine so code removed',
      'allergies',
      ['Penicillin - thrush as a teenager, amox since and fine so code removed'],
    ],
    [
      'how a substance was had that was not borne, in the words of its writer',
      'Allergies: cefaclor as a kid gave serum sickness (joints, rash)',
      'allergies',
      ['Cefaclor as a kid gave serum sickness (joints, rash)'],
    ],
    [
      'what is borne beside it, and no allergy of its own',
      'Allergies: diclofenac - facial swelling, takes paracetamol without problem',
      'allergies',
      ['Diclofenac (facial swelling)', 'Takes paracetamol without problem'],
    ],
    ['no allergy', 'Allergies: NKDA', 'allergies', ['No known drug allergies']],
    [
      'relatives',
      'FH: dad MI at 52, mat aunt breast ca',
      'family-history',
      ['Father: MI at 52.', 'Maternal aunt: breast ca.'],
    ],
    [
      'what is said of several relatives in one breath of each of them',
      'FH: mom + sister preE, MGM/MGF DM. mother & father alive and well',
      'family-history',
      [
        'Mother and sister: PreE.',
        'Maternal grandmother and maternal grandfather: DM.',
        'Mother and father: alive and well.',
      ],
    ],
    [
      'the patient among relatives in the words of the writer',
      'FH: sister and I both have asthma',
      'family-history',
      ['Sister and I both have asthma.'],
    ],
    [
      'what is done with drugs with each of them',
      'Meds\nlisinopril 10 mg daily\nSTOP: naproxen, zolpidem\nHeld:\n- metformin 500 mg bid\n- apixaban 5 mg bid',
      'medications',
      [
        'Lisinopril 10 mg daily',
        'STOP: naproxen',
        'STOP: zolpidem',
        'Held: metformin 500 mg twice daily',
        'Held: apixaban 5 mg twice daily',
      ],
    ],
    [
      'each entry of a list that is numbered in one line',
      'Plan: 1) stop vanc, remove label 2) TEE 3) repeat cx 4) hold adalimumab',
      'plan',
      ['Stop vanc', 'Remove label', 'TEE', 'Repeat cx', 'Hold adalimumab'],
    ],
    [
      'a value that was taken wrongly with what says so',
      'Vitals: BP 182/98 (wrong cuff), repeat 150/92, HR 88',
      'vital-signs',
      ['Blood pressure\t182/98 mmHg (wrong cuff)', 'Blood pressure, repeated\t150/92 mmHg', 'Heart rate\t88/min'],
    ],
    ['a sign with the word that it is of', 'HPI: +FM, no VB', 'history-of-present-illness', ['+FM.', 'No VB.']],
    ['a sign that is a result', 'Labs: -ve trop, +ve FIT', 'results', ['-ve trop, +ve FIT']],
    [
      'the name of a problem that no table has with what is thought of it',
      'Impression:\n1. Major neurocognitive disorder, probable, Alzheimer type possible.\n2. Orthostatic hypotension, falls.\n3. Gout.',
      'assessment',
      ['Major neurocognitive disorder, probable, Alzheimer type possible', 'Orthostatic hypotension, falls', 'Gout'],
    ],
    [
      'the name of a problem where nothing under it is written with it, and no mere heading',
      'A/P:\n1. Wound dehiscence - swab grew MRSA\n2. Resp - CXR clear\n3. Steatosis - ALT 80. repeat LFT\n4. Health maintenance: mammo 2025 normal',
      'assessment',
      ['Wound dehiscence'],
    ],
    [
      'symptoms by systems under their heading, whichever system comes first',
      'ROS: HENT: Negative for congestion. Eyes: Negative for visual disturbance. Respiratory: Negative for cough. MSK: Positive for arthralgias.',
      'review-of-systems',
      ['HENT: Negative for congestion', 'No visual disturbance or cough', 'Musculoskeletal: Positive for arthralgias'],
    ],
    [
      'no names of columns',
      'Past Medical History: Diagnosis Date\n* Hyperlipidemia\n* Kidney stone 2012',
      'past-medical-history',
      ['Hyperlipidemia', 'Kidney stone 2012'],
    ],
    [
      'what somebody can do with what it is of',
      'PLOF: indep\nADLs: needs help bathing',
      'social-history',
      ['PLOF: indep.', 'Activities of daily living: needs help bathing.'],
    ],
    [
      'the time of day at which vital signs were taken',
      'VS 2000 BP 134/76 HR 84\n0400 BP 128/70\nVitals: 0600hrs BP 120/66',
      'vital-signs',
      [
        'Blood pressure\t134/76 mmHg at 2000',
        'Heart rate\t84/min at 2000',
        'Blood pressure\t128/70 mmHg at 0400',
        'Blood pressure\t120/66 mmHg at 0600',
      ],
    ],
    [
      'drugs that are ordered in one breath, the last of them without a word',
      'CP x 3h. heparin 4000 u bolus then 12 u/kg/hr, ntg gtt if pain recurs, metoprolol 25 po, atorva 80',
      'plan',
      ['Heparin 4000 u bolus then 12 u/kg/hr', 'Ntg gtt if pain recurs', 'Metoprolol 25 mg by mouth', 'Atorva 80 mg'],
    ],
    ["a relative's relative", "FH: mum's nan rheumatic fever", 'family-history', ["Mum's nan rheumatic fever."]],
    [
      'known diseases and what is denied',
      'PMH: asthma, migraine, no diabetes',
      'past-medical-history',
      ['Asthma', 'Migraine', 'No history of diabetes'],
    ],
    [
      'how far a joint goes, and no part of the body',
      'Exam: flex fingertips to knees, ext 3/4',
      'physical-examination',
      ['Flex fingertips to knees, ext 3/4'],
    ],
    [
      'nothing abnormal of a part of the body, which is no look of the patient',
      'Exam: Throat NAD',
      'physical-examination',
      ['Throat: NAD'],
    ],
    [
      'vital signs',
      'Vitals: BP 128/76, HR 72, T 37.1',
      'vital-signs',
      ['Blood pressure\t128/76 mmHg', 'Heart rate\t72/min', 'Temperature\t37.1 °C'],
    ],
    [
      'what is said of vital signs, and no finding behind them',
      'Vitals: HR 92 irreg dry tongue, 99% RA, 118/70 (98/60 on arrival), T 37.9 L drum red',
      'vital-signs',
      [
        'Heart rate\t92/min irreg',
        'Oxygen saturation\t99% on room air',
        'Blood pressure\t118/70 mmHg (98/60 on arrival)',
        'Temperature\t37.9 °C',
      ],
    ],
    [
      'a saturation in the heart is none of the breath',
      'Vitals: HR 124, PA sat 82 vs RA 58',
      'vital-signs',
      ['Heart rate\t124/min'],
    ],
    [
      'the value before, the day of a value, and the range of the laboratory',
      'Labs: Cr 1.9 from 0.9, eGFR 78 (3/6), TSH 2.1 (0.4-4.0)',
      'results',
      ['Creatinine 0.9 → 1.9', 'eGFR 78 (3/6)', 'TSH 2.1 (reference 0.4-4.0)'],
    ],
    [
      'a tube in the chest is not the chest',
      'Exam: chest tube no leak',
      'physical-examination',
      ['Chest tube; no leak'],
    ],
  ])('%s', (_name, text, id, items) => expect(written(text, id)).toEqual(items));
});

describe('denials', () => {
  const hpi = 'HPI:\n';
  it.each<[string, string, readonly string[]]>([
    ['in a list', 'No fever, chills or cough.', ['No fever, chills, or cough.']],
    ['repeated', 'no diarrhea no dysuria', ['No diarrhea or dysuria.']],
    ['between slashes', 'no cp/sob/edema', ['No chest pain, shortness of breath, or edema.']],
    ['by letters', 'no f/c/n/v', ['No fever, chills, nausea, or vomiting.']],
    ['of the past', 'no hx of DVT', ['No history of deep vein thrombosis.']],
    ['behind what is there', 'nausea and vomiting no diarrhea', ['Nausea and vomiting.', 'No diarrhea.']],
    ['and what is as it was', 'no sweats, wt steady', ['No sweats, wt steady.']],
    ['up to what is so', 'No smoking, alcohol occasional.', ['No smoking.', 'Alcohol occasional.']],
    ['up to what somebody does', 'no falls, pain, walks with stick', ['No falls or pain.', 'Walks with stick.']],
    ['and how often what is so', 'No nausea, diarrhoea x3', ['No nausea.', 'Diarrhoea x3.']],
    ['of nobody is none of a thing', 'he told no one', ['He told no one.']],
    [
      'that say more than names stay whole',
      'no relief since he stopped ibuprofen',
      ['No relief since he stopped ibuprofen.'],
    ],
  ])('%s', (_name, text, sentences) => expect(written(hpi + text, 'history-of-present-illness')).toEqual(sentences));
});

describe('what an arrow and a condition mean', () => {
  it('a change of dose stays one', () => {
    expect(written('Plan:\namlodipine 5 -> 10 daily', 'plan')).toEqual(['Amlodipine 5 → 10 mg daily']);
  });

  it('what hangs on an if stays with it', () => {
    expect(written('Plan:\nif CT positive then surg consult, ceftriaxone 2 g, NPO', 'plan')).toEqual([
      'If CT positive then surg consult, ceftriaxone 2 g, NPO',
    ]);
  });

  it('a question mark keeps its doubt', () => {
    expect(written('Assessment:\n?early Crohns', 'assessment')).toEqual(['?Early Crohns']);
  });
});

const folder = path.join(import.meta.dirname, '../../../bench/quality/note-facts');
const notes = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { id: string; input: string },
);

/** The letters and digits of a text that no evidence of a fact covers, as runs. */
function uncovered(text: string, facts: readonly Fact[]): string[] {
  const covered = new Uint8Array(text.length);
  for (const { evidence } of facts) for (const { start, end } of evidence) covered.fill(1, start, end);
  return (text.match(/[\p{L}\d]+/gu) ?? []).length === 0
    ? []
    : [...text.matchAll(/[\p{L}\d]+/gu)].filter((word) => covered[word.index] !== 1).map(([word]) => word);
}

describe('typed notes of many hands', () => {
  it.each(notes.map(({ id, input }) => [id, input] as const))(
    '%s: nothing but headings and small words is left out',
    (_id, input) => {
      const facts = readFacts(input);
      const left = uncovered(input, facts);
      expect(left.length / (input.match(/[\p{L}\d]+/gu) ?? []).length).toBeLessThan(0.12);
      // No number is among what is left, apart from those that count entries or tell the time of one.
      const numbers = left.filter((word) => /^\d{2,}$/.test(word) && !/^\d{4}$/.test(word));
      expect(numbers.length).toBeLessThan(4);
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      for (const { evidence } of facts) for (const { start, end } of evidence) expect(end).toBeGreaterThan(start);
    },
  );
});

it('makes no value of a part of a number', () => {
  const [only, ...others] = readFacts('VS: bp 250/98.6');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ type: 'clause', text: expect.stringContaining('250/98.6') as string });
});

describe('a denial', () => {
  it.each([
    ['knee pain, no locking or swelling', ['no locking', 'swelling', 'no ']],
    ['Exam: abd soft, no guarding or rebound', ['no guarding', 'rebound', 'no ']],
  ])('rests on its "no" as well: %j', (text, words) => {
    const denied = readFacts(text).filter(({ assertion }) => assertion.polarity === 'absent');
    const shown = denied.flatMap(({ evidence }) => evidence.map(({ start, end }) => text.slice(start, end)));
    expect(shown).toEqual(words);
  });
});

describe('hostile texts', () => {
  it.each([
    'no ',
    'a, ',
    'BP 130/80, ',
    '1 min 130/80 ',
    'c. pmh a. b. ',
    'PMH: a. ',
    '1) a\n',
    'if a, ',
    'HR 80 ',
    '(',
    '0105 a\n',
    '?a ',
  ])('of nothing but %j come to an end', { timeout: 90_000 }, (unit) => {
    // By the square of the length it would take minutes.
    const text = unit.repeat(200_000 / unit.length);
    const ends = readFacts(text).flatMap(({ evidence }) => evidence.map(({ end }) => end));
    expect(ends.filter((end) => end > text.length)).toEqual([]);
  });

  it('empty, or in another alphabet, lose nothing', () => {
    expect(readFacts('')).toEqual([]);
    expect(readFacts('咳嗽三天').map(({ evidence }) => evidence)).toEqual([[{ start: 0, end: 4 }]]);
  });
});
