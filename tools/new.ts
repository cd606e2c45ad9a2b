import { makeNew, ScaffoldError } from './new/make.ts';
import { root, runCommand, runScript } from './run-command.ts';

try {
  const { files, translated, next } = await makeNew(root, process.argv.slice(2));
  const formatted = await runCommand('oxfmt', files);
  const noted = translated.length === 0 ? 0 : await runScript(['tools/words.ts', 'seen', ...translated]);
  for (const file of files) console.log(file);
  console.log(`\n${next.map((line, at) => `${at + 1}. ${line}`).join('\n')}`);
  process.exitCode = formatted === 0 ? noted : formatted;
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
