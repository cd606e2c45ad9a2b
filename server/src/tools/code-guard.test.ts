import { describe, expect, test } from 'vitest';
import { createCodeGuard, removedCode } from './code-guard.ts';

function guard(text: string, known: string[] = [], cut = text.length): string {
  const codes = createCodeGuard(known);
  let given = '';
  for (let at = 0; at < text.length; at += cut) given += codes.push(text.slice(at, at + cut));
  return given + codes.end();
}

describe('codes that nobody named are taken out', () => {
  test.each([
    ['Pneumonia J18.9 today.', `Pneumonia ${removedCode} today.`],
    ['Hypertension (I10).', `Hypertension (${removedCode}).`],
    ['ICD-10: E119, then rest', `ICD-10: ${removedCode}, then rest`],
    ['Bill CPT 99213 now', `Bill CPT ${removedCode} now`],
    ['Visit 99214.', `Visit ${removedCode}.`],
    ['HCPCS J1100 given', `HCPCS ${removedCode} given`],
  ])('%s', (text, expected) => {
    for (const cut of [1, 2, 3, 7, text.length]) expect(guard(text, [], cut)).toBe(expected);
  });
});

describe('codes are taken out as a reader sees them', () => {
  test.each([
    ['Has J18\\.9 today', `Has ${removedCode} today`],
    ['Has J18&#46;9 today', `Has ${removedCode} today`],
    ['Has &#x4A;18.9 today', `Has ${removedCode} today`],
    ['Has **J18**.9 today', `Has **${removedCode} today`],
    ['Has _J18.9_ today', `Has _${removedCode}_ today`],
    ['Has `J18`.9 today', `Has \`${removedCode} today`],
    ['Has \uff2a18\uff0e9 today', `Has ${removedCode} today`],
    ['Give **G**0439 today', `Give **${removedCode} today`],
    ['CPT **99\\213** today', `CPT **${removedCode}** today`],
    ['Has 𝐉𝟏𝟖.𝟗 today', `Has ${removedCode} today`],
  ])('%s', (text, expected) => {
    for (const cut of [1, 2, 3, 7, text.length]) expect(guard(text, [], cut)).toBe(expected);
  });
});

describe('what is no new code stays', () => {
  test.each([
    'BP 138/84, HR 99, temp 38.4, SpO2 97 %, HbA1c 7.2.',
    'L4-L5 and T10 tender; vitamin B12; H1N1; C5.',
    'Cost $99213 and room 4512, 12345 steps.',
    'Call 555-99213.',
  ])('%s', (text) => {
    for (const cut of [1, 5, text.length]) expect(guard(text, [], cut)).toBe(text);
  });

  test('a code of the input or the engine, with or without its dot', () => {
    expect(guard('Has E11.9 and (I10).', ['dx e119; I10'])).toBe('Has E11.9 and (I10).');
    expect(guard('CPT 99213', ['| 99213 | office visit |'])).toBe('CPT 99213');
  });

  test('no letter is lost, however it is cut', () => {
    const text = 'Line one  with  spaces\n\n\n- item [NAME-1]\n| a | b |\nlast';
    for (let cut = 1; cut <= text.length; cut += 1) expect(guard(text, [], cut)).toBe(text);
  });
});
