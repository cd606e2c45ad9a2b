import { describe, expect, it } from 'vitest';
import { readTokens } from './tokens.ts';
import { findInText } from './find-in-text.ts';
import { readMarked } from './marked-table.ts';

/** The text with what was found put in marks. */
function mark(text: string): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of findInText(text)) {
    marked += `${text.slice(at, start)}«${text.slice(start, end)}»`;
    at = end;
  }
  return marked + text.slice(at);
}

const discharge = `«JEFFERSON MEMORIAL HOSPITAL»
«4500 SYCAMORE PARKWAY, DAYTON, OH 45402»
DISCHARGE SUMMARY

PATIENT NAME: «WHITFIELD, MARGARET E.»        MRN: «4471902»
DATE OF BIRTH: «02/11/1929»    AGE: «94»        SEX: F
ATTENDING PHYSICIAN: «RAJESH K. VENKATARAMAN», M.D.

MRS. «WHITFIELD» IS A «94»-YEAR-OLD FEMALE WITH PARKINSON'S DISEASE AND COPD WHO PRESENTED ON «11/3» WITH DYSPNEA.
HER DAUGHTER «LINDA» («937-555-0142») REPORTS THAT «MARGARET» FELL. BP 142/88, HR 96, SPO2 91% ON RA. STRENGTH 4/5.
PLAN: LASIX 40 MG IV BID. FOLLOW UP WITH «DR. OKONKWO» IN 2 WEEKS.`;

const lowerCase = `pt is «jane whitmore» 47f c/o cp x 3d. pcp «dr smith» at «lakeside clinic in akron». husband «bob» says she fell on «march 3rd».
lives at «22 elm st apt 4». phone «330 555 0199». took lisinopril 10 mg, metoprolol. hx of crohn's.`;

const letter = `Dear «Dr. Alvarez»,

Thank you for referring Mr. «Theodore Brannigan», a pleasant 68 y/o retired machinist from «Youngstown, Ohio». He was seen on
«June 6, 2023». His wife, «Carol-Ann», came too. NPI «1234567893». Wells score 3; Babinski negative. Gleason 3+4=7.
L4-L5 stenosis. T 98.6, pH 7.35. Give 1/2 tab q 8 h. «Brannigan»'s gait is normal.

Sincerely,
«Harriet P. Oyelaran», MD, FACC`;

const clean = `Assessment: 1. Type 2 diabetes (E11.9) 2. HTN (I10) 3. Hodgkin lymphoma. Metformin 500 mg PO BID. CPT 99214. LDL 110, A1c 7.2%.
Trial NCT01234567. Apgar 8/9. Graves' ophthalmopathy. May increase dose. March in place. Allergies: Penicillin, Sulfa. S1 S2 normal.
Murphy sign negative. 3/6 systolic murmur. Epley maneuver. Roux-en-Y. McBurney's point tender. Kerley B lines. She is G2P1. Pain 7-8/10.
Diagnosed in 2019; a 72-year-old with a Framingham Risk Score of 20%. Will follow up in 3 months. Rose from bed with assist of 1.`;

describe('findInText', () => {
  it.each([
    ['a discharge summary in capitals', discharge],
    ['a note in lower case', lowerCase],
    ['a letter', letter],
    ['a text without identifiers', clean],
  ])('finds every identifier and nothing else in %s', (_name, marked) => {
    expect(mark(readMarked(marked).text)).toBe(marked);
  });

  it('finds a name everywhere once it was found with good reason', () => {
    expect(mark('Seen by Dr. Kowalczyk. Later Kowalczyk\u2019s nurse called. KOWALCZYK agreed.')).toBe(
      'Seen by «Dr. Kowalczyk». Later «Kowalczyk»\u2019s nurse called. «KOWALCZYK» agreed.',
    );
  });

  it('finds a number everywhere, whatever stands before it', () => {
    expect(mark('MRN: 5540917. The wristband shows 5540917 too.')).toBe(
      'MRN: «5540917». The wristband shows «5540917» too.',
    );
  });

  it('keeps an eponym even when a person of that name was found', () => {
    expect(mark('Mr. Wilson has Wilson disease.')).toBe('Mr. «Wilson» has Wilson disease.');
  });

  it('answers sorted ranges without overlaps that cut no word or number', () => {
    const { text } = readMarked(`${discharge}\n${lowerCase}\n${letter}`);
    const inside = new Set<number>();
    for (const { start, end } of readTokens(text).tokens) for (let at = start + 1; at < end; at++) inside.add(at);
    let last = 0;
    for (const { start, end } of findInText(text)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      expect(inside.has(start) || inside.has(end)).toBe(false);
      last = end;
    }
  });

  it('never carries the words of the text in a finding', () => {
    const { text } = readMarked(letter);
    for (const finding of findInText(text)) {
      const own = text.slice(finding.start, finding.end);
      expect(JSON.stringify(finding)).not.toContain(own);
      expect(finding.evidence.length).toBeGreaterThan(5);
    }
  });

  it.each([
    ['emoji', '\u{1f600} Dr. «Kowalczyk»'],
    ['combining marks', 'e\u0301 o\u0308 Dr. «Kowalczyk»'],
    ['a dotted capital I', '\u0130 \u0130 Dr. «Kowalczyk»'],
    ['a sharp s', 'gro\u00df \u1e9e Dr. «Kowalczyk»'],
    ['CRLF', 'a\r\nb\r\nDr. «Kowalczyk»\r\n'],
    ['NUL', '\u0000\u0000 Dr. «Kowalczyk»'],
    ['a lone surrogate', '\ud800 \udc00 Dr. «Kowalczyk»'],
    ['right-to-left letters', '\u05d0\u05d1 Dr. «Kowalczyk»'],
  ])('keeps exact offsets after %s', (_name, marked) => {
    const { text, parts } = readMarked(marked);
    const found = findInText(text).map(({ start, end }) => text.slice(start, end));
    expect(found).toContain(`Dr. ${parts[0] ?? ''}`);
  });

  it.each(['', ' ', '\n\n', '.', '\u0000', '\ud800', '@', '(((', '---'])('takes %j without harm', (text) => {
    expect(findInText(text)).toEqual([]);
  });
});
