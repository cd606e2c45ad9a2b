import type { ReactNode } from 'react';
import * as words from './words.tsx';

/** The first stop of the Tab key: over the menu, to what the page is about. Its target is `<main id="content">`. */
export function SkipLink(): ReactNode {
  return (
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="fixed top-2 left-2 z-50 [translate:0_-4rem] rounded-card border border-rule-strong bg-sheet px-4 py-2 font-medium shadow-lift focus:[translate:none] print:hidden"
    >
      {words.skipToContent}
    </a>
  );
}
