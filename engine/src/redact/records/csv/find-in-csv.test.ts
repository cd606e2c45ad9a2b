import { describe, expect, it } from 'vitest';
import { firstMisplaced, replaced } from '../replaced.ts';
import { csvFormat, findInCsvRows } from './find-in-csv.ts';
import { planCsv } from './plan-csv.ts';

const notTables = [
  'Aspirin 81 mg, daily\nMetoprolol 25 mg, twice daily\nLisinopril 10 mg, daily',
  'Medication, dose\nAspirin, 81 mg\nMetoprolol, 25 mg',
  '| Name | DOB |\n|---|---|\n| Ann Foster | 1958-04-12 |',
  'Name | DOB\n--- | ---\nAnn Foster | 1958-04-12',
  'He came in, alone, and left.\nHe then went home, slept, and ate.\n',
  'Patient name, age, address\nwere checked at the desk, twice, by staff.\n',
  'Patient, name, and address were asked.\nHe was calm, polite, and awake.\nHe left, slept, and ate.',
  'Na\t140\tmmol/L\nK\t4.1\tmmol/L\nCl\t101\tmmol/L\n',
  'Name: Ann Foster, DOB: 4/12/1958, MRN: 12345\nName: Bob Foster, DOB: 4/12/1958, MRN: 12346\n',
  'Dear Dr. Graves,\n\nThank you, truly.',
  'Foster, Ann\n',
  'first_name,last_name,dob',
  'CBC;WBC 7.2;Hgb 13.5\nBMP;Na 140;K 4.1\nUA;clear;pale',
];

const unchanged = [
  'name,value\nHemoglobin,13.5\nPlatelets,250000\nGlucose,99\n',
  'drug,dose,route\nAspirin,81 mg,PO\nMetoprolol,25 mg,PO\n',
  'test,result,units,range\nHgb,13.5,g/dL,12-15\nK,4.1,mmol/L,3.5-5\nNa,140,mmol/L,135-145\n',
  'id,sex,age,state,icd10\n1,F,64,OH,E11.9\n2,M,89,TX,I10\n',
  'time_in_hospital,hospital,parent,hr\n6,yes,1,70\n1,no,0,75\n',
  'time,hr,bp,spo2\n10:00,72,120/80,98\n10:15,75,118/76,97\n',
  'phone_type,address_verified,provider_specialty,zip_code_present\nhome,yes,Cardiology,no\nwork,no,Surgery,yes\n',
];

/** Columns that are called after a person, a disease or a test. */
const headers: readonly (readonly [string, string])[] = [
  ['Date,Weight,BP,Ngozi Okafor', 'Date,Weight,BP,REDACT'],
  ['date,mrn,"ngozi.okafor@mail.org"', 'date,mrn,"REDACT"'],
  ['date,weight,Report for John Smith', 'date,weight,Report for REDACT'],
  ['date,weight,Seen by Dr. Okafor', 'date,weight,Seen by REDACT'],
  ['date,weight,"Garcia, Maria"', 'date,weight,"REDACT"'],
  ['date,weight,Wilson disease', 'date,weight,Wilson disease'],
  ['Date,Weight,Child Pugh Score', 'Date,Weight,Child Pugh Score'],
  ['Patient Key,Ip Address,Age At Encounter', 'Patient Key,Ip Address,Age At Encounter'],
  ['Date,Ana,Hope', 'Date,Ana,Hope'],
];

const tables: readonly (readonly [string, string, string])[] = [
  ['a date of birth, ISO', '"dob","hgb"\n"1958-04-12","13"\n', '"dob","hgb"\n"1958","13"\n'],
  ['a date of birth, US', 'dob,sex\n04/12/1958,F\n4/2/1931,M\n', 'dob,sex\n1958,F\nREDACT,M\n'],
  [
    'family names that are words',
    'last_name,hgb\nFoster,13\nNakamura,12\nDelacroix,11\n',
    'last_name,hgb\nREDACT,13\nREDACT,12\nREDACT,11\n',
  ],
  ['a bare ZIP code', 'zip\tsex\n44301\tF\n', 'zip\tsex\nREDACT\tF\n'],
  ['a second date', 'sex;seen;drawn\nF;2023-01-02;1/3/2023\n', 'sex;seen;drawn\nF;2023;2023\n'],
  [
    'telephones',
    'sex|phone|alt\nF|555-010-2210|555-010-2211\nM|x|555-010-2212\n',
    'sex|phone|alt\nF|REDACT|REDACT\nM|REDACT|REDACT\n',
  ],
  ['ages over 89', 'sex,age\nF,93\nM,45\n', 'sex,age\nF,REDACT\nM,45\n'],
  ['a name with a person beside it', 'name,dob\nZyx,1960-01-01\n', 'name,dob\nREDACT,1960\n'],
  ['a byte order mark and CRLF', '\ufeffmrn,sex\r\n12345,F\r\n', '\ufeffmrn,sex\r\nREDACT,F\r\n'],
  ['what the spreadsheet said', 'sep=;\nmrn;sex\n12345;F\n', 'sep=;\nmrn;sex\nREDACT;F\n'],
  [
    'no header',
    '1,Ann Foster,1958-04-12,13.5\n2,Ken Nakamura,1960-01-01,12\n3,Luc Moreau,1970-01-01,14\n',
    '1,REDACT,1958,13.5\n2,REDACT,1960,12\n3,REDACT,1970,14\n',
  ],
  [
    'names of the row in its notes',
    'last_name,notes\nDelacroix,"delacroix said ""ok"", then\nleft on 3/4/2021"\nKim,"no Delacroix, BP 120/80"\n',
    'last_name,notes\nREDACT,"REDACT said ""ok"", then\nleft on REDACT"\nREDACT,"no Delacroix, BP 120/80"\n',
  ],
  [
    'values that say there is none',
    'mrn,dob,phone\n123456,N/A,none\n123457,unknown,-\n',
    'mrn,dob,phone\nREDACT,N/A,none\nREDACT,unknown,-\n',
  ],
  [
    'a column that only its values tell',
    'sex,c1,c2\nF,a@b.com,x\nM,c@d.org,y\nF,none,z\n',
    'sex,c1,c2\nF,REDACT,x\nM,REDACT,y\nF,none,z\n',
  ],
  [
    'a row with a delimiter too many',
    'mrn,name,dob,sex,zip\n1234567,Foster,1960-01-01,F,44301\n1234568,Foster, Ann,1960-01-01,F,44301\n',
    'mrn,name,dob,sex,zip\nREDACT,REDACT,1960,F,REDACT\nREDACT,REDACT, REDACT,1960,REDACT,REDACT\n',
  ],
];

describe('separated values', () => {
  it.each(notTables)('are not seen in %j', (text) => expect(csvFormat.find(text)).toBeNull());
  it.each(unchanged)('without identifiers stay: %j', (text) =>
    expect(replaced(text, csvFormat.find(text) ?? [])).toBe(text),
  );
  it.each(headers)('with the header %j', (before, after) => {
    const rows = `\n${'7,8,ok\n'.repeat(3)}`.replaceAll('7,8', before.includes('BP') ? '7,8,9' : '7,8');
    const findings = csvFormat.find(`${before}${rows}`);
    expect(findings).not.toBeNull();
    expect(replaced(`${before}${rows}`, findings).split('\n')[0]).toBe(after);
    expect(firstMisplaced(`${before}${rows}`, findings ?? [])).toBeUndefined();
  });
  it.each(tables)('with %s', (_, before, after) => {
    const findings = csvFormat.find(before);
    expect(replaced(before, findings)).toBe(after);
    expect(firstMisplaced(before, findings ?? [])).toBeUndefined();
  });

  it('give each finding its kind and a reason in words', () => {
    expect(csvFormat.find('dob,sex\n1958-04-12,F\n')).toEqual([
      {
        start: 8,
        end: 18,
        kind: 'DATE',
        rule: 'csv-column',
        score: 0.97,
        evidence: 'stands in a column that holds: date of birth',
        fixedReplacement: '1958',
      },
    ]);
  });

  it('with a telephone number in the header', () => {
    const text = 'visit date,provider,Results of John Smith (617-555-0134)\n5,Okafor,x\n6,Eze,y\n7,Eze,z\n';
    expect(replaced(text, csvFormat.find(text))).toBe(
      'visit date,provider,Results of REDACT (REDACT)\n5,REDACT,x\n6,REDACT,y\n7,REDACT,z\n',
    );
  });

  it('with rows longer than a sample', () => {
    const long = 'the lungs are clear\n'.repeat(8000);
    const text = `last_name,notes\nDelacroix,"${long}"\nZyx,"Zyx is well"\n`;
    const after = replaced(text, csvFormat.find(text));
    expect(after.slice(0, 24)).toBe('last_name,notes\nREDACT,"');
    expect(after.slice(-23)).toBe('REDACT,"REDACT is well"\n'.slice(-23));
  });

  it('can be read in pieces with the plan of the first rows', () => {
    const text = 'last_name,notes\nKim,"a\nb"\nZyx,"zyx, ok"\nNakamura,fine';
    const plan = planCsv(text.slice(0, 40));
    if (!plan) throw new Error('no plan');
    const pieces = [text.slice(plan.rowsBegin, 26), text.slice(26, 40), text.slice(40)];
    const after = pieces.map((piece) => replaced(piece, findInCsvRows(plan, piece)));
    expect(after).toEqual(['REDACT,"a\nb"\n', 'REDACT,"REDACT, ok"\n', 'REDACT,fine']);
  });
});
