import { defineMessages, type Message } from '@notewright/engine/message';
import type { Say } from '../../language/say-in.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { findTestCard, showCardNumber, testCards } from '../../payments/built-in/test-cards.ts';
import type { TestCard } from '../../payments/built-in/test-cards.ts';

const words = defineMessages('cardForm', {
  onlyTestCards:
    'Only the test cards listed here are taken; this number is none of them, and what you typed was not kept.',
  numberMissing: 'Please type the number of a test card.',
  codeWrong: 'Please type three or four figures; any will do.',
  nameWrong: 'Please type a name of at most 100 characters.',
  expiryWrong: 'Please type a month and a year, such as 04/32.',
  expiryOver: 'This month is over; please type one to come.',
  typeNumber: 'Type the number of a test card',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'Month and year, such as 04/32',
  code: 'Security code',
  codeHint: 'Any three figures',
  name: 'Name on the card',
  legend: 'Test card',
});

/** The fields of a card that somebody types. */
type CardField = 'number' | 'expiry' | 'code' | 'name';
type FieldProblems = Readonly<Partial<Record<CardField, Message>>>;

/** What a form held: a test card to charge, or what to show instead. */
export type CardEntry =
  | { readonly kind: 'card'; readonly card: TestCard }
  | {
      readonly kind: 'wrong';
      readonly problems: FieldProblems;
      /** What may stand in the fields again: never a number that is none of the test cards, nor what came with it. */
      readonly kept: Readonly<Partial<Record<CardField, string>>>;
    };

/** Reads the form of a page. @param now Epoch milliseconds, for the end of a card's time */
export function readCardEntry(form: URLSearchParams, now: number): CardEntry {
  const chosen = form.get('card') ?? '';
  const listed = testCards.find((card) => card.behaviour === chosen);
  if (listed !== undefined) return { kind: 'card', card: listed };
  const read = (name: CardField): string => (form.get(name) ?? '').trim();
  const number = read('number');
  if (number === '') return { kind: 'wrong', problems: { number: words.numberMissing }, kept: {} };
  const card = findTestCard(number);
  if (card === null) return { kind: 'wrong', problems: { number: words.onlyTestCards }, kept: {} };
  const [expiry, code, name] = [read('expiry'), read('code'), read('name')];
  const problems = checkFields({ expiry, code, name }, now);
  if (Object.keys(problems).length === 0) return { kind: 'card', card };
  return { kind: 'wrong', problems, kept: { number: showCardNumber(card), expiry, name: name.slice(0, 100) } };
}

function checkFields(
  { expiry, code, name }: Readonly<Record<'expiry' | 'code' | 'name', string>>,
  now: number,
): FieldProblems {
  const expiryProblem = checkExpiry(expiry, now);
  return {
    ...(expiryProblem === null ? {} : { expiry: expiryProblem }),
    ...(/^\d{3,4}$/.test(code) ? {} : { code: words.codeWrong }),
    ...(name !== '' && name.length <= 100 ? {} : { name: words.nameWrong }),
  };
}

/** A card is good to the end of the month that stands on it. */
function checkExpiry(expiry: string, now: number): Message | null {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(expiry) ?? [];
  if (month === '') return words.expiryWrong;
  const isOver = Date.UTC(2000 + Number(year), Number(month)) <= now;
  return isOver ? words.expiryOver : null;
}

export interface CardForm {
  readonly action: string;
  readonly button: Message;
  readonly back: { readonly href: string; readonly text: Message };
  /** What was wrong with what was typed; null on a page that is opened. */
  readonly wrong: Extract<CardEntry, { kind: 'wrong' }> | null;
}

/** The form in which a card is chosen or typed. Without script: which fields show follows from what is chosen. */
export function renderCardForm(say: Say, { action, button, back, wrong }: CardForm): string {
  const isTyped = wrong !== null;
  const choices = testCards.map((card, index) =>
    renderChoice({
      id: `card-${card.behaviour}`,
      value: card.behaviour,
      isChosen: !isTyped && index === 0,
      label: `<span class="number">${showCardNumber(card)}</span> <small>${escapeHtml(say(card.sentence))}</small>`,
    }),
  );
  const typed = { id: 'card-typed', value: 'typed', isChosen: isTyped, label: escapeHtml(say(words.typeNumber)) };
  return `<form method="post" action="${escapeHtml(action)}" autocomplete="off" novalidate>
<fieldset><legend>${escapeHtml(say(words.legend))}</legend>
${[...choices, renderChoice(typed)].join('\n')}
</fieldset>
<div class="typed">
${typedFields.map((field) => renderField(say, field, wrong)).join('\n')}
</div>
<p class="actions"><button type="submit">${escapeHtml(say(button))}</button><a href="${escapeHtml(back.href)}">${escapeHtml(say(back.text))}</a></p>
</form>`;
}

function renderChoice(choice: {
  readonly id: string;
  readonly value: string;
  readonly isChosen: boolean;
  /** HTML. */
  readonly label: string;
}): string {
  const { id, value, isChosen, label } = choice;
  return `<label class="choice" for="${id}"><input type="radio" id="${id}" name="card" value="${value}"${isChosen ? ' checked' : ''}><span>${label}</span></label>`;
}

interface TypedField {
  readonly name: CardField;
  readonly label: Message;
  readonly hint: Message | null;
  readonly isWide: boolean;
  readonly inputMode: 'numeric' | 'text';
  readonly longest: number;
}

const typedFields: readonly TypedField[] = [
  { name: 'number', label: words.number, hint: null, isWide: true, inputMode: 'numeric', longest: 30 },
  {
    name: 'expiry',
    label: words.expiry,
    hint: words.expiryHint,
    isWide: false,
    inputMode: 'numeric',
    longest: 9,
  },
  { name: 'code', label: words.code, hint: words.codeHint, isWide: false, inputMode: 'numeric', longest: 4 },
  { name: 'name', label: words.name, hint: null, isWide: true, inputMode: 'text', longest: 100 },
];

function renderField(
  say: Say,
  { name, label, hint, isWide, inputMode, longest }: TypedField,
  wrong: CardForm['wrong'],
): string {
  const problem = wrong?.problems[name];
  const isFirst = wrong !== null && Object.keys(wrong.problems)[0] === name;
  const described = [hint === null ? [] : [`${name}-hint`], problem === undefined ? [] : [`${name}-problem`]].flat();
  const marks = [
    ...(described.length === 0 ? [] : [`aria-describedby="${described.join(' ')}"`]),
    ...(problem === undefined ? [] : ['aria-invalid="true"']),
    ...(isFirst ? ['autofocus'] : []),
  ];
  const value = escapeHtml(wrong?.kept[name] ?? '');
  return `<div${isWide ? ' class="wide"' : ''}><label for="${name}">${escapeHtml(say(label))}</label>
<input id="${name}" name="${name}" value="${value}" inputmode="${inputMode}" maxlength="${longest}" autocomplete="off" ${marks.join(' ')}>
${hint === null ? '' : `<p class="hint" id="${name}-hint">${escapeHtml(say(hint))}</p>`}${problem === undefined ? '' : `<p class="problem" id="${name}-problem">${escapeHtml(say(problem))}</p>`}</div>`;
}
