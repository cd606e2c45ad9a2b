import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';
import { readMarked } from './marked-table.ts';

function mark(text: string): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of findInText(text)) {
    marked += `${text.slice(at, start)}«${text.slice(start, end)}»`;
    at = end;
  }
  return marked + text.slice(at);
}

describe('names in a list', () => {
  it.each([
    'OCP: Yasmin, Mirena, Depo, Nexplanon.',
    'Meds: Camila, Eliquis, Xarelto',
    'Dressing: Aquacel Ag, Mepilex, Santyl, Xeroform, Kerlix, Ace, Unna boot',
    'Drains: Jackson-Pratt, Hemovac, Penrose.',
    'Contraception - Nora-BE, Junel, Loestrin',
    'Seen by «Dr. Smith», Fever and Cough',
    'Called «Dr. Okonkwo» and will follow',
    'notes from «Drs Arslan», «Mbeki-Fox», «Young».',
    'Her sons «Lowell» and «Gene» were there',
    'the team: «Dr. Kapoor», «Hyacinth» and «Bao»',
  ])('%s', (marked) => {
    expect(mark(readMarked(marked).text)).toBe(marked);
  });
});

describe('words that nobody knows after a given name', () => {
  it.each(['her pcp «gretchen oyelaran» stopped it', '«ingrid solheim» came in w/ uti sx'])('%s', (marked) => {
    expect(mark(readMarked(marked).text)).toBe(marked);
  });
});

describe('names found again', () => {
  it.each([
    'Dr. «Sundberg» came.\npath: notes/«sundberg»_rtka today',
    'Mrs. «Kowalczyk» fell. Later «Kowalczik» rose',
    'Seen with Mr. «Fernandez».\nHis wife, Mrs. «Fer-\nnandez», agrees',
    '«Kimberly Oduya», RN gave it. Patient asleep. «KO»\nSleeping',
    '«Kimberly Patel», RN gave it. Patient asleep at 9 PM, JP drain 30 mL',
    'Mr. «Price» asked for the price. Price of care: high',
  ])('%s', (marked) => {
    expect(mark(readMarked(marked).text).replaceAll('«Dr. ', 'Dr. «')).toBe(marked);
  });
});
