import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveFocus } from './give-focus.ts';

const field = { focus: vi.fn() };
const asElement = (one: object): HTMLElement => one as HTMLElement;
const body = asElement({});
const pressed = asElement({});
const form = asElement({ contains: (one: unknown) => one === pressed });

const isGivenTo = (activeElement: Element | null, place?: Element | null): boolean => {
  vi.stubGlobal('document', { activeElement, body });
  giveFocus(asElement(field), place);
  return field.focus.mock.calls.length > 0;
};

afterEach(() => {
  vi.unstubAllGlobals();
  field.focus.mockClear();
});

describe('giveFocus', () => {
  it('serves whoever waits where they pressed', () => expect(isGivenTo(pressed, form)).toBe(true));

  it.each([null, body])('serves whoever lost the focus with what they pressed', (active) =>
    expect(isGivenTo(active)).toBe(true),
  );

  it('leaves alone whoever is elsewhere by now', () => expect(isGivenTo(asElement({}), form)).toBe(false));

  it('leaves alone who is anywhere, where nothing of the place is left', () => expect(isGivenTo(pressed)).toBe(false));
});
