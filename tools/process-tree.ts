import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readProcess } from './watch-parents.mjs';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function listPids(): readonly number[] {
  const names =
    process.platform === 'linux'
      ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
      : execFileSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).trim().split(/\s+/);
  return names.map(Number);
}

/** The process and all that it has started, directly or not, each parent before its children. */
export function listTree(pid: number): readonly RunningProcess[] {
  const all = listPids().flatMap((one): RunningProcess[] => {
    const found = readProcess(one);
    return found === null ? [] : [{ pid: one, ...found }];
  });
  const tree = all.filter((one) => one.pid === pid);
  for (const parent of tree) tree.push(...all.filter((one) => one.parent === parent.pid));
  return tree;
}
