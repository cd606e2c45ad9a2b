import { describe, expect, it } from 'vitest';
import { findByRules } from './find-in-text.ts';
import { nameEvidence } from './name-evidence.ts';
import { scanText, tokenAt } from './scan.ts';
import { findWeighed, isOpen, likelihood } from './weighed-names.ts';

function weighed(text: string): string[] {
  const scan = scanText(text);
  return findWeighed(scan, findByRules(scan, text)).map(({ start, end }) => text.slice(start, end));
}

describe('findWeighed', () => {
  it.each([
    'Started Sublocade and Vraylar; Xience placed in the LAD.',
    'OCP: Yasmin, Mirena. Meds: Camila, Eliquis. IUD (Kyleena), Camila 0.35 mg daily',
    'Hope\nGrace\nJune',
    'Foley out, Hartmann procedure, Wells score low, Gleason pattern reviewed.',
    'Lives in Montana, moved from Jordan, speaks Punjabi.',
    'Will follow up. May need a walker. Rose to standing without help.',
    'Choice list given. Hand: intact. Case discussed at rounds.',
    'HOPE AND GRACE WERE SEEN BY RN TODAY IN CLINIC AGAIN',
  ])('takes nothing of %s', (text) => {
    expect(weighed(text)).toEqual([]);
  });

  it.each([
    ['He waved. Then it hit Mark!', 'Mark'],
    ['the front desk will have Grace (front desk) link both', 'Grace'],
    ['Quilt packed on d/c, ref sent, Kofi time 2h40m.', 'Kofi'],
  ])('takes the name of %s', (text, name) => {
    expect(weighed(text)).toContain(name);
  });
});

describe('isOpen', () => {
  it.each([
    ['Montana', false],
    ['Vraylar', false],
    ['Foley', false],
    ['Grace', true],
  ])('%s: %s', (word, open) => {
    const scan = scanText(`we saw that ${word} was here`);
    expect(isOpen(scan, 3)).toBe(open);
  });
});

describe('nameEvidence', () => {
  it('names what stands beside the word', () => {
    const scan = scanText('spoke with Grace (front desk) about it');
    expect(tokenAt(scan, 2).text).toBe('Grace');
    expect(nameEvidence(scan, 2, () => false)).toEqual(
      expect.arrayContaining(['> with', '< (', 'within', '<< lower', 'given > with']),
    );
  });

  it('knows no weight for what it never saw', () => {
    expect(likelihood(['never seen'])).toBe(likelihood([]));
  });
});
