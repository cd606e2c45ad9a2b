import { Suspense, useState, type ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Loading } from '../../../ui/loading.tsx';
import * as words from './words.tsx';

/** Fetched by itself: an owner comes for it once or twice in a company's life. */
const DirectoryPart = lazyPart(
  async () => (await import('./directory-part.tsx')).DirectoryPart,
  () => <Alert>{words.notLoaded}</Alert>,
);

/** How the organisation's directory reaches the company; for its owner. */
export function DirectorySection(): ReactNode {
  const [isOpen, setOpen] = useState(location.hash === '#directory');
  return (
    <section aria-labelledby="directory" className="mt-10 border-t border-rule pt-6">
      <h2 id="directory" tabIndex={-1} className="font-serif text-step-1 font-medium outline-none">
        {words.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <DirectoryPart />
        </Suspense>
      ) : (
        <Button
          className="mt-4"
          onClick={() => {
            setOpen(true);
            document.getElementById('directory')?.focus();
          }}
        >
          {words.show}
        </Button>
      )}
    </section>
  );
}
