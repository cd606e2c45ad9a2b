import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { spokenDigits } from './spoken-digits.ts';

describe('spoken-digits', () => {
  it.each([
    'call back at «five five five, oh one seven, four four two nine», cough',
    'llámame al «seis uno dos, treinta y cuatro, cincuenta y seis», tos',
    'steps one, two, three, four, five and six; doses of two, four, six, eight, nine',
    'reflexes two plus, strength five out of five, one or two tablets every four to six hours',
    'pain was seven then three then two',
    'Scale 1 2 3 4',
    'call \u00abeight two eight five five five zero one two two\u00bb thanks',
    'job number \u00ab4 4 7 1 9\u00bb transcribed',
    'license \u00abtwo two zero four four eight one seven n c eight\u00bb they asked',
    'accession \u00abn m nineteen zero four four one zero\u00bb showed',
  ])('%s', (marked) => {
    expect(markFindings(spokenDigits, readMarked(marked).text)).toBe(marked);
  });
});
