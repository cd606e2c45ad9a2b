import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['ada@clinic.example', 'ada@clinic.example'],
  [' Ada+trial2@Clinic.Example ', 'ada@clinic.example'],
  ['ada+a+b@clinic.example', 'ada@clinic.example'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['A.da@googlemail.com', 'ada@gmail.com'],
  ['ada.byron@clinic.example', 'ada.byron@clinic.example'],
  ['+ada@clinic.example', '+ada@clinic.example'],
  ['ada@münster.example', 'ada@xn--mnster-3ya.example'],
  ['ada@xn--mnster-3ya.example', 'ada@xn--mnster-3ya.example'],
])('%s ends in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
