import type { ChatMessage } from '@notewright/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { redactedData } from '../../copy/redacted-data.ts';
import { ReplyFile } from './reply-file.tsx';

const attachment: NonNullable<ChatMessage['attachment']> = {
  id: '0190a000-0000-7000-8000-000000000009',
  name: 'REDACT_discharge-redacted.docx',
  media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  size: 12_288,
  pages: null,
  read_by: 'text',
  text: '',
};
const result = (isData?: boolean): ChatMessage['tool_result'] => ({
  tool: 'Redactify',
  title: 'Redacted note',
  redacted: 'PID|1||REDACT\r',
  findings: [],
  ...(isData === undefined ? {} : { isData }),
});
const draw = (reply: Parameters<typeof ReplyFile>[0]['reply']): string =>
  renderToStaticMarkup(<ReplyFile reply={reply} />);

describe('what comes back with a reply', () => {
  it('is the redacted file, with its name, its size and a button that says what it downloads', () => {
    const drawn = draw({ attachment, tool_result: result() });
    expect(drawn).toContain('REDACT_discharge-redacted.docx');
    expect(drawn).toContain('Redacted, 12 KB');
    expect(drawn).toContain('aria-label="Download REDACT_discharge-redacted.docx"');
    expect(drawn).toContain('role="status"');
  });

  it('is redacted data as a text file, where it was pasted', () => {
    expect(draw({ attachment: null, tool_result: result(true) })).toContain('aria-label="Download redacted.txt"');
  });

  it('is nothing for running text', () => {
    expect(draw({ attachment: null, tool_result: result(false) })).toBe('');
    expect(draw({ attachment: null, tool_result: null })).toBe('');
  });
});

describe('what is copied of redacted data', () => {
  it('is the data, character by character', () => {
    expect(redactedData(result(true))).toBe('PID|1||REDACT\r');
    expect(redactedData(result())).toBeNull();
  });
});
