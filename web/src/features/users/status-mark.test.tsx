import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatusMark } from './status-mark.tsx';

describe('the mark of an invitation', () => {
  it.each([
    ['accepted', 'Accepted', 'text-good'],
    ['pending', 'Pending', 'text-warn'],
    ['expired', 'Expired', 'text-warn'],
  ] as const)('of one that is %s has its word, its colour and its sign', (status, word, colour) => {
    const markup = renderToStaticMarkup(<StatusMark status={status} />);
    expect(markup).toContain(`</svg>${word}</span>`);
    expect(markup).toMatch(new RegExp(`class="[^"]*\\b${colour}\\b`));
    expect(markup.match(/text-(?:good|warn)/g)).toEqual([colour]);
    expect(markup).toContain('<svg');
  });

  it('has a sign of its own for each', () => {
    const signs = (['accepted', 'pending', 'expired'] as const).map(
      (status) => /<svg.*<\/svg>/.exec(renderToStaticMarkup(<StatusMark status={status} />))?.[0],
    );
    expect(new Set(signs).size).toBe(3);
  });
});
