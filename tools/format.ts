import { runCommand } from './run-command.ts';

process.exit(await runCommand('oxfmt', ['.']));
