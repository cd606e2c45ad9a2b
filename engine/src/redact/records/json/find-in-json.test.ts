import { describe, expect, it } from 'vitest';
import { firstMisplaced, replaced } from '../replaced.ts';
import { jsonFormat } from './find-in-json.ts';

const notJson = [
  'Patient is well.',
  '[x] seen today',
  '[1] Foster, A. et al.',
  '{not json}',
  '{"a":1,}',
  '{"a":1} and more words',
  '"Ann Foster"',
  '12345',
  '[1, 2',
];

const unchanged = [
  '{"name":"Hemoglobin","value":13.5,"unit":"g/dL"}',
  '[{"name":"Aspirin","dose":81},{"name":"Metoprolol","dose":25}]',
  '{"bp":"120/80","hr":72,"ok":true,"none":null,"e":[],"o":{},"n":-1.5e3}',
  '{"sex":"F","age":64,"state":"OH","icd10":["E11.9","I10"],"platelets":250000}',
  '[{"id":1,"drug":"Lasix"},{"id":2,"drug":"Coumadin"},{"id":3,"drug":"Zocor"}]',
  '{"phoneType":"home","hasPhone":true,"time":"10:30"}',
];

const rows: readonly (readonly [string, string])[] = [
  ['{"patientName":"Zyx Mark","dob":"1958-04-12"}', '{"patientName":"REDACT","dob":"1958"}'],
  ['{"name":{"first":"Zyx","last":"Mark"}}', '{"name":{"first":"REDACT","last":"REDACT"}}'],
  ['{"name":"Zyx","mrn":1234567,"phone":5550102210}', '{"name":"REDACT","mrn":0,"phone":0}'],
  [
    '{"phones":["555-010-2210",{"type":"home","number":"x1"}]}',
    '{"phones":["REDACT",{"type":"home","number":"REDACT"}]}',
  ],
  [
    '{"address":{"line1":"1 Main","city":"Kent","state":"OH","zip":44240}}',
    '{"address":{"line1":"REDACT","city":"REDACT","state":"OH","zip":0}}',
  ],
  ['{"dob":"1931-04-12","age":93,"visit_date":20230415}', '{"dob":"REDACT","age":90,"visit_date":2023}'],
  [
    '{"lastName":"Delacroix","note":"\\u0064elacroix \\"ok\\", MRN 4471902"}',
    '{"lastName":"REDACT","note":"REDACT \\"ok\\", MRN REDACT"}',
  ],
  ['[{"x":"Ann Foster"},{"x":"Ken Nakamura"},{"x":"zz"}]', '[{"x":"REDACT"},{"x":"REDACT"},{"x":"REDACT"}]'],
  ['{"c":"a@b.com"}\n{"c":"none"}\n{"c":"d@e.org"}\n', '{"c":"REDACT"}\n{"c":"none"}\n{"c":"REDACT"}\n'],
  ['{"Ann Foster":{"hgb":13},"Ken Nakamura":{"hgb":12}}', '{"REDACT-1":{"hgb":13},"REDACT-2":{"hgb":12}}'],
  ['{"msg":"MSH|^~\\\\&|A|B\\rPID|1||77||ZYX"}', '{"msg":"MSH|^~\\\\&|A|REDACT\\rPID|1||REDACT||REDACT"}'],
  ['{"scan":"data:image/png;base64,AAAA"}', '{"scan":"UkVEQUNU"}'],
  ['\ufeff{"ssn":"222-33-4444"}', '\ufeff{"ssn":"REDACT"}'],
  ['{"ssn":"1","ssn":"222-33-4444"}', '{"ssn":"REDACT","ssn":"REDACT"}'],
  [
    '{"ssn":"1","n":1}\n{"ssn":"2","n":2}\n{"ssn":"3", Dr. Graves',
    '{"ssn":"REDACT","n":1}\n{"ssn":"REDACT","n":2}\n{"ssn":"3", REDACT',
  ],
  ['{"dob":"N/A","mrn":"","phone":null}', '{"dob":"N/A","mrn":"","phone":null}'],
];

describe('JSON', () => {
  it.each(notJson)('is not seen in %j', (text) => expect(jsonFormat.find(text)).toBeNull());
  it.each(unchanged)('without identifiers stays: %s', (text) =>
    expect(replaced(text, jsonFormat.find(text))).toBe(text),
  );
  it.each(rows)('reads %s', (before, after) => {
    const findings = jsonFormat.find(before);
    expect(replaced(before, findings)).toBe(after);
    expect(firstMisplaced(before, findings ?? [])).toBeUndefined();
  });

  it('gives each finding its kind and a reason in words', () => {
    expect(jsonFormat.find('{"dob":"1958-04-12"}')).toEqual([
      {
        start: 8,
        end: 18,
        kind: 'DATE',
        rule: 'json-key',
        score: 0.97,
        evidence: 'is the value of a key that holds: date of birth',
        fixedReplacement: '1958',
      },
    ]);
  });
});
