import { startParticles } from '../features/home/particles/draw-particles.ts';
import * as words from '../routes/page-heads.words.ts';

/**
 * The first script of a page that was built ahead. The page is read, followed and sent without any script; this one
 * waits until somebody does something, so that nobody pays for the rest who only reads.
 */
const root = document.getElementById('root');
const isSignedIn = document.documentElement.classList.contains('signed-in');
const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'touchstart', 'scroll', 'focusin', 'storage'] as const;
/** After so many milliseconds a page with a form that needs the script no longer waits for a sign. */
const longestWait = 10_000;

/** Settings of the installation that change what a visitor sees; the server names them in the page's head. */
const changing = 'meta[name="notewright-billing"], meta[name="notewright-sign-in-with"]';

/** Another spelling of an address (`/signup`) is led on to the proper one, and the page for what is not there has none. */
const isProperAddress = (): boolean =>
  root?.dataset['path'] === location.pathname || root?.dataset['path'] === '/notFound';

/** What the page shows was drawn for a visitor who came straight here, on an installation with nothing special. */
function isAsBuilt(): boolean {
  const state = history.state as { readonly usr?: unknown } | null;
  const isSpecial = document.querySelector(changing) !== null;
  return isProperAddress() && !isSignedIn && !isSpecial && location.search === '' && (state?.usr ?? null) === null;
}

/** The page says so when it is drawn (at-work.tsx); parts of it come in files of their own. */
const isAtWork = (): boolean => document.documentElement.dataset['atWork'] !== undefined;
/** The form that only the script can send and in whose field Enter was pressed before the page was at work. */
function catchEnter(): () => void {
  let sent: HTMLFormElement | null = null;
  const note = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || isAtWork()) return;
    sent = target.form?.hasAttribute('action') === false ? target.form : null;
  };
  addEventListener('keydown', note, true);
  return () => {
    removeEventListener('keydown', note, true);
    // After what was typed has been taken over.
    setTimeout(() => sent?.isConnected === true && sent.requestSubmit(), 60);
  };
}

/** What was pressed before the page was at work, if nothing but this page's later script could have answered it. */
function catchPress(): () => void {
  // In order; who presses twice for want of an answer means it once.
  const pressed = new Set<HTMLElement>();
  const note = (event: Event): void => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button:not([type=submit], [popovertarget], [data-particles-button])')
        : null;
    if (button === null) return;
    pressed.add(button);
    // A page that goes to work in the very press has answered it.
    setTimeout(() => isAtWork() && pressed.delete(button));
  };
  addEventListener('click', note, true);
  return () => {
    removeEventListener('click', note, true);
    // One by one: what a press changes is drawn before the next.
    [...pressed].forEach((button, index) => setTimeout(() => button.isConnected && button.click(), index * 20));
  };
}

/** Calls once the page is at work. */
function whenAtWork(act: () => void): void {
  if (isAtWork()) act();
  else setTimeout(() => whenAtWork(act), 30);
}

/** Says so where the page cannot be hydrated; its text can still be read. */
function tellFailure(): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'no-script';
  notice.textContent = words.couldNotStart;
  document.body.prepend(notice);
}

async function start(): Promise<void> {
  const releases = [catchPress(), catchEnter()];
  try {
    // The pages' table beside it, so that it is not asked for in a second step.
    const [{ drawApp, hydrateApp }] = await Promise.all([import('./start-app.tsx'), import('./other-pages.tsx')]);
    await (isAsBuilt() ? hydrateApp() : drawApp());
    whenAtWork(() => releases.forEach((release) => release()));
  } catch {
    tellFailure();
  }
}

function startAtFirstSign(): void {
  const waiting = new AbortController();
  const begin = (): void => {
    waiting.abort();
    void start();
  };
  if (root?.dataset['start'] === 'soon') setTimeout(() => waiting.signal.aborted || begin(), longestWait);
  const note = (event: Event): void => {
    // Browsers send one for a pointer that rests, when something is drawn under it; nobody has done anything then.
    const rests = event.type === 'pointermove' && event instanceof PointerEvent;
    if (rests && event.movementX === 0 && event.movementY === 0) return;
    begin();
  };
  for (const sign of signs) addEventListener(sign, note, { signal: waiting.signal, capture: true, passive: true });
}

if (isAsBuilt()) startAtFirstSign();
else void start();

// Decoration, where the page has any; it needs no React and begins without waiting for it.
setTimeout(startParticles, 200);
