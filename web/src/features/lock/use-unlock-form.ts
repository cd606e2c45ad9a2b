import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type UnlockForm = ComponentType<{ readonly email: string }>;

const loadUnlockForm = async (): Promise<UnlockForm> => (await import('./unlock-form.tsx')).UnlockForm;

/** Between two tries to fetch the form while there is no network, in milliseconds. */
const pause = 3000;

/**
 * Fetches the form at the first sign of life, so that it is there when the screen locks without the network, and the
 * first load of a chat does not wait for it.
 */
export function useUnlockFormAhead(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const fetchOnce = (): void => {
      leaving.abort();
      // What fails here is fetched again when it is drawn.
      void loadUnlockForm().catch(() => undefined);
    };
    for (const sign of ['pointerdown', 'keydown'] as const)
      window.addEventListener(sign, fetchOnce, { signal: leaving.signal, capture: true });
    return () => leaving.abort();
  }, []);
}

/** The form as an element, once it is there; a try that fails is made again until the network is back. */
export function useUnlockForm(email: string): ReactNode {
  const [Form, setForm] = useState<UnlockForm | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const load = (): void => {
      loadUnlockForm().then(
        (loaded) => {
          if (!isOver) setForm(() => loaded);
        },
        () => {
          if (!isOver) timer = setTimeout(load, pause);
        },
      );
    };
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return Form === null ? null : createElement(Form, { email });
}
