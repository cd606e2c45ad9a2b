import { readSources, type ChatMessage } from '@notewright/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EvidenceContext } from '../../evidence/evidence-context.tsx';
import { evidenceOf } from '../../evidence/evidence-of.ts';
import { createEvidenceStore } from '../../evidence/evidence-store.ts';
import { partSources } from '../../evidence/source-segments.ts';
import { chatId, makeMessage, makeReply } from '../../testing/sample-messages.ts';
import { LeftOutList } from './left-out-list.tsx';

const message = 'takes apixaban 5 mg,\nwalks with a cane';
const file = 'chest pain';
const source = makeMessage({
  message_content: message,
  attachment: { text: file } as unknown as ChatMessage['attachment'],
});
const at = (words: string) => {
  const start = `${message}\n\n${file}`.indexOf(words);
  return [{ start, end: start + words.length }];
};
const leftOut = [
  { risk: 'medication-or-allergy', sources: at('takes apixaban 5 mg') },
  { risk: 'red-flag', sources: at(file) },
  { risk: 'other', sources: at('walks with a cane') },
] as const;
const noteWith = (result: object): ChatMessage =>
  makeReply({
    state: 'complete',
    tool_result: {
      tool: 'Chartwright',
      title: '',
      noteKind: 'soap',
      sections: [],
      missing: [],
      ...result,
    } as unknown as ChatMessage['tool_result'],
  });

const draw = (reply: ChatMessage, from: ChatMessage | null = source, isChatBusy = false, canAdd = true): string =>
  renderToStaticMarkup(
    <EvidenceContext value={createEvidenceStore('description', -1)}>
      <LeftOutList chatId={chatId} reply={reply} source={from} isChatBusy={isChatBusy} canAdd={canAdd} />
    </EvidenceContext>,
  );

describe('what a note left out', () => {
  it('stands in the person’s own words, of the message and of the file, with what it may do', () => {
    const drawn = draw(noteWith({ leftOut }));
    const rows = drawn.split('<li').slice(1);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/Medication or allergy<\/span>takes apixaban 5 mg</);
    expect(rows[1]).toMatch(/Red flag<\/span>chest pain</);
    expect(rows[2]).not.toContain('nw-left-out-risk');
    expect(rows[2]).toContain('aria-describedby="description">walks with a cane<');
  });

  it.each([
    ['nothing was left out', noteWith({ leftOut: [] }), source],
    ['it was kept before this was looked for', noteWith({}), source],
    ['it is no note', makeReply({ state: 'complete', tool_result: null }), source],
    ['its words are not loaded', noteWith({ leftOut }), null],
  ])('is not shown where %s', (_why, reply, from) => expect(draw(reply, from)).toBe(''));

  it('shows five at first, and how many there are', () => {
    const many = Array.from({ length: 7 }, () => leftOut[2]);
    const drawn = draw(noteWith({ leftOut: many }));
    expect(drawn.split('<li')).toHaveLength(6);
    expect(drawn).toContain('Show all 7');
  });

  it('cannot be put into the note while a reply is written', () => {
    expect(draw(noteWith({ leftOut }), source, true).match(/disabled=""/g)).toHaveLength(3);
  });

  it('is said of a note that was not finished, which it cannot be put into', () => {
    const drawn = draw(noteWith({ leftOut }), source, false, false);
    expect(drawn.split('<li')).toHaveLength(4);
    expect(drawn).toContain('chest pain');
    expect(drawn).not.toContain('Put into the note');
  });

  it('is pointed at after the statements, and lights up its words', () => {
    const reply = noteWith({ leftOut });
    const all = evidenceOf(reply);
    expect(all).toHaveLength(reply.statements.length + 3);
    const parted = partSources(all[reply.statements.length + 1], message, readSources(source));
    expect(parted).toEqual({ message: [], others: [[{ start: 0, end: file.length }]] });
  });
});
