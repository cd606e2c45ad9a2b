import { randomUUID } from 'node:crypto';
import type { SignedUp } from './sign-up-by-calls.ts';

/** A note of an account, as the calls give it. */
export interface MadeNote {
  readonly id: string;
  readonly chatId: string;
  readonly message_content: string;
}

type Account = Pick<SignedUp, 'accessToken'>;

async function ask(
  address: string,
  { accessToken }: Account,
  [method, place]: readonly [string, string],
  body: object | FormData,
): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${address}/chat/${place}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { readonly data: Record<string, unknown> }).data;
}

/** Sends words to Chartwright in a chat of their own. */
export async function writeNote(address: string, account: Account, words: string): Promise<MadeNote> {
  const form = new FormData();
  form.set('model_name', 'Chartwright');
  form.set('message_content', words);
  const { id, messages } = await ask(address, account, ['POST', 'create_chat/'], form);
  const [, reply] = messages as readonly { readonly id: string; readonly message_content: string }[];
  if (reply === undefined) throw new Error('A reply was expected.');
  return { ...reply, chatId: String(id) };
}

/** Adds a line to a version; a new version of the note. */
export async function addLine(address: string, account: Account, note: MadeNote, line: string): Promise<MadeNote> {
  const message_content = `${note.message_content}\n\n${line}`;
  const body = { version_id: randomUUID(), revision: 0, message_content, confirmations: [] };
  const { id } = await ask(address, account, ['PUT', `note/${note.id}/`], body);
  return { ...note, id: String(id), message_content };
}

/** Writes other words in the place of some; a new version of the note. */
export async function replaceWords(
  address: string,
  account: Account,
  note: MadeNote,
  [from, to]: readonly [string, string],
): Promise<MadeNote> {
  const message_content = note.message_content.replace(from, to);
  const body = { version_id: randomUUID(), revision: 0, message_content, confirmations: [] };
  const { id } = await ask(address, account, ['PUT', `note/${note.id}/`], body);
  return { ...note, id: String(id), message_content };
}

/** Signs a version that was read in this revision. */
export async function signNote(address: string, account: Account, { id }: MadeNote, revision = 0): Promise<void> {
  await ask(address, account, ['POST', `note/${id}/signature/`], { revision, credentials: 'MD' });
}

/** A day with a draft, a note to review, a signed one and one with a signed addendum, in this order. */
export async function writeDay(address: string, account: Account): Promise<readonly MadeNote[]> {
  const draft = await writeNote(address, account, 'Cough for 3 days. Meds: metformin 500 mg daily. Plan: rest.');
  const written = await writeNote(address, account, 'Knee pain for 3 days. Meds: ibuprofen 400 mg. Plan: ice.');
  const review = await addLine(address, account, written, 'Takes warfarin 5 mg daily.');
  const signed = await writeNote(address, account, 'Back pain for a week. Plan: physical therapy.');
  await signNote(address, account, signed);
  const base = await writeNote(address, account, 'Sore throat for 2 days. Plan: fluids.');
  await signNote(address, account, base);
  const addended = await addLine(address, account, base, 'Called the patient, who feels better.');
  await signNote(address, account, addended, 1);
  return [draft, review, signed, addended];
}
