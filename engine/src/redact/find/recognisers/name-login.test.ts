import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameLogin } from './name-login.ts';

describe('name-login', () => {
  it.each([
    'signed by patient; reviewed by radiology; printed by clerk',
    'user manual; login failed; caused by lisinopril',
    'given by nurse; followed by ketorolac',
    'printed 03/04/24 1512 by «tkowalski» | Page 1',
    'Exported by «goduya» 2025',
    'printed 18:52 by «irobinson2»',
    'User: «mfitzpatrick»',
    'Printed by «SULLIVAN_K» from 172.19.4.81',
    'printed 08-11-23 18:22 by «tnguyen» *** contains PHI',
  ])('%s', (marked) => {
    expect(markFindings(nameLogin, readMarked(marked).text)).toBe(marked);
  });
});
