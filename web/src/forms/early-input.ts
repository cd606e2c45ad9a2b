/**
 * What a person typed and ticked in a page that was built ahead, for the page that is drawn in its place: by the names of
 * the fields, in memory only, and only for the address at which it was typed.
 */
const typed = new Map<string, string>();
let place: string | null = null;
let following = new AbortController();

/** After so many milliseconds no form will come any more that takes it over. */
const longestKept = 60_000;

function note(field: EventTarget | null): void {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.name === '') return;
  typed.set(
    field.name,
    field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked ? '' : field.value,
  );
}

/** Notes what stands in the fields, and what is still typed until the page that is drawn has taken it over. */
export function recordEarlyInput(root: Element): void {
  place = location.pathname;
  following = new AbortController();
  const { signal } = following;
  const before = root.firstElementChild;
  root.querySelectorAll('input, textarea').forEach(note);
  root.addEventListener('input', ({ target }) => before?.isConnected === true && note(target), {
    signal,
    capture: true,
  });
  setTimeout(clearEarlyInput, longestKept);
}

/** What was typed into the field of a name before this page was drawn, or nothing. */
export function earlyInput(name: string): string {
  return place === globalThis.location?.pathname ? (typed.get(name) ?? '') : '';
}

/** The page that was drawn has taken over what was typed. */
export function clearEarlyInput(): void {
  following.abort();
  typed.clear();
}
