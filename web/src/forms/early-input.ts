/**
 * What a person typed and ticked in a page that was built ahead, for the page that is drawn in its place: by the names of
 * the fields, in memory only, and only for the address at which it was typed.
 */
const typed = new Map<string, string>();
/** The name of the field that has the focus there. */
let focused: string | null = null;
let place: string | null = null;
let following = new AbortController();

/** After so many milliseconds no form will come any more that takes it over. */
const longestKept = 60_000;

const isField = (node: EventTarget | null): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

function note(field: EventTarget | null): void {
  if (!isField(field) || field.name === '') return;
  typed.set(
    field.name,
    field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked ? '' : field.value,
  );
}

function noteFocus(root: Element): void {
  const field = document.activeElement;
  focused = isField(field) && root.contains(field) ? field.name : null;
}

/** Puts the caret behind what was typed, when its field was replaced while it had the focus. */
function restoreFocus(): void {
  const [field] = focused === null ? [] : document.getElementsByName(focused);
  if (document.activeElement !== document.body || !(field instanceof HTMLElement) || !isField(field)) return;
  field.focus({ preventScroll: true });
  const { value } = field;
  // Fields for addresses take no selection from a script; what is put in has the caret behind it.
  field.value = '';
  field.value = value;
}

/** Notes what stands in the fields, and what is still typed until the page that is drawn has taken it over. */
export function recordEarlyInput(root: Element): void {
  place = location.pathname;
  following = new AbortController();
  const { signal } = following;
  const before = root.firstElementChild;
  root.querySelectorAll('input, textarea').forEach(note);
  noteFocus(root);
  const ifBefore = (act: (event: Event) => void) => (event: Event) => before?.isConnected === true && act(event);
  const whileBefore = { signal, capture: true };
  root.addEventListener(
    'input',
    ifBefore(({ target }) => note(target)),
    whileBefore,
  );
  root.addEventListener(
    'focusin',
    ifBefore(() => noteFocus(root)),
    whileBefore,
  );
  setTimeout(clearEarlyInput, longestKept);
}

/** What was typed into the field of a name before this page was drawn, or nothing. */
export function earlyInput(name: string): string {
  return place === globalThis.location?.pathname ? (typed.get(name) ?? '') : '';
}

function clearEarlyInput(): void {
  following.abort();
  typed.clear();
  focused = null;
}

/** To be called when a page that was drawn stands and has taken over what was typed: one can go on typing there. */
export function endEarlyInput(): void {
  restoreFocus();
  clearEarlyInput();
}
