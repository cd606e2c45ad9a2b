import { describe, expect, it } from 'vitest';
import { findInRecords } from '../find-in-records.ts';
import { firstMisplaced, replaced } from '../replaced.ts';
import { segmentRows } from './segment-rows.ts';
import { fieldsOf } from './field-table.ts';
import { hl7Format } from './find-in-hl7.ts';

const header = 'MSH|^~\\&|LAB|ST MARY^12^ISO|EHR|LAKESIDE|20230415103000-0500||ORU^R01|MSG1|P|2.5.1';
const headerAfter = 'MSH|^~\\&|LAB|REDACT^REDACT^ISO|EHR|REDACT|2023||ORU^R01|REDACT|P|2.5.1';

/** What becomes of one segment in a message. */
function segment(line: string, before = ''): string {
  const text = `${header}\r${before === '' ? '' : `${before}\r`}${line}`;
  const findings = hl7Format.find(text);
  expect(firstMisplaced(text, findings ?? [])).toBeUndefined();
  return replaced(text, findings).split('\r').at(-1) ?? '';
}

const notMessages = [
  'Patient is well. MSH was checked.',
  'MSH',
  'PID: 12345',
  'OBX done | ok',
  'Labs | WBC 7.2 | Hgb 13',
  'MSHA|b|c',
  'See the MSH| segment of the message.',
];

const unchanged = [
  'PV1|1|I|4W^401^2|||||||MED||||7',
  'AL1|1|DA|70618^Penicillin^RXNORM|SV|hives',
  'DG1|1||E11.9^Type 2 diabetes mellitus^I10',
  'OBX|1|NM|718-7^Hemoglobin^LN||13.5|g/dL|12.0-15.5|N|||F',
  'OBX|1|NM|30525-0^Age^LN||64|a',
  'OBX|1|CE|600-7^Culture^LN||3092008^Staphylococcus aureus^SCT',
  'OBR|1||||||||||||||||||||||||F',
  'OBX|1|NM|24467-3^CD4 cell^LN||412000|/mL',
  'OBX|1|NM|5902-2^PT^LN||12',
  'OBX|1|CE|X^Organism^LN||112283007^Escherichia coli^SCT',
  'OBX|1|CE|5902-2^PT^LN||N^Normal^HL70078',
  'OBX|1|CE|X^Organism^LN||E1^Klebsiella^SCT~E2^Kell^ISBT',
  'NTE|1|L|Wells score 3. Hold metoprolol 25 mg \\T\\ recheck BP 120/80.',
  'PID|1||""||""',
  'ZDX|1|A1C|7.2|E11.9',
  'IN1|1|MCR|00011|MEDICARE PART A/B',
  'OBX|1|NM|718-7^Hemoglobin^LN||13.5|g/dL|||||F||||||AUTO',
];

const rows: readonly (readonly [string, string])[] = [
  [
    'PID|1|9001|4471902^^^SMH^MR~222-33-4444^^^^SS||FOSTER&VAN^ANN^M^^MRS^MD^L|KIM|195804120830|F',
    'PID|1|REDACT|REDACT^^^REDACT^MR~REDACT^^^^SS||REDACT&REDACT^REDACT^REDACT^^MRS^MD^L|REDACT|1958|F',
  ],
  ['PID|1||||||1931|M', 'PID|1|||||||M'],
  ['PID|1||||||04/12/1958|M', 'PID|1||||||1958|M'],
  [
    'PID|1||||||||||12 ELM ST^APT 4^AKRON^OH^44301^USA^H^^SUMMIT||(330)555-0142^PRN^PH^a@b.com',
    'PID|1||||||||||REDACT^REDACT^REDACT^OH^REDACT^USA^H^^REDACT||REDACT^PRN^PH^REDACT',
  ],
  ['IN1|1|MCR|00011|MEDICARE|||||GRP0017', 'IN1|1|MCR|00011|MEDICARE|||||REDACT'],
  ['PV1|1|I|4W^401^2^ST MARY', 'PV1|1|I|4W^401^2^REDACT'],
  ['PV1|1|||||||12^OKONKWO^IFE^^^DR^MD', 'PV1|1|||||||REDACT^REDACT^REDACT^^^DR^MD'],
  ['DG1|1||I10^Hypertension^I10||20230415', 'DG1|1||I10^Hypertension^I10||2023'],
  ['OBX|1|ED|X||APP^AP^PDF^Base64^JVBERi0x', 'OBX|1|ED|X||REDACT^AP^PDF^Base64^UkVEQUNU'],
  ['OBX|1|DT|X^Next visit||20230601', 'OBX|1|DT|X^Next visit||2023'],
  ['OBX|1|NM|MRN^Medical record number||48213377', 'OBX|1|NM|MRN^Medical record number||0'],
  ['OBX|1|SN|X^Phone||^6175550134', 'OBX|1|SN|X^Phone||0'],
  ['OBX|2|CWE|Z^Seen||88^NGUYEN^MARIA', 'OBX|2|CWE|Z^Seen||REDACT^REDACT^REDACT'],
  ['OBX|2|CWE|Z^PCP||123^Eze^Chidi', 'OBX|2|CWE|Z^PCP||REDACT^REDACT^REDACT'],
  ['OBX|1|XCN|X||12^HOUSE^GREG^^^DR', 'OBX|1|XCN|X||REDACT^REDACT^REDACT^^^DR'],
  ['OBX|1|NM|30525-0^Age^LN||93|a', 'OBX|1|NM|30525-0^Age^LN||90|a'],
  ['ZPI|1|KOWALSKI^JADWIGA|98-7654321|20230101|A1C', 'ZPI|1|REDACT^REDACT|REDACT|2023|A1C'],
  ['OBR|1' + '|'.repeat(31) + 'R1&PHAN&DUC&&&&MD', 'OBR|1' + '|'.repeat(31) + 'REDACT&REDACT&REDACT&&&&MD'],
  ['PV1|1' + '|'.repeat(42) + '202304150830', 'PV1|1' + '|'.repeat(42) + '2023'],
  ['PV2|||||||||||||||||||||||||20230415', 'PV2|||||||||||||||||||||||||2023'],
];

const patient = 'PID|1||4471902||DELACROIX^ANN^M||19580412|F|||12 Quarry Lane^^Akron^OH^44301||330-555-0142';
const inText: readonly (readonly [string, string])[] = [
  ['NTE|1|L|delacroix was seen', 'NTE|1|L|REDACT was seen'],
  ['NTE|1|L|Ann Delacroix, DELACROIX and ann.', 'NTE|1|L|REDACT, REDACT and REDACT.'],
  ['OBX|1|TX|R^Report||chart 4471902 of ANN', 'OBX|1|TX|R^Report||chart REDACT of REDACT'],
  ['OBX|1|TX|R^Report||lives at 12 QUARRY LANE', 'OBX|1|TX|R^Report||lives at REDACT'],
  ['OBX|1|FT|R^Report||a\\.br\\Delacroix\\T\\b', 'OBX|1|FT|R^Report||a\\.br\\REDACT\\T\\b'],
  ['ZZZ|1|called 330.555.0142', 'ZZZ|1|called REDACT'],
  ['DG1|1||I10^Hypertension of Ann Delacroix', 'DG1|1||I10^Hypertension of REDACT'],
  ['DG1|1||I10^Hypertension^I10', 'DG1|1||I10^Hypertension^I10'],
  ['OBX|3|ST|X^Delacroix note||a', 'OBX|3|ST|X^REDACT note||a'],
  ['OBX|1|NM|4471902^x||3', 'OBX|1|NM|REDACT^x||3'],
  ['OBX|1|TX|R^Report||Ann Arbor stage II', 'OBX|1|TX|R^Report||Ann Arbor stage II'],
];

describe('HL7 v2', () => {
  it.each(notMessages)('is not seen in %j', (text) => expect(hl7Format.find(text)).toBeNull());
  it.each(unchanged)('leaves %s', (line) => expect(segment(line)).toBe(line));
  it.each(rows)('reads %s', (line, after) => expect(segment(line)).toBe(after));
  it.each(inText)('finds what the fields name in %s', (line, after) => expect(segment(line, patient)).toBe(after));

  it('reads the fields of the header, and every line end', () => {
    for (const end of ['\r', '\n', '\r\n'])
      expect(replaced(`${header}${end}EVN|A01`, findInRecords(`${header}${end}EVN|A01`))).toBe(
        `${headerAfter}${end}EVN|A01`,
      );
  });

  it('takes the separators from the header of each message', () => {
    const text = 'BHS|^~\\&|A|B\rMSH#*~!@#A#B\rPID#1##77##ZYX*MARK\rMSH|^~\\&|A|B\rPID|1||77||ZYX^MARK';
    expect(replaced(text, hl7Format.find(text)).split('\r')).toEqual([
      'BHS|^~\\&|A|REDACT',
      'MSH#*~!@#A#REDACT',
      'PID#1##REDACT##REDACT*REDACT',
      'MSH|^~\\&|A|REDACT',
      'PID|1||REDACT||REDACT^REDACT',
    ]);
  });

  it('finds the code of a facility in other fields', () => {
    expect(segment('PV1|1|I|4W^401^2^BTG||||||||||||||||||||||||||||||||||BTG')).toBe(
      'PV1|1|I|4W^401^2^REDACT||||||||||||||||||||||||||||||||||REDACT',
    );
  });

  it('gives each finding its kind and a reason in words', () => {
    const text = `${header}\rPID|1||||ZYX`;
    expect(hl7Format.find(text)?.at(-1)).toMatchObject({
      kind: 'NAME',
      rule: 'hl7-field',
      evidence: "is the patient's name, by its field in the message",
    });
  });

  it('leaves no marker in any listed field, and every separator where it was', () => {
    for (const name of Object.keys(segmentRows)) {
      for (const [field, { type }] of fieldsOf(name) ?? []) {
        if (type === 'STAYS' || type === 'TEXT') continue;
        const isHeader = name === 'MSH' || name === 'BHS' || name === 'FHS';
        const marker = 'QXZMARK';
        const values = Array.from({ length: 9 }, () => marker);
        const value = type === 'PL' ? `a^1^2^${marker}` : values.slice(0, type === 'TS' ? 1 : 3).join('^');
        const blanks = '|'.repeat(isHeader ? field - 2 : field);
        const line = isHeader ? `${name}|^~\\&${blanks}${value}` : `${name}${blanks}${value}`;
        const text = isHeader ? line : `${header}\r${line}`;
        const after = replaced(text, hl7Format.find(text));
        // The use and equipment of a telephone number, and the type of an identifier, are codes.
        const kept = type === 'XTN' ? 2 : type === 'HD' ? 1 : type === 'CX' || type === 'CE' || type === 'XON' ? 1 : 0;
        expect(`${name}-${field} ${after.split(marker).length - 1 <= kept}`).toBe(`${name}-${field} true`);
        expect(after.replace(/[^|^\r]/g, '')).toBe(text.replace(/[^|^\r]/g, ''));
      }
    }
  });
});
