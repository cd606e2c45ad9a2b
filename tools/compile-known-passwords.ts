import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { foldPassword } from '../server/src/accounts/password-forms.ts';
import { packPasswordList } from '../server/src/accounts/password-list.ts';
import { root } from './run-command.ts';

/**
 * `node tools/bootstrap.mjs tools/compile-known-passwords.ts FILE`: makes `known-passwords.bloom` from a JSON array of
 * common passwords, most common first, as the package `@zxcvbn-ts/language-common` carries it in `src/passwords.json`
 * (MIT licence, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts).
 */
const shortest = 4;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file? Name the JSON array of common passwords.');
const passwords: unknown = JSON.parse(await readFile(file, 'utf8'));
if (!Array.isArray(passwords)) throw new Error('The file holds no JSON array.');
const folded = new Set(passwords.map(String).map(foldPassword));
const kept = new Set([...folded].filter((password) => password.length >= shortest));
const bytes = packPasswordList(kept);
await writeFile(path.join(root, 'server/src/accounts/known-passwords.bloom'), bytes);
process.stdout.write(`${kept.size} passwords in ${bytes.length} bytes\n`);
