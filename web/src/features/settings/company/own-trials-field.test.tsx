import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OwnTrialsField } from './own-trials-field.tsx';

/** The field for an owner whose address has this domain. @param billing What the server states of plans */
function draw(domain: string | null, billing: string | null = null): string {
  const meta = billing === null ? null : { content: billing };
  vi.stubGlobal('document', {
    querySelector: (asked: string) => (asked === 'meta[name="notewright-billing"]' ? meta : null),
  });
  return renderToStaticMarkup(
    <OwnTrialsField company={{ mail_domain: domain }} isChecked={false} onChange={() => undefined} />,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('the choice about free trials of the company’s mail domain', () => {
  it('names the domain that it is about', () => {
    const drawn = draw('north.example');
    expect(drawn).toContain('Who signs up with an address at north.example gets no free trial of their own.');
    expect(drawn).not.toContain('disabled');
  });

  it('cannot be made with an address at a public mail service', () => {
    expect(draw(null)).toContain('disabled');
    expect(draw(null)).toContain('yours is at a mail service that is open to everybody');
  });

  it('is not there where there are no plans', () => {
    expect(draw('north.example', 'off')).toBe('');
  });
});
