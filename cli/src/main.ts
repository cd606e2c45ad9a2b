import { once } from 'node:events';
import { runCli } from './run-cli.ts';

// A reader that goes away (`notewright chart note.txt | head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCli(process.argv.slice(2), {
  stdin: process.stdin,
  write: (text) => process.stdout.write(text),
  drain: async () => {
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  },
  terminal: process.stderr.isTTY
    ? { write: (text) => process.stderr.write(text), columns: () => process.stderr.columns }
    : undefined,
  complain: (line) => process.stderr.write(`${line}\n`),
});
