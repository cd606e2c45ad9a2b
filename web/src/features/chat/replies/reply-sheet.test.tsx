import { engineName, type ChatMessage } from '@notewright/contract';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EvidenceContext } from '../evidence/evidence-context.tsx';
import { createEvidenceStore } from '../evidence/evidence-store.ts';
import { chatId, makeMessage, makeReply } from '../testing/sample-messages.ts';
import { ReplySheet } from './reply-sheet.tsx';

const note = { tool: 'Chartwright', title: '', noteKind: 'soap', sections: [], missing: [] } as unknown;
const version = (number: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  makeReply({
    id: `r${number}`,
    state: 'complete',
    version: number,
    versions: 2,
    message_content: 'Right knee pain for three days.',
    written_by: engineName,
    tool_result: note as ChatMessage['tool_result'],
    ...more,
  });

/** The sheet with all that it waits for. */
async function drawWhole(reply: ChatMessage, source: ChatMessage): Promise<string> {
  const out = new PassThrough();
  const sheet = renderToPipeableStream(
    <EvidenceContext value={createEvidenceStore('description', -1)}>
      <ReplySheet
        chatId={chatId}
        reply={reply}
        before={null}
        source={source}
        pager={null}
        isChatBusy={false}
        isNewest
      />
    </EvidenceContext>,
    { onAllReady: () => sheet.pipe(out) },
  );
  return text(out);
}

function draw(reply: ChatMessage): string {
  return renderToStaticMarkup(
    <EvidenceContext value={createEvidenceStore('description', -1)}>
      <ReplySheet chatId={chatId} reply={reply} before={null} source={null} pager={null} isChatBusy={false} isNewest />
    </EvidenceContext>,
  ).replaceAll('&#x27;', "'");
}

describe('the actions of a reply', () => {
  it('stand at its end, after its words', () => {
    const drawn = draw(version(1));
    expect(drawn.match(/aria-label="Reply actions"/g)).toHaveLength(1);
    expect(drawn.indexOf('aria-label="Reply actions"')).toBeGreaterThan(drawn.indexOf('Right knee pain'));
    for (const action of ['Copy (Ctrl+Shift+C)', 'Regenerate', 'Like', 'Dislike'])
      expect(drawn).toContain(`aria-label="${action}"`);
  });

  it('are to have it written again where it was interrupted, though it has a note and marks', () => {
    const problem = 'The server stopped before this reply was finished.';
    const at = { start: 0, end: 31 };
    const marked = { text: 'Right knee pain for three days.', at, sources: [], support: 'unsupported' } as const;
    const restyle = 'aria-label="Write this note differently"';
    const whole = version(1, { statements: [marked] });
    expect(draw(whole)).toContain(restyle);
    const drawn = draw({ ...whole, state: 'interrupted', problem });
    expect(drawn).toContain(problem);
    expect(drawn).toContain('Retry');
    expect(drawn).toContain('nw-statement-unsupported');
    expect(drawn).not.toContain(restyle);
  });

  it('are not there while it is written', () => {
    expect(draw(version(1, { state: 'streaming' }))).not.toContain('Reply actions');
  });
});

describe('what a note left out', () => {
  const source = makeMessage({ message_content: 'Right knee pain for three days. Takes apixaban 5 mg.' });
  const leftOut = [{ risk: 'medication-or-allergy', sources: [{ start: 32, end: 51 }] }];
  const drawIn = (state: ChatMessage['state']): Promise<string> =>
    drawWhole(
      version(1, { state, tool_result: { ...(note as object), leftOut } as unknown as ChatMessage['tool_result'] }),
      source,
    );

  it.each(['interrupted', 'failed'] as const)('is said where it was %s, without a way into it', async (state) => {
    const drawn = await drawIn(state);
    expect(drawn).toContain('Takes apixaban 5 mg');
    expect(drawn).not.toContain('Put into the note');
  });

  it('can be put into a finished one, and is not said before it is written', async () => {
    expect(await drawIn('complete')).toContain('aria-label="Put into the note: Takes apixaban 5 mg"');
    expect(await drawIn('streaming')).not.toContain('Takes apixaban 5 mg');
  });
});
