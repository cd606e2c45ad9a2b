import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import * as words from './words.ts';

/** What stands in place of a page that could not be shown. */
function BrokenPage(): ReactNode {
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-xl content-center gap-5 px-6 pb-[12vh]">
      <h1 tabIndex={-1} className="font-serif text-step-3 leading-tight font-medium tracking-[-0.016em]">
        {words.brokenTitle}
      </h1>
      <p className="text-ink-soft">{words.brokenWhy}</p>
      <Button look="primary" className="justify-self-start" onClick={() => location.reload()}>
        {words.loadAgain}
      </Button>
    </main>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Catches what a page throws while it is drawn (a part that could not be loaded, a fault of ours). */
export class ErrorBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
