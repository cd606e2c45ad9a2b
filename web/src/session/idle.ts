import { createStore } from 'zustand/vanilla';
import { sessionStore, setLocked } from './session-store.ts';

/** How long before the lock the page says so, in milliseconds. */
export const warningTime = 60_000;
/** How often the other tabs hear that somebody is at work. */
const notifyTabsEvery = 1000;
/** How often the server hears it, when no other call told it. */
const notifyServerEvery = 120_000;
/** Minutes without activity before the screen locks, until the profile says how many. */
const ordinaryMinutes = 15;

interface IdleState {
  /** The screen is about to lock. */
  readonly isWarning: boolean;
}

export const idleStore = createStore<IdleState>(() => ({ isWarning: false }));

/**
 * When somebody was last at work in any tab of this browser: by the clock on the wall, which goes on while a computer
 * sleeps, and by the one that nobody can set back. The longer of the two times counts.
 */
let activeAt = { wall: Date.now(), steady: performance.now() };
let idleLimit = ordinaryMinutes * 60_000;
let notifiedServerAt = performance.now();
let notifiedTabsAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let serverTimer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null = null;
let tellServer: () => void = () => undefined;

const idleTime = (): number => Math.max(Date.now() - activeAt.wall, performance.now() - activeAt.steady);
const isWatching = (): boolean => {
  const { accessToken, isLocked } = sessionStore.getState();
  return accessToken !== null && !isLocked;
};

/** Locks, warns, or waits, as the time without activity says; called by the timer and whenever time may have jumped. */
function look(): void {
  clearTimeout(timer);
  if (!isWatching()) {
    idleStore.setState({ isWarning: false });
    return;
  }
  const left = idleLimit - idleTime();
  idleStore.setState({ isWarning: left > 0 && left <= warningTime });
  if (left <= 0) setLocked(true);
  else timer = setTimeout(look, left > warningTime ? left - warningTime : left);
}

/** True while somebody is at work here, as far as this tab knows; another tab that slept may believe otherwise. */
export function isAtWork(): boolean {
  return isWatching() && idleTime() < idleLimit - 5000;
}

/** Restarts the count: somebody is at work. */
function begin(): void {
  activeAt = { wall: Date.now(), steady: performance.now() };
  look();
}

/**
 * Somebody is at work: a key, the pointer, a finger, or words spoken into the microphone. Comes too late once the time
 * is over, as after a night in which the computer slept.
 */
export function noteActivity(): void {
  if (!isWatching()) return;
  if (idleTime() >= idleLimit) {
    look();
    return;
  }
  activeAt = { wall: Date.now(), steady: performance.now() };
  if (idleStore.getState().isWarning) look();
  if (activeAt.steady - notifiedTabsAt >= notifyTabsEvery) {
    notifiedTabsAt = activeAt.steady;
    channel?.postMessage({ wall: activeAt.wall });
  }
  planNotice();
}

/** A call has just told the server that the session is in use. */
export function noteCall(): void {
  notifiedServerAt = performance.now();
}

/** Has the server told soon, unless a call of the person does it first. */
function planNotice(): void {
  if (serverTimer !== undefined) return;
  const due = notifiedServerAt + notifyServerEvery - performance.now();
  serverTimer = setTimeout(
    () => {
      serverTimer = undefined;
      if (!isWatching() || activeAt.steady < notifiedServerAt) return;
      if (performance.now() - notifiedServerAt < notifyServerEvery) {
        planNotice();
        return;
      }
      // Also where the server does not hear it: what cannot be reached is not asked again with every key.
      noteCall();
      tellServer();
    },
    Math.max(0, due),
  );
}

/** Another tab says that somebody is at work; a message that lay around while this tab slept says when that was. */
function onMessage({ data }: MessageEvent<{ readonly wall?: unknown }>): void {
  const { wall } = data;
  if (typeof wall !== 'number' || wall <= activeAt.wall || wall > Date.now() + 1000 || !isWatching()) return;
  activeAt = { wall, steady: performance.now() - Math.max(0, Date.now() - wall) };
  if (idleStore.getState().isWarning) look();
}

let pointerAt = '';

/** A browser says that the pointer moved also when the page moved under it; then it is where it was. */
function onPointer(event: MouseEvent): void {
  const place = `${event.screenX} ${event.screenY}`;
  if (event.isTrusted && place !== pointerAt) noteActivity();
  pointerAt = place;
}

function onInput(event: Event): void {
  if (event.isTrusted) noteActivity();
}

// Not `scroll`: a reply that is being written scrolls by itself.
const inputs = ['keydown', 'pointerdown', 'touchstart', 'touchmove', 'wheel'] as const;
const wakings = ['focus', 'pageshow', 'resume', 'visibilitychange'] as const;

/** How long somebody may be away, in minutes: what their company or the installation says. */
export function setIdleMinutes(minutes: number): void {
  if (!Number.isFinite(minutes) || minutes <= 0 || minutes * 60_000 === idleLimit) return;
  idleLimit = minutes * 60_000;
  look();
}

/**
 * Starts to watch for activity and to lock the page without it. `tell` says to the server that somebody is at work.
 * Gives a function that stops it.
 */
export function watchIdleTime(tell: () => void): () => void {
  tellServer = tell;
  notifiedTabsAt = 0;
  noteCall();
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('notewright-idle') : null;
  channel?.addEventListener('message', onMessage);
  const stopping = new AbortController();
  const quietly = { capture: true, passive: true, signal: stopping.signal } as const;
  for (const name of inputs) globalThis.addEventListener(name, onInput, quietly);
  globalThis.addEventListener('mousemove', onPointer, quietly);
  for (const name of wakings) {
    globalThis.addEventListener(name, look, quietly);
    document.addEventListener(name, look, quietly);
  }
  const leaveStore = sessionStore.subscribe((now, before) => {
    const hasBegun = now.user?.id !== before.user?.id || (before.isLocked && !now.isLocked);
    if (hasBegun) begin();
    else if (now.isLocked !== before.isLocked) look();
  });
  begin();
  return () => {
    stopping.abort();
    leaveStore();
    clearTimeout(timer);
    clearTimeout(serverTimer);
    serverTimer = undefined;
    channel?.close();
    channel = null;
  };
}
