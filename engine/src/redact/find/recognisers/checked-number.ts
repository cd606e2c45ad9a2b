import type { IdentifierKind } from '../../../model/finding.ts';
import { isMedicareBeneficiary, passesDea, passesIban, passesLuhn, passesNhs } from '../checksums.ts';
import { continuesValue, matchAt } from '../patterns.ts';
import { makeNumberTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';
import type { Token } from '../tokens.ts';

const numbers = makeNumberTable([3, 4, ...lengths(9)], lengths(3));
const card = /\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,4}(?:[ -]?\d{1,3})?(?![\p{L}\p{N}])/uy;
const amex = /3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?![\p{L}\p{N}])/uy;
const nhs = /\d{3}[ -]\d{3}[ -]\d{4}(?![\p{L}\p{N}])/uy;
const iban = /[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])/uy;
const medicare = /[1-9][A-Z][A-Z0-9]\d-?[A-Z][A-Z0-9]\d-?[A-Z]{2}\d\d(?![\p{L}\p{N}])/uy;

interface Checked {
  readonly kind: IdentifierKind;
  readonly length: number;
  readonly evidence: string;
}

function checkDigits(text: string, start: number): Checked | undefined {
  const group = matchAt(nhs, text, start);
  if (group && passesNhs(group[0].replace(/\D/g, ''))) {
    return { kind: 'HEALTH_PLAN', length: group[0].length, evidence: 'has the form and check digit of an NHS number' };
  }
  const number = matchAt(amex, text, start) ?? matchAt(card, text, start);
  const digits = number?.[0].replace(/\D/g, '') ?? '';
  if (number && digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) {
    return { kind: 'ACCOUNT', length: number[0].length, evidence: 'has the form and check digit of a payment card' };
  }
  return undefined;
}

function checkMixed(text: string, token: Token): Checked | undefined {
  const beneficiary = matchAt(medicare, text, token.start);
  if (beneficiary && isMedicareBeneficiary(beneficiary[0])) {
    return { kind: 'HEALTH_PLAN', length: beneficiary[0].length, evidence: 'has the form of a Medicare number' };
  }
  const bank = matchAt(iban, text, token.start);
  if (bank && passesIban(bank[0]))
    return { kind: 'ACCOUNT', length: bank[0].length, evidence: 'has the form and check digits of a bank account' };
  if (passesDea(token.text))
    return { kind: 'LICENSE', length: token.text.length, evidence: 'has the form and check digit of a DEA number' };
  return undefined;
}

/** Numbers that their own check digits give away, without a label: cards, bank accounts, NHS, Medicare and DEA numbers. */
export const checkedNumber: Recogniser = {
  rule: 'checked-number',
  find: (scan, emit) => {
    for (const index of placesOf(scan, numbers)) {
      const token = tokenAt(scan, index);
      if (token.gap === 'none' && continuesValue(scan, index)) continue;
      const found = token.kind === 'number' ? checkDigits(scan.text, token.start) : checkMixed(scan.text, token);
      if (!found) continue;
      const { kind, evidence } = found;
      emit({ start: token.start, end: token.start + found.length, kind, rule: 'checked-number', score: 0.9, evidence });
    }
  },
};
