import { isGlued, matchAt } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

const version4 = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\p{L}\p{N}]|\.\d)/uy;
const hexRun = /[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}/iy;
const hardwareAddress = /[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5}(?![0-9a-z:-])/iy;
const joiners = makeWordTable(['.', ':', '-']);
const clockTime = /^\d{1,2}:\d{2}(?::\d{2})?$/;

function isVersion6(run: string): boolean {
  if (clockTime.test(run) || !/[0-9a-f]/i.test(run)) return false;
  const groups = run.split(':');
  const shortened = run.split('::').length - 1;
  return shortened === 1
    ? groups.length <= 8 && groups.filter(Boolean).length >= 2 && /[0-9a-f]{2}/i.test(run)
    : shortened === 0 && groups.length === 8;
}

/** Internet addresses (IPv4, IPv6) and network hardware addresses. */
export const ipAddress: Recogniser = {
  rule: 'ip-address',
  find: (scan, emit) => {
    const { text } = scan;
    let covered = 0;
    eachWord(scan, joiners, (joiner) => {
      if (!isGlued(scan, joiner)) return;
      const token = tokenAt(scan, joiner - 1);
      const mark = tokenAt(scan, joiner).text;
      if (token.start < covered || token.kind === 'mark' || token.text.length > 4) return;
      if (token.gap === 'none' && /[\p{N}.:-]/u.test(text.charAt(token.start - 1))) return;
      const hardware = mark === '.' ? undefined : matchAt(hardwareAddress, text, token.start);
      const dotted = mark === '.' ? matchAt(version4, text, token.start) : undefined;
      const hex = mark === ':' ? matchAt(hexRun, text, token.start) : undefined;
      const isAddress = dotted
        ? dotted.slice(1).every((part) => Number(part) <= 255)
        : hex !== undefined && isVersion6(hex[0]);
      const found = hardware ?? (isAddress ? (dotted ?? hex) : undefined);
      if (!found) return;
      covered = token.start + found[0].length;
      const kind = hardware ? 'DEVICE' : 'IP';
      const evidence = hardware ? 'has the form of a hardware address' : 'has the form of an internet address';
      emit({ start: token.start, end: covered, kind, rule: 'ip-address', score: 0.93, evidence });
    });
  },
};
