import { describe, expect, it } from 'vitest';
import type { ExportedChat, ExportedMessage } from '../../store/own-data/export-store.ts';
import { writeChatMarkdown } from './write-chat-markdown.ts';

const flag = { severity: 'high', rule: 'code-unknown', message: 'M54.5 is\nnot in the table.', sources: [] };
const audit = (more: object) => ({ tool: 'Validify', title: '', codes: [], missing: [], disclaimer: '', ...more });
const choice = { flagId: 'a1', choice: 'accepted', reason: '', chosenBy: 'x', chosenAt: 0 } as const;

async function write(
  result: object | null,
  flagChoices: ExportedChat['flagChoices'],
  more: Partial<ExportedMessage> = {},
): Promise<string> {
  const chat = { title: 'A chat', createdAt: 0, binnedAt: null, flagChoices } as unknown as ExportedChat;
  const fixed = { sentBy: 'bot', toolName: 'Validify', createdAt: 0, version: 1, versions: 1, state: 'complete' };
  const none = { writtenBy: null, problem: null, notice: null, rating: null, ratingComment: null };
  const message = {
    ...fixed,
    ...none,
    content: 'The report.',
    toolResult: result,
    files: [],
    ...more,
  } as unknown as ExportedMessage;
  async function* messages() {
    yield await Promise.resolve(message);
  }
  let all = '';
  for await (const piece of writeChatMarkdown(chat, messages(), () => '')) all += piece;
  return all;
}

describe('a chat to be read', () => {
  it.each([
    ['a flag', audit({ flags: [{ ...flag, id: 'a1' }], gaps: [] })],
    ['a gap', audit({ flags: [], gaps: [{ ...flag, id: 'a1' }] })],
  ])('tells under an audit what was decided about %s', async (_name, result) => {
    expect(await write(result, [choice])).toMatch(
      /The report\.\n\nDecided about its flags:\n\n- Accepted 1970-01-01 00:00: M54\.5 is not in the table\.\n$/,
    );
  });

  it.each([
    ['of another audit', audit({ flags: [{ ...flag, id: 'b2' }], gaps: [] })],
    ['in an audit of before flags had ids and there were gaps', audit({ flags: [flag] })],
    ['in what failed', null],
  ])('says nothing of flags %s', async (_name, result) => {
    expect(await write(result, [choice])).toMatch(/The report\.\n$/);
  });

  const signature = { role: 'author', signedBy: 'x', name: 'Dana Lee', credentials: 'MD', signedAt: 0, isIntact: true };
  const author = { ...signature, attestation: '' } as const;
  const cosigner = { ...signature, role: 'co-signer', name: 'Ana Ruiz', attestation: 'I agree.' } as const;
  const asked = { askedOfName: 'Ana Ruiz', askedAt: 0, answeredAt: 60_000, comment: 'Which\nknee?' };
  const signed = '\nReviewed and signed by Dana Lee, MD, 1970-01-01 00:00.\n';
  it.each([
    ['open', '\nAwaiting co-signature by Ana Ruiz, asked 1970-01-01 00:00.\n', [author]],
    ['returned', '\nSent back by Ana Ruiz, 1970-01-01 00:01: Which knee?\n', [author]],
    ['signed', '\nCo-signed by Ana Ruiz, MD, 1970-01-01 00:00: I agree.\n', [author, cosigner]],
  ])('tells under a note who signed it and that its co-signature is %s', async (state, line, signatures) => {
    const more = { signatures, cosignature: { ...asked, state } } as unknown as Partial<ExportedMessage>;
    expect(await write(null, [], more)).toMatch(new RegExp(`The report\\.\n${signed}${line}$`.replaceAll('?', '\\?')));
  });
});
