import { makeNew, ScaffoldError } from './new/make.ts';
import { root, runCommand } from './run-command.ts';

try {
  const { files, next } = await makeNew(root, process.argv.slice(2));
  const status = await runCommand('oxfmt', files);
  for (const file of files) console.log(file);
  console.log(`\n${next.map((line, at) => `${at + 1}. ${line}`).join('\n')}`);
  process.exitCode = status;
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
