import type { ChatMessage } from '@notewright/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EvidenceContext } from '../evidence/evidence-context.tsx';
import { createEvidenceStore } from '../evidence/evidence-store.ts';
import { makeReply } from '../testing/sample-messages.ts';
import { PrintedNote } from './printed-note.tsx';
import { needsReview } from './printed.words.ts';

const edit = {
  of: 'r1',
  revision: 1,
  edited_by: 'Ada Sample',
  edited_at: '2026-01-02T10:00:00.000Z',
  is_addendum: false,
};
const statement = {
  text: 'Knee pain.',
  at: { start: 0, end: 10 },
  sources: [],
  support: 'unsupported' as const,
  faults: ['drug' as const],
};

function print(more: Partial<ChatMessage>): string {
  const reply = makeReply({ state: 'complete', message_content: 'Knee pain.', edit, ...more });
  return renderToStaticMarkup(
    <EvidenceContext value={createEvidenceStore('description', -1)}>
      <PrintedNote reply={reply} />
    </EvidenceContext>,
  );
}

describe('a printed draft', () => {
  it('says that nobody confirmed a statement without a source, or a phrase', () => {
    expect(print({ statements: [statement] })).toContain(needsReview);
    expect(print({ edit: { ...edit, template_texts: ['Knee pain.'] } })).toContain(needsReview);
  });

  it('says nothing of it where all was confirmed', () => {
    expect(print({ statements: [{ ...statement, confirmed: 'Seen' }] })).not.toContain(needsReview);
    expect(print({ edit: { ...edit, template_texts: [] } })).not.toContain(needsReview);
  });
});
