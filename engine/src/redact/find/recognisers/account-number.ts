import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    'account | acct | a/c | acct. | account # | account no | account number | billing account | bank account | guarantor | guarantor account | routing | routing # | routing number | aba | iban | swift | credit card | debit card | card # | card no | card number | invoice | invoice # | adm # | admission # | admission no | admission number | deposit # | receipt # | billing # | billing id | billing number | statement # | fin # | fin no | har | csn',
    'card | cc | bill | billing | transaction | visa ending | visa ending in | mastercard ending | mastercard ending in | amex ending | amex ending in | discover ending | card ending | card ending in | account ending | account ending in | acct ending',
  ),
);

/** Account, bank and card numbers after their label. */
export const accountNumber = makeLabelledRecogniser({
  kind: 'ACCOUNT',
  rule: 'account-number',
  labels,
  evidence: 'follows a label for an account or card number',
});
