import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const dots = new Set(['dot', 'punto']);
const dotTable = makeWordTable([...dots]);
const ats = new Set(['at', 'arroba', '@']);
const brackets = new Set(['(', ')', '[', ']', '{', '}', '<', '>']);
const joints = new Set(['.', '_', '-', '+']);
/** So many parts an address has before and behind its at sign. */
const mostParts = 4;

/** Index of the next word in a direction, over one bracket; it must be on the same line. */
function stepFrom(scan: Scan, index: number, by: 1 | -1): number {
  const next = index + by;
  return brackets.has(tokenAt(scan, next).text) ? next + by : next;
}

const isPart = (scan: Scan, index: number): boolean => {
  const { kind, folded } = tokenAt(scan, index);
  return index >= 0 && (kind === 'word' || kind === 'mixed' || kind === 'number') && !ats.has(folded);
};

/** The first token of the part before the at sign: "jane dot sample", "jane.sample". */
function startOf(scan: Scan, index: number): number {
  let from = index;
  for (let parts = 1; parts < mostParts; parts++) {
    const mark = tokenAt(scan, from - 1);
    const isJoint = (joints.has(mark.text) && tokenAt(scan, from).gap === 'none') || dots.has(mark.folded);
    if (!isJoint || !onSameLine(tokenAt(scan, from)) || !isPart(scan, from - 2)) break;
    from -= 2;
  }
  return from;
}

/** E-mail addresses in words: "q at x dot org", "q (at) x (dot) org". */
export const emailSpoken: Recogniser = {
  rule: 'email-spoken',
  find: (scan, emit) => {
    eachWord(scan, dotTable, (index) => {
      const domain = stepFrom(scan, index, -1);
      const at = stepFrom(scan, domain, -1);
      if (!isPart(scan, domain) || !ats.has(tokenAt(scan, at).folded)) return;
      const local = stepFrom(scan, at, -1);
      let end = stepFrom(scan, index, 1);
      if (!isPart(scan, local) || !isPart(scan, end) || !onSameLine(tokenAt(scan, end))) return;
      for (let parts = 1; parts < mostParts; parts++) {
        const dot = stepFrom(scan, end, 1);
        if (!dots.has(tokenAt(scan, dot).folded) || !isPart(scan, stepFrom(scan, dot, 1))) break;
        end = stepFrom(scan, dot, 1);
      }
      const evidence = 'has the form of an e-mail address in words';
      const facts = { kind: 'EMAIL', rule: 'email-spoken', score: 0.9, evidence } as const;
      emit(candidateOf(scan, startOf(scan, local), end + 1, facts));
    });
  },
};
