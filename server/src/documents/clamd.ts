import { createConnection } from 'node:net';
import type { MalwareScanner } from './malware-scanner.ts';
import type { ClamdAddress } from './scanner-address.ts';

/** Well within the daemon's own limit for one piece (`StreamMaxLength` counts them together). */
const pieceBytes = 64 * 1024;
/** Milliseconds without any sign of life. */
const defaultTimeout = 30_000;
/** The daemon's answers are one short line. */
const longestAnswer = 4096;

/**
 * A scanner that hands files to a ClamAV daemon by its command INSTREAM: `zINSTREAM`, then pieces each after its length
 * (four bytes, big-endian), then a length of zero; the answer ends in `OK`, `FOUND` or `ERROR` (clamd(8), "COMMANDS").
 */
export function createClamdScanner(address: ClamdAddress, timeout = defaultTimeout): MalwareScanner {
  return {
    isClean: async (bytes) => {
      const answer = await ask(address, bytes, timeout);
      if (answer === 'stream: OK') return true;
      if (answer.startsWith('stream: ') && answer.endsWith(' FOUND')) return false;
      throw new Error('The malware scanner could not check a file.');
    },
  };
}

function ask(address: ClamdAddress, bytes: Uint8Array, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(address);
    let answer = '';
    const fail = (): void => {
      socket.destroy();
      reject(new Error('The malware scanner gave no answer.'));
    };
    socket.setTimeout(timeout, fail);
    socket.once('error', fail);
    socket.once('close', fail);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      const end = answer.indexOf('\0');
      if (end < 0 && answer.length <= longestAnswer) return;
      if (end < 0) return fail();
      resolve(answer.slice(0, end));
      socket.destroy();
    });
    socket.once('connect', () => sendStream(socket, bytes));
  });
}

function sendStream(socket: ReturnType<typeof createConnection>, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    socket.write(lengthOf(piece.length));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
