import { termsAndSupport } from '@notewright/contract';
import { expect, it } from 'vitest';
import { checkSupport } from './check-support.ts';

const good = { email: 'ada@clinic.example', query: 'Hello' };

it.each([
  good,
  { ...good, email: '' },
  { ...good, email: ' ADA@clinic.example ' },
  { ...good, email: 'a@b' },
  { ...good, email: 'ada@@clinic.example' },
  { ...good, email: `${'x'.repeat(64)}@clinic.example` },
  { ...good, email: `${'x'.repeat(65)}@clinic.example` },
  { ...good, email: `a@${'x.'.repeat(130)}example` },
  { ...good, email: 'jürgen@klinik.example' },
  { ...good, query: ' \n ' },
  { ...good, query: 'x'.repeat(5000) },
  { ...good, query: 'x'.repeat(5001) },
])('judges %o as the server does', (letter) => {
  const checked = termsAndSupport.sendSupport.body.safeParse(letter);
  const issues = checked.success ? [] : checked.error.issues.toReversed();
  const expected = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
  expect(checkSupport(letter)).toEqual(expected);
});
