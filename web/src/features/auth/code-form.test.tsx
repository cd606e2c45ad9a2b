import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeForm } from './code-form.tsx';

/** The labels of the boxes. @param content Of the tag by which the server states the number; null: there is none */
function labelsOfBoxes(content: string | null): readonly string[] {
  const meta = content === null ? null : { content };
  vi.stubGlobal('document', {
    querySelector: (asked: string) => (asked === 'meta[name="notewright-code-digits"]' ? meta : null),
  });
  const done = () => Promise.resolve();
  const drawn = renderToStaticMarkup(<CodeForm verify={done} resend={done} />);
  return [...drawn.matchAll(/<input[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label ?? '');
}

afterEach(() => vi.unstubAllGlobals());

describe('the boxes of a mailed code', () => {
  it('are four where the server says nothing else', () => {
    expect(labelsOfBoxes(null)).toEqual(['Digit 1 of 4', 'Digit 2 of 4', 'Digit 3 of 4', 'Digit 4 of 4']);
  });

  it('are as many as the installation’s codes have digits', () => {
    expect(labelsOfBoxes('8')).toHaveLength(8);
    expect(labelsOfBoxes('6').at(-1)).toBe('Digit 6 of 6');
  });
});
