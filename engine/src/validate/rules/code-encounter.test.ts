import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeEncounter } from './code-encounter.ts';

describe('codeEncounter', () => {
  it.each<[string, string[]]>([
    ['Follow-up of ankle sprain, week 3 after the injury, healing well.\nDx: S93.401A', ['S93.401A']],
    ['Fracture clinic, cast removed today, routine healing.\nS52.532A Colles fracture of left radius', ['S52.532A']],
    [
      'Emergency department. Rolled her ankle this morning.\nPresents after twisting the right ankle today.\nDx: S93.401D',
      ['S93.401D'],
    ],
    ['Slipped on the stairs about 3 h ago and landed on the wrist.\nDx: S52.502D', ['S52.502D']],
    [
      'New patient. Fell on the hand yesterday evening, wrist reduced and splinted here.\nDx: S52.531D Colles fracture of right radius, subsequent encounter for closed fracture with routine healing',
      ['S52.531D'],
    ],
    [
      'Date of service 03/19/2022. New patient, first visit. Fell off a skateboard on 03/18/2022.\nDx: S62.024S',
      ['S62.024S'],
    ],
    [
      'Emergency department\nScalp cut closed with four staples.\nPlan: Return for headache.\nDx: S01.01XD',
      ['S01.01XD'],
    ],
    ['New patient, first visit. Wrist splinted.\nDx: S52.522D', ['S52.522D']],
  ])('flags %s', (text, codes) => {
    const flags = codeEncounter.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-encounter');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Twisted the right ankle this morning.\nDx: S93.401A',
    'Follow-up of ankle sprain, healing well.\nDx: S93.401D',
    'Follow-up of hypertension.\nDx: I10',
    'Fell two days ago, seen at urgent care, follow-up of the wrist.\nDx: S52.502D',
    'OPERATIVE REPORT\nPROCEDURE: Right knee arthroscopy for a tear of today.\nFINDINGS: Torn meniscus.\nPLAN: Office 05/27/2022 for suture removal.\nDx: S83.231A',
  ])('says nothing of %s', (text) => {
    expect(codeEncounter.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
