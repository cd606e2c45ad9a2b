import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContentBlocks } from './content-blocks.tsx';
import type { ContentBlock } from './example.ts';

const draw = (...blocks: readonly ContentBlock[]): string => renderToStaticMarkup(<ContentBlocks blocks={blocks} />);

it('draws paragraphs, headings of their level under the example’s title, and both kinds of list', () => {
  const drawn = draw(
    { type: 'heading', level: 2, content: 'Plan' },
    { type: 'heading', level: 3, content: 'Today' },
    { type: 'paragraph', content: 'Recheck in 2 weeks.' },
    { type: 'list', ordered: true, items: ['Rest', 'Ice'] },
    { type: 'list', ordered: false, items: ['X-ray'] },
  );
  expect(drawn).toBe(
    '<h4>Plan</h4><h5>Today</h5><p>Recheck in 2 weeks.</p><ol><li>Rest</li><li>Ice</li></ol><ul><li>X-ray</li></ul>',
  );
});

it('draws what Redactify removed under a bar, as a word', () => {
  expect(draw({ type: 'paragraph', content: 'Pt REDACT, REDACTED' })).toBe(
    '<p>Pt <span class="action-bar">REDACT</span>, REDACTED</p>',
  );
});
