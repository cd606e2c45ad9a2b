// Plain JavaScript without dependencies, like bootstrap.mjs, which uses it on any Node from 18.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pause = 500;

/** Parent and command line of a process; null when it is gone. Linux images often have no `ps`, other systems no /proc. */
export function readProcess(pid) {
  try {
    if (process.platform === 'linux') {
      // The name, in parentheses, can hold anything; the state and the parent follow it.
      const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(')').pop().trim().split(' ');
      // Ended, and only its entry is left until its own parent asks for it.
      if (state === 'Z' || state === 'X') return null;
      return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
    }
    const row = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { parent: Number.parseInt(row, 10), command: row };
  } catch {
    return null;
  }
}

/** True while the process has not ended, also one of another account. */
export function isAlive(pid) {
  if (process.platform === 'linux') return readProcess(pid) !== null;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * npm and the shell that it runs a script with. Some shells replace themselves by the script's command, others stay;
 * one that stays has this command in its command line.
 */
function findParents() {
  const parents = [process.ppid];
  if (process.platform === 'win32') return parents;
  for (;;) {
    const found = readProcess(parents.at(-1));
    if (found === null || !found.command.includes('bootstrap.mjs') || found.parent <= 1) return parents;
    parents.push(found.parent);
  }
}

/**
 * Calls `onGone` once when npm, or the shell between it and this process, has ended. They pass few signals on, and none
 * when they are killed. Does nothing when npm did not start this process: it may outlive whoever did.
 */
export function watchParents(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = findParents();
  const timer = setInterval(() => {
    if (process.ppid === parents[0] && parents.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, pause);
  timer.unref();
}
