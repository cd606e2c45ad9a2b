import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { changeWords } from './apply/change-words.ts';
import { choicesFor } from './choices-for.ts';
import { differencesOf, usedIn, type Difference } from './differences-of.ts';
import { accept, change, learn, type Learned } from './learn.ts';
import { useForm } from './term-forms.ts';
import { idOf, isPreference, type Preference } from './preference.ts';

const note = (...sections: readonly string[]): string =>
  [
    '## Cough',
    ...sections,
    "Draft for a clinician's review. Check it against the source before it is signed or used.",
  ].join('\n\n');

const history = '### History of present illness\n\nCough for 3 days. No fever.';
const medical = '### Past medical history\n\n- Hypertension\n- Gout';
const family = '### Family history\n\nStroke in father.';
const drugs = '### Medications\n\n- Lisinopril 10 mg by mouth daily';
const allergies = '### Allergies\n\n- Penicillin (rash)';
const plan = '### Plan\n\n- Chest X-ray\n- Start amoxicillin 500 mg twice daily\n- Return in 2 weeks';
const vitals =
  '### Vital signs\n\n| Measure | Value |\n| --- | --- |\n| Blood pressure | 142/90 mmHg |\n| Heart rate | 80/min |';
const composed = note(history, medical, family, drugs, allergies, vitals, plan);

const writer = { name: 'Ann Lee', credentials: 'MD' };
const changesOf = (signed: string): string[] =>
  differencesOf(composed, signed, [], writer).map(({ preference }) => idOf(preference));

describe('what is learned of one signed note', () => {
  it('is nothing where nobody changed it', () => expect(changesOf(composed)).toEqual([]));

  it.each<[string, string, string, string[]]>([
    ['a heading', '### Medications', '### Current medications', ['heading.en.medications.current-medications']],
    ['a term', 'Hypertension', 'HTN', ['term.hypertension.htn']],
    ['a frequency', 'twice daily', 'BID', ['term.twice-daily.bid']],
    ['a denial', 'No fever', 'Denies fever', ['denial.denies']],
    ['a list', '- Hypertension\n- Gout', 'Hypertension. Gout.', ['layout.past-medical-history.paragraph']],
    [
      'a table',
      '| Measure | Value |\n| --- | --- |\n| Blood pressure | 142/90 mmHg |\n| Heart rate | 80/min |',
      '- Blood pressure 142/90 mmHg\n- Heart rate 80/min',
      ['layout.vital-signs.list'],
    ],
    ['a section', `${family}\n\n`, '', ['omit.family-history.dropped']],
    ['what a section holds', 'Stroke in father.\n\n', '', ['omit.family-history.kept']],
    [
      'an order',
      `${drugs}\n\n${allergies}`,
      `${allergies}\n\n${drugs}`,
      ['place.allergies.medications.allergies-before'],
    ],
    [
      'lines of a plan',
      '- Chest X-ray\n- Start amoxicillin 500 mg twice daily',
      '- Start amoxicillin 500 mg twice daily\n- Chest X-ray',
      ['order.plan.drugs'],
    ],
    ['a closing line', 'Draft for', 'Signed by Ann Lee, MD\n\nDraft for', ['sign-off.signed-by-name-credentials']],
  ])('%s', (_what, from, to, ids) => {
    expect(composed).toContain(from);
    expect(changesOf(composed.replace(from, to))).toEqual(ids);
  });

  it.each([
    ['a heading of one’s own', '### Medications', '### What Mr Quokka takes'],
    ['another drug', 'Lisinopril', 'Ramipril'],
    ['a word that no table has', 'Cough for 3 days', 'Whooping cough for three days'],
    ['a closing line with a name that is not the writer’s', 'Draft for', 'Signed by Bruno Quokka\n\nDraft for'],
    ['a closing line with a number', 'Draft for', 'Signed by Ann Lee, MD, pager 4711\n\nDraft for'],
    ['allergies that are taken out', `${allergies}\n\n`, ''],
  ])('is nothing of %s', (_what, from, to) => expect(changesOf(composed.replace(from, to))).toEqual([]));

  it('confirms what was used and not undone, and goes against what was undone', () => {
    const known: Preference[] = [{ kind: 'term', term: 'hypertension', form: 'HTN' }];
    const used = composed.replace('Hypertension', 'HTN');
    expect(differencesOf(used, used, known)).toEqual([{ preference: known[0], says: 'for' }]);
    expect(differencesOf(used, composed, known)).toContainEqual({ preference: known[0], says: 'against' });
    expect(differencesOf(composed, composed.replace('Hypertension', 'Asthma'), known)).toEqual([]);
    expect(usedIn(used, known, writer)).toEqual(known);
    expect(usedIn(composed, known, writer)).toEqual([]);
  });
});

const htn: Preference = { kind: 'term', term: 'hypertension', form: 'HTN' };
const says = (...all: readonly ('for' | 'against')[]): Difference[][] =>
  all.map((one) => [{ preference: htn, says: one }]);
const after = (...all: readonly ('for' | 'against')[]): readonly Learned[] =>
  says(...all).reduce<readonly Learned[]>((kept, one) => learn(kept, one), []);

describe('counting', () => {
  it('proposes after three notes, and not after two', () => {
    expect(after('for', 'for')[0]?.state).toBe('watched');
    expect(after('for', 'for', 'for')[0]?.state).toBe('proposed');
  });

  it('proposes nothing that less than three of four notes agree on', () => {
    expect(after('for', 'against', 'for', 'for')[0]?.state).toBe('proposed');
    expect(after('for', 'against', 'for', 'against', 'for')[0]?.state).toBe('watched');
    expect(after('for', 'for', 'for', 'against', 'against')[0]?.state).toBe('watched');
  });

  it('takes back what is in use when two of the last four notes go against it', () => {
    const used = accept(after('for', 'for', 'for'), idOf(htn));
    const once = learn(used, [{ preference: htn, says: 'against' }]);
    expect(once[0]?.state).toBe('accepted');
    expect(learn(once, [{ preference: htn, says: 'against' }])[0]?.state).toBe('watched');
  });

  it('counts another form of the same against it', () => {
    const full: Preference = { ...htn, form: 'high blood pressure' };
    const kept = learn(after('for', 'for', 'for'), [{ preference: full, says: 'for' }]);
    expect(kept.map(({ notes }) => notes)).toEqual([[true, true, true, false], [true]]);
  });

  it('never proposes what was switched off', () => {
    const off = after('for', 'for', 'for').map((one): Learned => ({ ...one, state: 'off' }));
    expect(learn(off, [{ preference: htn, says: 'for' }])[0]?.state).toBe('off');
  });

  it('has one of two in use that decide the same', () => {
    const full: Preference = { ...htn, form: 'high blood pressure' };
    const both: Learned[] = [htn, full].map((preference) => ({
      preference,
      state: 'proposed',
      notes: [true, true, true],
    }));
    const kept = accept(accept(both, idOf(htn)), idOf(full));
    expect(kept.map(({ state }) => state)).toEqual(['off', 'accepted']);
    expect(change(both, idOf(htn), full).map(({ preference, state }) => [idOf(preference), state])).toEqual([
      [idOf(full), 'accepted'],
    ]);
  });
});

describe('a preference', () => {
  it.each<[string, unknown]>([
    ['a heading that no table has', { kind: 'heading', section: 'medications', title: 'What Mr Quokka takes' }],
    ['a term that no table has', { kind: 'term', term: 'quokka', form: 'HTN' }],
    ['a form that is none of the term', { kind: 'term', term: 'hypertension', form: 'gout' }],
    ['allergies left out', { kind: 'omit', section: 'allergies', heading: 'dropped' }],
    ['a closing line with other words', { kind: 'sign-off', parts: ['Signed by', 'Bruno Quokka'] }],
    ['a name of every object', { kind: 'term', term: 'constructor', form: 'HTN' }],
    ['another kind', { kind: 'colour', form: 'red' }],
    ['no object', 'HTN'],
  ])('is not %s', (_what, value) => expect(isPreference(value)).toBe(false));

  it('can be changed to what decides the same', () => {
    expect(choicesFor(htn).map(idOf)).toContain('term.hypertension.hypertension');
    for (const one of choicesFor(htn)) expect(isPreference(one)).toBe(true);
  });
});

const input = `cc cough. HPI: 61F with cough for 3 days. Denies fever, chills, or rash.
PMH: HTN, gout. FHx: father stroke. Meds: lisinopril 20 mg PO daily, metformin 500 mg PO BID. Allergies: penicillin - rash
BP 146/90 HR 74. Exam: lungs clear, 1+ edema.
A/P: HTN not at goal, increase lisinopril to 40 mg daily. Bronchitis. RTC 4 wks.`;
const plain = chart(input);
const written = (...preferences: readonly Preference[]) => chart(input, { preferences: { preferences, writer } });

describe('a note in the form that its reader likes', () => {
  it.each<[string, Preference, string | RegExp]>([
    [
      'a heading',
      { kind: 'heading', section: 'medications', title: 'Current medications' },
      '#### Current medications',
    ],
    [
      'a place',
      { kind: 'place', section: 'allergies', side: 'before', other: 'medications' },
      /Allergies[\s\S]*Medications/,
    ],
    ['a layout', { kind: 'layout', section: 'vital-signs', layout: 'list' }, '- Blood pressure 146/90 mmHg'],
    ['a term', { kind: 'term', term: 'hypertension', form: 'HTN' }, '- HTN'],
    ['a measure', { kind: 'term', term: 'blood-pressure', form: 'BP' }, '| BP | 146/90 mmHg |'],
    ['a frequency', { kind: 'term', term: 'twice-daily', form: 'BID' }, 'Metformin 500 mg by mouth BID'],
    ['a spelling', { kind: 'spelling', form: 'british' }, '1+ oedema'],
    ['a denial', { kind: 'denial', form: 'denies' }, 'Denies fever, chills, or rash'],
    ['denials one by one', { kind: 'denials', form: 'apart' }, /No fever\. No chills\. No rash\./],
    [
      'a closing line',
      { kind: 'sign-off', parts: ['Signed by', '{name}', '{credentials}'] },
      '\n\nSigned by Ann Lee, MD\n\nDraft',
    ],
    ['a length', { kind: 'length', length: 'fuller' }, 'There is no fever'],
  ])('has %s', (_what, preference, words) => {
    const { markdown } = written(preference).rendered;
    expect(markdown).toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words));
    expect(plain.rendered.markdown).not.toEqual(markdown);
  });

  it('keeps the sources and facts of every statement', () => {
    const all = written(
      { kind: 'term', term: 'hypertension', form: 'HTN' },
      { kind: 'denial', form: 'denies' },
      { kind: 'layout', section: 'vital-signs', layout: 'list' },
    );
    const restsOn = ({ sections }: typeof plain) =>
      sections.flatMap(({ id, statements }) => statements.map(({ sources, facts }) => [id, sources, facts]));
    expect(restsOn(all)).toEqual(restsOn(plain));
  });

  it('gives each denial that stands alone the words that it rests on', () => {
    const { sections } = written({ kind: 'denials', form: 'apart' });
    const said = sections
      .flatMap(({ statements }) => statements)
      .filter(({ text }) => /^No (?:chills|rash)/.test(text));
    expect(said.map(({ sources }) => sources.map(({ start, end }) => input.slice(start, end)).join())).toEqual([
      expect.stringContaining('chills'),
      expect.stringContaining('rash'),
    ]);
  });

  it('lists as left out what a section held that its reader does not want', () => {
    const { leftOut, rendered } = written({ kind: 'omit', section: 'family-history', heading: 'dropped' });
    expect(rendered.markdown).not.toMatch(/Family history|stroke/);
    expect(
      leftOut.map(({ sources }) => sources.map(({ start, end }) => input.slice(start, end)).join()),
    ).toContainEqual(expect.stringContaining('stroke'));
  });

  it('leaves a note to the patient as it is', () => {
    const options = { kind: 'patient-summary' } as const;
    const preferences = { preferences: [htn, { kind: 'denial', form: 'denies' }] as const, writer };
    expect(chart(input, { ...options, preferences })).toEqual(chart(input, options));
  });

  it('keeps the headings of somebody’s own form', () => {
    const form = { name: 'Mine', headings: [{ title: 'Drugs', instruction: '', takes: ['medications' as const] }] };
    const one: Preference = { kind: 'heading', section: 'medications', title: 'Meds' };
    expect(chart(input, { form, preferences: { preferences: [one], writer } })).toEqual(chart(input, { form }));
  });

  it('has no closing line whose name it does not know', () => {
    const preferences: Preference[] = [{ kind: 'sign-off', parts: ['Signed by', '{name}'] }];
    const unnamed = chart(input, { preferences: { preferences, writer: { name: '', credentials: '' } } });
    expect(unnamed.rendered.markdown).not.toContain('Signed by');
  });

  it('goes round: what is composed with a preference is a note that has it', () => {
    const all: Preference[] = [
      { kind: 'heading', section: 'medications', title: 'Current medications' },
      { kind: 'place', section: 'allergies', side: 'before', other: 'medications' },
      { kind: 'layout', section: 'vital-signs', layout: 'list' },
      { kind: 'denial', form: 'denies' },
      { kind: 'sign-off', parts: ['Signed by', '{name}', '{credentials}'] },
      htn,
    ];
    const { markdown } = written(...all).rendered;
    expect(usedIn(markdown, all, writer)).toEqual(all);
    expect(
      differencesOf(markdown, plain.rendered.markdown, all, writer).filter((one) => one.says === 'against'),
    ).toHaveLength(all.length);
  });
});

describe('a term', () => {
  it.each<[string, string, string, string]>([
    ['heart-rate', 'heart rate', 'Recheck in 4 HR', 'Recheck in 4 HR'],
    ['by-mouth', 'by mouth', 'Good PO intake', 'Good PO intake'],
    ['hypertension', 'hypertension', 'HTN, stable', 'Hypertension, stable'],
    ['hypertension', 'HTN', 'Hypertensive urgency', 'Hypertensive urgency'],
    ['blood-pressure', 'BP', 'Recheck blood pressure.', 'Recheck BP.'],
  ])('%s as %s in %j', (term, form, text, written) => expect(useForm(term, form, text)).toBe(written));

  it('stays as it was where the check of statements finds that it would say something else', () => {
    const said = {
      text: 'Ibuprofen 400 mg by mouth three times daily with food',
      sources: [],
      support: 'supported',
    } as const;
    const place = { section: 'medications', language: 'en', asRead: (text: string) => text } as const;
    const orally: Preference = { kind: 'term', term: 'by-mouth', form: 'orally' };
    expect(useForm('by-mouth', 'orally', said.text)).toContain('orally');
    expect(changeWords(said, [orally], place)).toBe(said);
  });
});

it('speaks Spanish where the note does', () => {
  const es =
    'EA: mujer de 58 años con tos desde hace 5 días, sin fiebre.\nAP: HTA.\nTto habitual: enalapril 20 mg c/24h.\nPlan: amoxicilina 1 g c/8h 7 días.';
  const preferences: Preference[] = [
    { kind: 'heading', section: 'medications', title: 'Medicación habitual' },
    { kind: 'heading', section: 'medications', title: 'Meds' },
    { kind: 'term', term: 'hipertension-arterial', form: 'HTA' },
    htn,
  ];
  const { markdown } = chart(es, { preferences: { preferences, writer } }).rendered;
  expect(markdown).toContain('Medicación habitual');
  expect(markdown).toMatch(/- HTA$/m);
  expect(chart(es).rendered.markdown).toMatch(/- Hipertensión arterial$/m);
});
