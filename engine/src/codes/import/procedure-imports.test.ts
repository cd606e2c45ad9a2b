import { describe, expect, it } from 'vitest';
import { openLibrary } from '../tables/open-library.ts';
import { ImportProblem } from './import-problem.ts';
import { importTable } from './import-table.ts';
import {
  bytesOf,
  cptFillers,
  cptText,
  hccFillers,
  hccText,
  hcpcsFillers,
  hcpcsLine,
  mueFillers,
  mueText,
  ncciCsv,
  ncciText,
} from './made-procedure-files.ts';

const importText = (name: string, text: string) => importTable(name, bytesOf(text));
const open = (name: string, text: string, day: string | null) => openLibrary([importText(name, text)]).at(day);

function problemOf(name: string, text: string): string {
  try {
    importText(name, text);
  } catch (problem) {
    expect(problem).toBeInstanceOf(ImportProblem);
    return (problem as ImportProblem).message;
  }
  return 'no problem';
}

const edits = [
  '11042\t97597\t\t20110101\t*\t1\tMutually exclusive procedures',
  '11042\t97602\t*\t19960101\t20201231\t0\tMisuse of column two code',
  '11042\t97602\t\t20240101\t*\t1\tMisuse of column two code',
  '20610\t20550\t\t20150401\t20150401\t1\tTaken back',
  '99291\tG0380\t\t20160101\t*\t9\tNot applicable',
];

describe('NCCI edits', () => {
  it.each([
    ['97597', '11042', '2025-11-01', { column1: '11042', column2: '97597', indicator: 1 }],
    ['11042', '97597', '2010-12-31', null],
    ['11042', '97597', '2011-01-01', { column1: '11042', column2: '97597', indicator: 1 }],
    ['11042', '97602', '2020-12-31', { column1: '11042', column2: '97602', indicator: 0 }],
    ['11042', '97602', '2021-06-01', null],
    ['11042', '97602', '2024-01-01', { column1: '11042', column2: '97602', indicator: 1 }],
    ['11042', '97602', null, { column1: '11042', column2: '97602', indicator: 1 }],
    ['20610', '20550', '2015-04-01', null],
    ['99291', 'g0380', '2025-11-01', { column1: '99291', column2: 'G0380', indicator: 9 }],
    ['11042', 'G0380', '2025-11-01', null],
    ['11042', '11042', '2025-11-01', null],
    ['00000', '', null, null],
  ])('between %s and %s on %s', (a, b, day, edit) => {
    for (const text of [ncciText(edits), ncciText(edits, '\n'), `\u00ef\u00bb\u00bf${ncciText(edits)}`])
      expect(open('ccipra-v313r0-f1.txt', text, '2025-11-01').ncci?.between(a, b, day)).toEqual(edit);
  });

  it('reads the quarter from the version in the name, or the newest edit', () => {
    const named = importText('ccipra-v313r0-f1.txt', ncciText(edits));
    expect(named).toMatchObject({ version: '2025 Q4', from: '2025-10-01', to: '2025-12-31', entries: 4 });
    expect(named.remarks).toEqual(['1 edits that were never in force are left out.']);
    expect(importText('edits.txt', ncciText(edits))).toMatchObject({ version: '2024 Q1', from: '2024-01-01' });
  });

  it('reads the workbook saved as CSV', () => {
    const rows = edits.map((edit) => `"${edit.split('\t').join('","')}"`);
    const ncci = open('PTP edits 10-1-2025.csv', ncciCsv(rows), null).ncci;
    expect(ncci?.version).toBe('2025 Q4');
    expect(ncci?.between('97597', '11042', null)?.indicator).toBe(1);
  });

  it('opens the parts of a quarter together, and those of hospitals only where there are no others', () => {
    const part = (name: string, row: string) => importText(name, ncciText([row]));
    const one = part('ccipra-v313r0-f1.txt', '10060\t10061\t\t20110101\t*\t1\tx');
    const two = part('ccipra-v313r0-f2.txt', '20600\t20610\t\t20110101\t*\t1\tx');
    const hospital = part('ccioph-v313r0-f1.txt', '30901\t30903\t\t20110101\t*\t0\tx');
    const { ncci } = openLibrary([one, two, hospital]).at('2025-11-01');
    expect(ncci?.size).toBe(2);
    expect(ncci?.between('10061', '10060', null)).not.toBeNull();
    expect(ncci?.between('20600', '20610', null)).not.toBeNull();
    expect(ncci?.between('30901', '30903', null)).toBeNull();
    expect(openLibrary([hospital]).at(null).ncci?.between('30901', '30903', null)?.indicator).toBe(0);
  });

  it.each([
    ['11042\t97597\t\t20111301\t*\t1\tx', 'line 7: the effective date “20111301” is no date.'],
    ['11042\t97597\t\t20110101\tsoon\t1\tx', 'line 7: the deletion date “soon” is no date.'],
    ['11042\t97597\t\t20110101\t*\t2\tx', 'line 7: the modifier indicator “2” is none of 0, 1 and 9.'],
    ['11042\t97597\t\t2011', 'line 7: columns are missing; the line may be cut off.'],
    ['11042\t975', 'line 7: “11042 975” is no pair of codes.'],
  ])('refuses %j', (row, fault) => {
    expect(problemOf('ccipra-v313r0-f1.txt', ncciText([edits[0] ?? '', row]))).toBe(`ccipra-v313r0-f1.txt, ${fault}`);
  });

  it('refuses a file without edits, and a quotation mark that is never closed', () => {
    expect(problemOf('ccipra-v313r0-f1.txt', ncciText([]))).toContain('has no edits');
    expect(problemOf('ptp.csv', ncciCsv(['"11042,97597,,20110101,*,1,x']))).toContain('a quotation mark is not closed');
  });

  it('packs edits in seven bytes each, in any order', () => {
    const rows = Array.from({ length: 3000 }, (_none, at) => {
      const column1 = String(10_000 + ((at * 7919) % 60) * 100);
      return `${column1}\t${20_000 + at}\t\t20110101\t*\t${at % 2}\tx`;
    });
    const table = importText('ccipra-v313r0-f1.txt', ncciText(rows));
    expect(table.packed.length).toBeLessThan(3000 * 7 + 3100 * 9 + 300);
    const ncci = openLibrary([table]).at(null).ncci;
    for (const [at, row] of rows.entries()) {
      const [column1 = '', column2 = ''] = row.split('\t');
      expect(ncci?.between(column2, column1, '2025-10-01')).toEqual({ column1, column2, indicator: at % 2 });
    }
  });
});

describe('medically unlikely edits', () => {
  const rows = [
    '97110,8,3 Date of Service Edit: Clinical,Nature of service',
    '36415,2,3 Date of Service Edit: Clinical,"Policy, clinical"',
    '99213,1,2 Date of Service Edit: Policy,Policy',
    'A4253,0,1 Line Edit,Policy',
    ...mueFillers(),
  ];
  const name = 'MCR_MUE_PractitionerServices_Eff_10-01-2025.csv';

  it('finds units and how they are judged', () => {
    const { mue } = open(name, mueText(rows), '2025-11-11');
    expect(mue?.version).toBe('2025 Q4');
    expect(mue?.size).toBe(17);
    expect(mue?.of('97110')).toEqual({ units: 8, mai: 3 });
    expect(mue?.of('a4253')).toEqual({ units: 0, mai: 1 });
    expect(mue?.of('97112')).toBeNull();
    expect(mue?.of('')).toBeNull();
  });

  it('reads tabs too', () => {
    const text = mueText(rows.map((row) => row.replaceAll(',', '\t').replaceAll('"', ''))).replaceAll(
      'Code,',
      'Code\t',
    );
    expect(open(name, text, null).mue?.of('99213')).toEqual({ units: 1, mai: 2 });
  });

  it.each([
    ['97112,many,3 Date of Service Edit,x', '“many” is no number of units'],
    ['97112,4,Date of Service Edit,x', 'does not begin with 1, 2 or 3'],
    ['97110,4,2 Date of Service Edit,x', '97110 stands on line 4 already'],
    ['9711,4,2 Date of Service Edit,x', '“9711” is no procedure code'],
    ['\u001b[2J97,4,2 Date of Service Edit,x', '“\ufffd[2J97” is no procedure code'],
  ])('refuses %j', (row, fault) => {
    expect(problemOf(name, mueText([...rows, row]))).toContain(fault);
  });

  it('refuses a file that ends before the last families of codes, of equipment those that there are', () => {
    const cut = 'has no codes that begin with J, Q; it seems cut off or only a part.';
    expect(problemOf(name, mueText(rows.slice(0, -2)))).toBe(`${name} ${cut}`);
    const equipment = ['A4253,9,1 Line Edit,x', 'E0100,1,2 Date of Service Edit,x', 'L0100,1,2 Date of Service Edit,x'];
    expect(importText('MUE_DMESupplier_2025-10-01.csv', mueText(equipment)).entries).toBe(3);
    expect(problemOf('MUE_DMESupplier_2025-10-01.csv', mueText(equipment.slice(0, 2)))).toContain('begin with L;');
  });

  it('asks for the quarter where nothing states it', () => {
    expect(problemOf('mue.csv', mueText(rows).replace('2025 ', ''))).toBe(
      'mue.csv does not tell its quarter; put its first day into the file name, for example 2026-10-01.',
    );
    expect(importTable('mue.csv', bytesOf(mueText(rows)), { from: '2026-10-01' }).version).toBe('2026 Q4');
  });
});

describe('HCC maps', () => {
  const rows = [
    'E119,Type 2 diabetes mellitus without complications,19,19,38,31,Yes',
    'I10,Essential (primary) hypertension,,,,187,No',
    '"I509","Heart failure, unspecified",85,85,226,186,Yes',
    ...hccFillers(),
  ];
  const name = '2026 Midyear Final ICD-10-CM Mappings.csv';

  it('takes the model in force for the year that is paid by it', () => {
    const table = importText(name, hccText(rows));
    expect(table).toMatchObject({ version: 'CMS-HCC V28, 2026', from: '2025-01-01', to: '2025-12-31', entries: 6 });
    const { hcc } = openLibrary([table]).at('2025-06-01');
    expect(hcc?.of('E11.9')).toBe('38');
    expect(hcc?.of('i509')).toBe('226');
    expect(hcc?.of('I10')).toBeNull();
    expect(hcc?.of('E11')).toBeNull();
  });

  it('takes V24 where there is no V28, never that of kidney failure', () => {
    const text = hccText(rows).replaceAll('V28', 'V23');
    expect(
      openLibrary([importText(name, text)])
        .at(null)
        .hcc?.of('E11.9'),
    ).toBe('19');
    expect(problemOf(name, text.replaceAll('CMS-HCC Model Category V24', 'Other'))).toContain('has no column');
  });

  it('passes over footnotes, and refuses damage', () => {
    expect(importText(name, hccText([...rows, '* Payment is by V28,,,,,,'])).entries).toBe(6);
    expect(problemOf(name, hccText([...rows, 'E1165,Type 2']))).toContain('line 12: columns are missing');
    expect(problemOf(name, hccText([...rows, 'E1165,Type 2,19,19,x,31,Yes']))).toContain('“x” is no category');
    expect(problemOf(name, hccText([...rows, rows[0] ?? '']))).toContain('E119 stands on line 5 already');
    expect(problemOf(name, hccText(rows.slice(0, -1)))).toContain('no codes that begin with Z; it seems cut off');
    expect(problemOf(name, hccText([...rows, '?1165,Type 2,19,19,38,31,Yes']))).toContain('is no ICD-10-CM code');
  });
});

describe('HCPCS Level II', () => {
  const name = 'HCPC2025_OCT_ANWEB.txt';
  const lines = [
    hcpcsLine('A1', '100', '7', 'Dressing for one wound'),
    ...hcpcsFillers(),
    hcpcsLine('G0002', '100', '3', 'A service whose description is so long that it goes on in a second line of this'),
    hcpcsLine('G0002', '200', '4', 'file'),
    hcpcsLine('J9998', '100', '3', 'An old drug', '20241231'),
    hcpcsLine('J9999', '100', '3', 'A drug that ends', '20251101'),
  ];

  it('joins descriptions, and leaves out modifiers and what has ended', () => {
    const table = importText(name, lines.join('\r\n'));
    expect(table).toMatchObject({ version: '2025 Q4', from: '2025-10-01', to: '2025-12-31' });
    expect(table.remarks).toEqual(['1 codes that ended before 2025-10-01 are left out.']);
    const { hcpcs, label } = openLibrary([table]).at('2025-12-01');
    expect(hcpcs.isComplete).toBe(true);
    expect(label).toContain('HCPCS Level II 2025 Q4');
    expect(hcpcs.find('g0002')?.title).toBe(
      'A service whose description is so long that it goes on in a second line of this file',
    );
    expect(hcpcs.find('J9998')).toBeNull();
    expect(hcpcs.find('J9999')).not.toBeNull();
    expect(hcpcs.find('A1')).toBeNull();
    expect([...hcpcs.under('J')].map(({ code }) => code)).toEqual(['J0001', 'J9999']);
  });

  it('glues words where the file cuts them at the column', () => {
    const words = 'x'.repeat(80);
    const cut = [...hcpcsFillers(), hcpcsLine('G0002', '100', '3', words), hcpcsLine('G0002', '200', '4', 'yz')];
    expect(open(name, cut.join('\n'), null).hcpcs.find('G0002')?.title).toBe(`${words}yz`);
  });

  it('reads the workbook saved as CSV, in Windows-1252 too', () => {
    const rows = hcpcsFillers().map((line) => `${line.slice(0, 5)},00100,3,"Thing, caf\u00e9",Short,`);
    const text = ['HCPC,SEQNUM,RECID,LONG DESCRIPTION,SHORT DESCRIPTION,TERM DT', 'A1,00100,7,Dressing,D,', ...rows];
    const table = importTable(
      'HCPC2025_OCT_ANWEB.csv',
      bytesOf([...text, 'G0009,00100,3,Old,Old,12/31/2020'].join('\n')),
    );
    const { hcpcs } = openLibrary([table]).at(null);
    expect(hcpcs.find('G0001')?.title).toBe('Thing, caf\u00e9');
    expect(hcpcs.find('G0009')).toBeNull();
  });

  it('comes after the built-in codes on a day on which it does not hold', () => {
    const library = openLibrary([importText(name, lines.join('\n'))]);
    expect(library.at('2019-01-01').hcpcs.find('J1885')).not.toBeNull();
    expect(library.at('2019-01-01').hcpcs.isComplete).toBe(false);
  });

  it.each([
    [lines.slice(0, 8).join('\n'), 'it seems cut off or only a part'],
    [[...lines, 'J99'].join('\n'), 'line 22: the columns are not those of the HCPCS file'],
    [[...lines, hcpcsLine('K0009', '200', '4', 'file')].join('\n'), 'the first line of K0009 is missing'],
    [[...lines, hcpcsLine('A0001', '100', '3', 'again')].join('\n'), 'A0001 stands on line 2 already'],
    [[...lines, hcpcsLine('K0009', '100', '3', '')].join('\n'), 'the description of K0009 is missing'],
  ])('refuses a damaged file', (text, fault) => {
    expect(problemOf(name, text)).toContain(fault);
  });
});

describe('a licensed CPT file', () => {
  const rows = ['99213 Words of a licensee for a visit', '0042T Words for a new technology', '99213 that go on'];

  it('reads codes with their words, after the notice', () => {
    const sorted = [rows[1] ?? '', rows[0] ?? '', rows[2] ?? '', ...cptFillers()];
    for (const text of [cptText(sorted), cptText(sorted.map((row) => row.replace(' ', '\t')))]) {
      const table = importText('LONGULT.txt', text);
      expect(table).toMatchObject({ kind: 'cpt', version: '2026', from: '2026-01-01', entries: 12 });
      const { cpt } = openLibrary([table]).at('2026-05-05');
      expect(cpt?.find('99213')?.title).toBe('Words of a licensee for a visit that go on');
      expect(cpt?.find('99214')).toBeNull();
      expect(cpt?.isComplete).toBe(true);
    }
  });

  it('reads the consolidated list', () => {
    const rest = cptFillers('\t').map((row) => `1\t${row}\tMedium\tShort\n`);
    const text = `Concept Id\tCPT Code\tLong\tMedium\tShort\n1\t99213\tLong words\tMedium words\tShort words\n${rest.join('')}`;
    expect(open('Consolidated 2026.txt', text, null).cpt?.find('99213')?.title).toBe('Long words');
  });

  it('is switched off with the rest of CPT', () => {
    const library = openLibrary([importText('LONGULT.txt', cptText([...rows.slice(0, 1), ...cptFillers()]))], {
      withoutCpt: true,
    });
    expect(library.at(null).cpt).toBeNull();
  });

  it.each([
    [[...rows.slice(0, 1), '9921X broken'], '“9921X broken” does not begin with a CPT code'],
    [[...rows.slice(0, 1), '99214'], 'line 5: the descriptor of 99214 is missing'],
    [rows, '99213 stands on line 4 already, with another descriptor'],
    [[], 'has no CPT codes'],
    [cptFillers().slice(0, 7), 'LONGULT.txt has no codes that begin with 7, 8, 9; it seems cut off or only a part.'],
  ])('refuses damage', (damaged, fault) => {
    expect(problemOf('LONGULT.txt', cptText(damaged))).toContain(fault);
  });
});

describe('hostile files', () => {
  it.each(['ccipra-v313r0-f1.txt', 'mue 2025 Q4.csv', 'hcc 2026.csv', 'HCPC2025_OCT.txt', 'LONGULT 2026.txt'])(
    'refuses noise as %s in no time',
    (name) => {
      const noises = ['"'.repeat(200_000), ',"'.repeat(100_000), '\n"'.repeat(50_000), `${' '.repeat(200_000)}x`];
      const files = noises.map(bytesOf);
      for (const bytes of files) expect(() => importTable(name, bytes)).toThrow(ImportProblem);
    },
  );
});
