import { runCommand } from './run-command.ts';

process.exit(await runCommand('prettier', ['--write', '--log-level', 'warn', '.']));
