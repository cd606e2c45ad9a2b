import { describe, expect, test } from 'vitest';
import { cutRuns } from './cut-runs.ts';

const runsOf = (text: string): string[] =>
  cutRuns(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('a list under one word', () => {
  test.each([
    ['Hold ramipril, furos and dapa from Sun, bloods on arrival', 2],
    ['stop naproxen, diclofenac and aspirin till scope', 1],
    ['pt stopped amlodipine, simva and omeprazole in Jan', 1],
    ['failed metformin, glipizide and Januvia', 1],
    ['withhold metformin, gliclazide or dapagliflozin on the morning of scan', 1],
    ['avoid ibuprofen, grapefruit and alcohol', 1],
    ['came off sertraline, mirtazapine, bupropion', 1],
    ['check ferritin, folate and zinc', 1],
  ])('stays with its verb: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test.each([
    ['RTX 1 g x2 once Ig, hep B core, Quantiferon back', 1],
    ['start azathioprine once TPMT, HBV and VZV back, LFTs 2/52', 2],
    ['no discharge until physio, OT and pharmacy done', 1],
  ])('stays with what it waits for: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test.each([
    ['No chlorhex anywhere incl. wipes, lines, gel - red band + theatre knows', 1],
    ['avoid nsaids esp. naproxen, ibuprofen', 1],
    ['bloods inc B12, ANA, copper', 1],
    ['avoid nsaids esp. naproxen, htn', 2],
    ['no fluids incl. milk, 20 mg omeprazole', 2],
    ['milk from a bottle incl in bed, picky w meat', 2],
  ])('keeps its examples and no more: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test.each([
    ['stop amlodipine, ramipril 2.5 od', 2],
    ['stop naproxen, paracetamol instead', 2],
    ['hold apixaban 48h before, cardiac MRI and echo first', 2],
    ['increase to 40 once settled, physio, weight and height', 3],
    ['reflexes brisk after 5 reps, power normal', 2],
  ])('ends where something else begins: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });
});
