import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveFocus, isWaiting } from './give-focus.ts';

const field = { focus: vi.fn() };
const asElement = (one: object): HTMLElement => one as HTMLElement;
const around = (...held: readonly object[]): HTMLElement =>
  asElement({ contains: (one: object) => held.includes(one) });
const body = asElement({});
const pressed = around();
const form = around(pressed);

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

  it('leaves alone whoever is elsewhere by now', () => expect(isGivenTo(around(), form)).toBe(false));

  it('serves whoever pressed a button that the browser gave no focus, but what is around the field', () =>
    expect(isGivenTo(around(field))).toBe(true));

  it('leaves alone who is anywhere, where nothing of the place is left', () => expect(isGivenTo(pressed)).toBe(false));
});

describe('isWaiting', () => {
  it.each([
    ['around the place, where a press of a button puts it in WebKit', around(form), true],
    ['beside it', around(pressed), false],
  ])('knows by a focus %s', (_where, activeElement, waits) => {
    vi.stubGlobal('document', { activeElement, body });
    expect(isWaiting(form)).toBe(waits);
  });
});
