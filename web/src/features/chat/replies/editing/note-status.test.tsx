import type { ChatMessage } from '@notewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chatKeys, type ChatPages } from '../../../../api/chat-queries.ts';
import { queryClient } from '../../../../api/query.ts';
import { toClipboardHtml } from '../../copy/to-clipboard-html.ts';
import { toPlainText } from '../../copy/to-plain-text.ts';
import { EvidenceContext } from '../../evidence/evidence-context.tsx';
import { createEvidenceStore } from '../../evidence/evidence-store.ts';
import { chatId, makeReply } from '../../testing/sample-messages.ts';
import { ReplySheet } from '../reply-sheet.tsx';
import { canBeAsked } from './cosigning/can-be-asked.ts';
import { NoteStatus } from './note-status.tsx';
import { closingOf } from './signing/closing-of.ts';

const result = { tool: 'Chartwright', title: '', noteKind: 'soap', sections: [], missing: [] } as unknown;
const content = "Knee pain. Metoprolol 50 mg.\n\nDraft for a clinician's review. Check it.";
const metoprolol = {
  text: 'Metoprolol 50 mg.',
  at: { start: 11, end: 28 },
  sources: [],
  support: 'unsupported' as const,
  faults: ['drug' as const],
};
const edit = {
  of: 'r1',
  revision: 1,
  edited_by: 'Ada Sample',
  edited_at: '2026-01-02T10:00:00.000Z',
  is_addendum: false,
};
const signature = {
  role: 'author' as const,
  name: 'Ada Sample',
  credentials: 'RN, CCM',
  signed_at: '2026-01-02T11:00:00.000Z',
  intact: true,
};

const note = (more: Partial<ChatMessage> = {}): ChatMessage =>
  makeReply({
    state: 'complete',
    message_content: content,
    tool_result: result as ChatMessage['tool_result'],
    statements: [metoprolol],
    ...more,
  });

function draw(element: React.ReactNode): string {
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <EvidenceContext value={createEvidenceStore('description', -1)}>{element}</EvidenceContext>
    </QueryClientProvider>,
  );
  return drawn.replaceAll('&#x27;', "'");
}

const drawStatus = (reply: ChatMessage): string => draw(<NoteStatus chatId={chatId} reply={reply} />);
const drawSheet = (reply: ChatMessage): string =>
  draw(
    <ReplySheet chatId={chatId} reply={reply} before={null} source={null} pager={null} isChatBusy={false} isNewest />,
  );

describe('what the source does not hold', () => {
  it('is listed with what is wrong, and can be removed or confirmed', () => {
    const drawn = drawStatus(note());
    expect(drawn).toContain('Not in the source');
    expect(drawn).toContain('drug not in your words');
    expect(drawn).toContain('aria-label="Remove from the note: Metoprolol 50 mg."');
    expect(drawn).toContain('aria-label="Confirm: Metoprolol 50 mg."');
    expect(drawn).toContain('aria-label="Ask again about: Metoprolol 50 mg."');
  });

  it('carries its reason once it is confirmed, and the way back', () => {
    const reply = note({ edit, statements: [{ ...metoprolol, confirmed: 'Pharmacy called' }] });
    const drawn = drawStatus(reply);
    expect(drawn).toContain('Confirmed: Pharmacy called');
    expect(drawn).toContain('aria-label="Take back the confirmation: Metoprolol 50 mg."');
    expect(drawn).not.toContain('Ask again');
    expect(drawSheet(reply)).toContain('nw-confirmed-tag');
  });

  it('cannot be changed in a signed note', () => {
    const statements = [{ ...metoprolol, confirmed: 'Pharmacy called' }];
    const drawn = drawStatus(note({ edit, statements, signatures: [signature] }));
    expect(drawn).toContain('Confirmed: Pharmacy called');
    expect(drawn).not.toContain('<button');
  });
});

describe('a signed note', () => {
  const signed = note({ edit, statements: [], signatures: [signature] });

  it('says who signed it, and no longer that it is a draft', () => {
    expect(drawStatus(signed)).toMatch(/Reviewed and signed by Ada Sample, RN, CCM, January 02, 2026 [\d:]+\./);
    const sheet = drawSheet(signed);
    expect(sheet).not.toContain('Draft');
    expect(sheet).not.toContain('aria-label="Edit"');
    expect(sheet).toContain('Add addendum');
  });

  it('is copied with its signature in place of the draft line', () => {
    for (const copied of [toPlainText(content, closingOf(signed)), toClipboardHtml(content, closingOf(signed))]) {
      expect(copied).toContain('Reviewed and signed by Ada Sample');
      expect(copied).not.toContain('Draft');
    }
    expect(toPlainText(content, closingOf(note()))).toContain("Draft for a clinician's review.");
  });

  it('warns where it is not what was signed, in its copy too', () => {
    const other = note({ statements: [], signatures: [{ ...signature, intact: false }] });
    expect(drawStatus(other)).toMatch(/role="alert".*This note is not what was signed/);
    expect(toPlainText(content, closingOf(other))).toContain('This note is not what was signed');
    expect(drawStatus(signed)).not.toContain('not what was signed');
  });

  it('stands above its addendum, which says that it is a draft', () => {
    const first = note({ id: 'r2', statements: [], signatures: [signature] });
    const addendum = note({
      id: 'r3',
      version: 2,
      statements: [],
      message_content: `${content}\n\n### Addendum\n\nBetter.`,
      edit: { ...edit, is_addendum: true },
    });
    const page = { data: { id: chatId, title: '', branch: chatId, messages: [first, addendum], next_cursor: null } };
    queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), { pages: [page], pageParams: [undefined] });
    const drawn = drawStatus(addendum);
    expect(drawn).toContain('Reviewed and signed by Ada Sample');
    expect(drawn).toContain("The addendum is not signed: it is a draft for a clinician's review.");
    queryClient.clear();
  });
});

describe('a note of which a co-signature was asked', () => {
  const asked = {
    id: '01890000-0000-7000-8000-000000000001',
    state: 'open' as const,
    asked_of: { id: '01890000-0000-7000-8000-000000000002', name: 'Ben Example' },
    asked_on: '2026-01-02T12:00:00.000Z',
    answered_on: null,
    comment: '',
  };
  const answered_on = '2026-01-02T13:00:00.000Z';
  const cosigner = {
    ...signature,
    role: 'co-signer' as const,
    name: 'Ben Example',
    credentials: 'MD',
    signed_at: answered_on,
    attestation: 'I reviewed this note and agree with it.',
  };
  const of = (more: Partial<ChatMessage>): ChatMessage => note({ statements: [], signatures: [signature], ...more });

  it.each([
    ['waits for it', of({ cosignature: asked }), 'Awaiting co-signature by Ben Example, asked January 02, 2026'],
    [
      'has it',
      of({ signatures: [signature, cosigner], cosignature: { ...asked, state: 'signed', answered_on } }),
      'Co-signed by Ben Example, MD, January 02, 2026',
    ],
    [
      'was sent back without it',
      of({ cosignature: { ...asked, state: 'returned', answered_on, comment: 'Which knee?' } }),
      'Not co-signed: sent back by Ben Example, January 02, 2026',
    ],
  ])('says on the page and in its copies that it %s, and keeps the comment to the page', (_name, reply, sentence) => {
    for (const shown of [drawStatus(reply), toPlainText(content, closingOf(reply))]) {
      expect(shown).toContain('Reviewed and signed by Ada Sample');
      expect(shown).toContain(sentence);
    }
    expect(toPlainText(content, closingOf(reply))).not.toContain('Which knee?');
  });

  it('says no more of what was sent back once its addendum is put before somebody', () => {
    const returned = of({ id: 'r2', cosignature: { ...asked, state: 'returned', answered_on } });
    const addendum = (more: Partial<ChatMessage>): ChatMessage =>
      of({
        id: 'r3',
        version: 2,
        message_content: `${content}\n\nLeft knee: no effusion.`,
        edit: { ...edit, is_addendum: true },
        ...more,
      });
    const page = { data: { id: chatId, title: '', branch: chatId, messages: [returned], next_cursor: null } };
    queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), { pages: [page], pageParams: [undefined] });
    expect(closingOf(addendum({}))).toContain('Not co-signed: sent back by Ben Example');
    const again = closingOf(addendum({ cosignature: asked }));
    expect(again).toContain('Awaiting co-signature by Ben Example');
    expect(again).not.toContain('Not co-signed');
    queryClient.clear();
  });

  it('carries what was attested', () => {
    const reply = of({ signatures: [signature, cosigner] });
    expect(drawStatus(reply)).toContain('I reviewed this note and agree with it.');
  });

  it('can be put before somebody once it is signed as it stands, and neither waits nor is co-signed', () => {
    expect(canBeAsked(of({}))).toBe(true);
    expect(canBeAsked(of({ cosignature: { ...asked, state: 'returned', answered_on } }))).toBe(true);
    expect(canBeAsked(note({ statements: [] }))).toBe(false);
    expect(canBeAsked(of({ cosignature: asked }))).toBe(false);
    expect(canBeAsked(of({ signatures: [signature, cosigner] }))).toBe(false);
    expect(canBeAsked(of({ signatures: [{ ...signature, intact: false }] }))).toBe(false);
  });
});
