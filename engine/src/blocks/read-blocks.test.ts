import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { readBlocks } from './read-blocks.ts';

/** The tree as lines: depth, what it is, its subject, its words. */
function draw(text: string): string[] {
  const lines: string[] = [];
  const walk = (block: Block, depth: number): void => {
    const label = block.label === undefined ? '' : text.slice(block.label.start, block.label.end);
    const words = block.kind === 'item' ? text.slice(block.start, block.end) : label;
    lines.push(`${'  '.repeat(depth)}${block.group ?? block.kind} ${block.subject ?? '?'}: ${words}`);
    for (const child of block.children) walk(child, depth + 1);
  };
  for (const child of readBlocks(text).children) walk(child, 0);
  return lines;
}

describe('numbers of a list', () => {
  const entriesOf = (text: string): string[] =>
    draw(`Plan:\n${text}`)
      .slice(1)
      .map((line) => line.replace(/^[^:]*: /, ''));

  it('go on within the line of a numbered entry', () => {
    expect(entriesOf('4. Echo\n5. Not for transplant. 6. Pulm rehab. 7. RSV at GP')).toEqual([
      'Echo',
      'Not for transplant.',
      'Pulm rehab.',
      'RSV at GP',
    ]);
    expect(entriesOf('1. Echo\n2. Statin declined. 3. Diet')).toEqual(['Echo', 'Statin declined.', 'Diet']);
  });

  it('are none where they count something', () => {
    expect(entriesOf('5. Pred 20 until wk 6. Bloods then')).toHaveLength(2);
    expect(entriesOf('5. Pred 20. 8. Then stop')).not.toContain('Then stop');
  });

  it('head a step with what came of it before', () => {
    expect(entriesOf("6. Pulm rehab - went in 2023, doesn't want it again")).toEqual([
      'Pulm rehab - went in 2023',
      ", doesn't want it again",
    ]);
  });
});

describe('headings', () => {
  it.each<[string, string, readonly string[]]>([
    ['of no section, where it says what is known', 'Hx sciatica: injected', ['item ?: Hx sciatica: injected']],
    [
      'of all steps by system',
      'Issues/plan: rest',
      ['section assessment-and-plan: Issues/plan', '  item assessment-and-plan: rest'],
    ],
    ['before a colon', 'PMH: asthma.', ['section past-medical-history: PMH', '  item past-medical-history: asthma.']],
    [
      'without a mark',
      'pmh mild asthma',
      ['section past-medical-history: pmh', '  item past-medical-history: mild asthma'],
    ],
    [
      "of the writer's own making in a note without capitals",
      'cough since may\nsplint: worn at night\no: wheeze both bases',
      [
        'item ?: cough since may',
        'section ?: splint',
        '  item ?: worn at night',
        'section physical-examination: o',
        '  item physical-examination: wheeze both bases',
      ],
    ],
    [
      'are none in small letters where the writer has capitals',
      'Cough since May\nplan is this: rest',
      ['item ?: Cough since May', 'item ?: plan is this: rest'],
    ],
    [
      "of the writer's own making on a numbered line do not reach the next one",
      '1) Kit to pack: dressings\n2) BP 148/88, drain out',
      ['section ?: Kit to pack', '  item ?: dressings', 'item ?: BP 148/88, drain out'],
    ],
    [
      'with the mark of a list within a line',
      'Cough. - Meds: sertraline 100',
      ['item ?: Cough.', 'section medications: Meds', '  item medications: sertraline 100'],
    ],
    [
      'of a numbered entry with a bullet before its number',
      '- 1. HTN, start lisinopril',
      ['problem ?: HTN', '  item ?: , start lisinopril'],
    ],
    ['with what it says of its order', 'Plan by system: rest', ['section plan: Plan by system', '  item plan: rest']],
    [
      'of a speculum, without an operation',
      'Spec: cervix ok',
      ['section physical-examination: Spec', '  item physical-examination: cervix ok'],
    ],
    ['no height of a fundus is one', 'fh 36', ['item ?: fh 36']],
    ['no time of before is one', 'Last pregnancy: PPH', ['item ?: Last pregnancy: PPH']],
    ['no relative is one', 'Mo: schizophrenia', ['item ?: Mo: schizophrenia']],
    ['of one letter with a slash', 'A/ IUP 28w', ['section assessment: A', '  item assessment: IUP 28w']],
    [
      'in a line own their first entry',
      'Cough. FH mom asthma. t 38.1 hr 108',
      ['item ?: Cough.', 'section family-history: FH', '  item family-history: mom asthma.', '  item ?: t 38.1 hr 108'],
    ],
    [
      'on a line of their own own what follows',
      'PLAN\nCT head\nno driving',
      ['section plan: PLAN', '  item plan: CT head', '  item plan: no driving'],
    ],
    [
      'of entries of a list do not reach the next entry',
      '- meds: sertraline 100\n- etoh none',
      ['section medications: meds', '  item medications: sertraline 100', 'item ?: etoh none'],
    ],
    [
      'that no table has say nothing of what they hold',
      'HER VERSION: felt odd.',
      ['section ?: HER VERSION', '  item ?: felt odd.'],
    ],
    ['that are part of a longer word are none', 'O/S films seen', ['item ?: O/S films seen']],
    ['between stars', '*micro* smear neg', ['section results: micro', '  item results: smear neg']],
    ['between brackets', '[Plan] CT head', ['section plan: Plan', '  item plan: CT head']],
    [
      'before two slashes',
      'Obj// abd soft',
      ['section physical-examination: Obj', '  item physical-examination: abd soft'],
    ],
    ['with letters left out', 'Impresn: gout', ['section assessment: Impresn', '  item assessment: gout']],
    [
      'of two names',
      'PMH/PSH: asthma',
      ['section past-medical-history: PMH/PSH', '  item past-medical-history: asthma'],
    ],
    ['"Post op" outside an operation', 'Post op: cast 8/52', ['section ?: Post op', '  item ?: cast 8/52']],
    [
      '"Post op" in the report of one',
      'Surgeon: Dr Ode\nPost op: hernia',
      [
        'section surgeon: Surgeon',
        '  item surgeon: Dr Ode',
        'section postoperative-diagnosis: Post op',
        '  item postoperative-diagnosis: hernia',
      ],
    ],
  ])('%s', (_name, text, tree) => {
    expect(draw(text)).toEqual(tree);
  });

  it('of a problem in a list do not own its next entry', () => {
    expect(draw('Plan:\n- AKI = prerenal\n- hold spironolactone')).toEqual([
      'section plan: Plan',
      '  problem plan: AKI',
      '    item plan: prerenal',
      '  item plan: hold spironolactone',
    ]);
  });

  it('of what led to an operation own their line, and what follows is the operation', () => {
    const text = 'Surgeon: Dr Ode\nIndications: locking knee.\nPortals were made. No loose bodies.';
    expect(draw(text).slice(2)).toEqual([
      'section history-of-present-illness: Indications',
      '  item history-of-present-illness: locking knee.',
      'item ?: Portals were made.',
      'item ?: No loose bodies.',
    ]);
    const operation = readBlocks(text).children.filter(({ kind }) => kind === 'item');
    expect(operation.map(({ holds }) => holds?.includes('history-of-present-illness'))).toEqual([false, false]);
    expect(draw(text.replace('Surgeon: Dr Ode\n', '')).slice(2)).toEqual([
      '  item history-of-present-illness: Portals were made.',
      '  item history-of-present-illness: No loose bodies.',
    ]);
  });

  it('that say what is done with drugs own the lines below, within a list of drugs', () => {
    expect(draw('Meds:\nSTOP:\nnaproxen 500 bid\nzolpidem\n\nseen today')).toEqual([
      'section medications: Meds',
      'section medications: STOP',
      '  item medications: naproxen 500 bid',
      '  item medications: zolpidem',
      'item ?: seen today',
    ]);
    expect(draw('Elbow:\nsore\nswollen')).toEqual(['section ?: Elbow', '  item ?: sore', 'item ?: swollen']);
  });

  it('of a known problem own the list below', () => {
    expect(draw('AKI:\n- fluids\n- recheck')).toEqual(['problem ?: AKI', '  item ?: fluids', '  item ?: recheck']);
  });

  it('do not take a star at the head of an entry for one', () => {
    expect(draw('* bloods * to be done').join('\n')).toBe('item ?: bloods * to be done');
  });

  it('do not go back to the history from within a plan', () => {
    expect(draw('Plan: excise.\nROS out 12-14 d').join('\n')).not.toContain('review-of-systems');
  });
});

describe('groups', () => {
  it('a numbered problem holds its findings and its steps', () => {
    expect(draw('1) DM2 - A1c 8.4. fasting 150\n - start empagliflozin\n2) ?OSA - snores\n\nNKDA')).toEqual([
      'problem ?: DM2',
      '  item ?: - A1c 8.4.',
      '  item ?: fasting 150',
      '  item ?: start empagliflozin',
      'problem ?: ?OSA',
      '  item ?: - snores',
      'item ?: NKDA',
    ]);
  });

  it('diagnoses before what is thought today are what is known', () => {
    expect(
      draw('Dx: IPF. GORD.\n\nO/E: clubbed.\n\nImp: progressive IPF').filter((line) => line.includes('section')),
    ).toEqual(['section past-medical-history: Dx', 'section physical-examination: O/E', 'section assessment: Imp']);
    expect(draw('Dx: migraine\nPlan: rest')[0]).toBe('section assessment: Dx');
  });

  it('a short form before a year is an event, and no heading', () => {
    expect(draw('PMH: LSCS x2. PE 2016 postpartum')).toEqual([
      'section past-medical-history: PMH',
      '  item past-medical-history: LSCS x2.',
      '  item past-medical-history: PE 2016 postpartum',
    ]);
  });

  it('a system named within running words owns its own sentence', () => {
    expect(draw('Seen at home. O/E cachectic, abdo soft. Mouth - white plaques. Codeine no effect.')).toEqual([
      'item ?: Seen at home.',
      'section physical-examination: O/E',
      '  item physical-examination: cachectic, abdo soft.',
      '  system physical-examination: Mouth',
      '    item physical-examination: white plaques.',
      '  item physical-examination: Codeine no effect.',
    ]);
  });

  it('a system is a problem in a plan and a system in an examination', () => {
    expect(draw('Plan:\nneuro: wean propofol')[1]).toBe('  problem plan: neuro');
    expect(draw('Exam:\nneuro: intact')[1]).toBe('  system physical-examination: neuro');
  });

  it('a time stamp owns its entry', () => {
    expect(draw('1930 alert. lungs clear\n2005 tylenol given')).toEqual([
      'time ?: 1930',
      '  item ?: alert.',
      '  item ?: lungs clear',
      'time ?: 2005',
      '  item ?: tylenol given',
    ]);
  });

  it('a year at the head of an entry of a list is no time stamp', () => {
    expect(draw('- 2021 em CS, wants VBAC\n- PIH last time')).toEqual([
      'item ?: 2021 em CS, wants VBAC',
      'item ?: PIH last time',
    ]);
  });

  it('numbers that count nothing are values', () => {
    expect(draw('82 yo here\n98 kg today')).toEqual(['item ?: 82 yo here', 'item ?: 98 kg today']);
  });
});

it('reads the same tree with other line ends', () => {
  const text = 'PMH: asthma.\n\nPlan:\n- rest\n- fluids';
  expect(draw(text.replaceAll('\n', '\r\n')).map((line) => line.trimEnd())).toEqual(draw(text));
});

it('takes work in proportion to the length of a text', () => {
  const line = '1) HTN - stable. PMH: asthma; no fever, no chills\n';
  const count = (times: number): number => {
    let blocks = 0;
    const walk = (block: Block): void => {
      blocks += 1;
      for (const child of block.children) walk(child);
    };
    walk(readBlocks(line.repeat(times)));
    return blocks;
  };
  expect(count(2000)).toBeLessThan(count(200) * 11);
});
