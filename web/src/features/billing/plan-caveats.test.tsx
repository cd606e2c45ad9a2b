import { planLines } from '@notewright/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlanCaveats } from './plan-caveats.tsx';

const agreement = 'Storage: HIPAA also asks for a business associate agreement, and this installation offers none yet.';
const support = 'Support: this installation has no support address yet.';

/** The lines under a card where the server has told the page of these settings. */
function draw(features: readonly string[], settings: readonly string[]): readonly string[] {
  const metas = new Map(settings.map((name) => [`meta[name="notewright-${name}"]`, { content: 'on' }]));
  vi.stubGlobal('document', { querySelector: (asked: string) => metas.get(asked) ?? null });
  const drawn = renderToStaticMarkup(<PlanCaveats features={features} />);
  return [...drawn.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map((match) => match[1] ?? '');
}

afterEach(() => vi.unstubAllGlobals());

describe('under a plan’s card', () => {
  const stored = ['Single user license', planLines.storage];
  const supported = ['Full tool suite', planLines.support];

  it('stands that no agreement is offered where none is, and nothing where one is', () => {
    expect(draw(stored, ['support-email'])).toEqual([agreement]);
    expect(draw(stored, ['agreement'])).toEqual([]);
  });

  it('stands that support has no address where it has none, and nothing where it has one', () => {
    expect(draw(supported, ['agreement'])).toEqual([support]);
    expect(draw(supported, ['support-email'])).toEqual([]);
  });

  it('stands nothing about lines that the card does not have', () => {
    expect(draw(['Single user license'], [])).toEqual([]);
  });
});
