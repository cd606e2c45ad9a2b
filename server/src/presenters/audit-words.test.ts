import { auditGroups } from '@notewright/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notedPolicies } from '../http/refusal-notes.ts';
import { actionsOf, auditWords, wordAction, wordKind } from './audit-words.ts';

const source = join(import.meta.dirname, '..');

/** The server's own files, without tests. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : listFiles(path);
    return entry.name.endsWith('.ts') && !entry.name.includes('.test.') ? [path] : [];
  });
}

const files = listFiles(source)
  .map((path) => [path.slice(source.length + 1), readFileSync(path, 'utf8')] as const)
  .filter(([path]) => path !== join('presenters', 'audit-words.ts'))
  // Stripe’s events have names of the same form.
  .filter(([path]) => !path.startsWith(join('payments', 'stripe')));

/** What looks like an action and is none: names of files, packages and mail hosts, columns of a statement. */
const others = /\.(?:html|json|js|key|sqlite|bin|com)$|^excluded\./;

/**
 * Every text in quotes that has the form of an action, wherever it goes from there; lists of them as well. In the store
 * and the database columns of tables look the same, so there only what is called an action counts.
 */
function findActions([path, text]: readonly [string, string]): readonly string[] {
  const form = /^(?:store|database)\b/.test(path)
    ? /\baction: '([a-z_]+\.[a-z_]+)'/g
    : /'((?:[a-z_]+\.[a-z_]+)(?:, [a-z_]+\.[a-z_]+)*)'/g;
  // The ids of messages look the same too.
  const code = text.replaceAll(/\bdefineMessage\(\s*'[^']*'/g, '');
  const quoted = [...code.matchAll(form)].flatMap((match) => match[1]?.split(', ') ?? []);
  return quoted.filter((action) => !others.test(action));
}

const used = new Set(files.flatMap(findActions));

it('has words for every action that the server writes', () => {
  const missing = files.flatMap((file) =>
    findActions(file)
      .filter((action) => !Object.hasOwn(auditWords, action))
      .map((action) => `${action} in ${file[0]}`),
  );
  expect(missing).toEqual([]);
  expect(used.size).toBeGreaterThan(60);
});

it('words a refusal of every call whose refusals are noted', () => {
  const noted = [...notedPolicies].join('|');
  const form = new RegExp(`policy: '(?:${noted})',\\s+limits: \\[[^\\]]*\\],\\s+audit: '([a-z_]+\\.[a-z_]+)`, 'g');
  const actions = new Set(files.flatMap(([, text]) => [...text.matchAll(form)].flatMap(([, action]) => action ?? [])));
  expect(actions.size).toBeGreaterThan(15);
  expect([...actions].filter((action) => auditWords[action]?.failed === undefined)).toEqual([]);
});

it('has no words for what is never written', () => {
  expect(Object.keys(auditWords).filter((action) => !used.has(action))).toEqual([]);
});

/** Puts its actions together from what changed; each stands in quotes in the `audit` of a route. */
const builders: readonly string[] = [join('accounts', 'second-factor', 'change-factors.ts')];

it('knows of no other action that is put together from parts, which nobody could look for', () => {
  const built = files.filter(([, text]) => /\b(?:action|audit): `|noteOperation\([^)]*`|auditLine\([^)]*`/.test(text));
  expect(built.map(([path]) => path)).toEqual(builders);
});

it('puts every action into a group, and offers no group that nothing is in', () => {
  const groups = auditGroups.map((group) => actionsOf(group));
  expect(groups.every((actions) => actions.length > 0)).toBe(true);
  const grouped = groups.flat();
  expect(grouped.toSorted()).toEqual(Object.keys(auditWords).toSorted());
});

it('words a failure where it reads differently, and loses no line that it does not know', () => {
  expect(String(wordAction('session.sign_in', 'success'))).toBe('Sign-in');
  expect(String(wordAction('session.sign_in', 'failure'))).toBe('Failed sign-in');
  expect(String(wordAction('chat.read', 'denied'))).toBe('Read a chat');
  expect(String(wordAction('something.new', 'success'))).toBe('something.new');
  expect(String(wordAction('__proto__', 'success'))).toBe('__proto__');
  expect(['chat', 'password_reset', 'some_new_thing'].map((kind) => String(wordKind(kind)))).toEqual([
    'Chat',
    'Password reset',
    'Some new thing',
  ]);
  expect(wordKind('constructor')).toBe('Constructor');
});
