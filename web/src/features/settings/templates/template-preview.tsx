import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import * as words from './words.ts';

/** How a note by this template begins: its headings, with what is to go under each. */
export function TemplatePreview({ draft }: { readonly draft: Draft }): ReactNode {
  const named = draft.headings.filter(({ title }) => title.trim() !== '');
  return (
    <details className="mt-5">
      <summary className="min-h-9 cursor-pointer text-ink-soft pointer-coarse:min-h-11">{words.preview}</summary>
      <div className="mt-2 rounded-card border border-rule bg-sheet p-5 font-serif [overflow-wrap:anywhere]">
        <p className="text-step-1 font-medium">{draft.name.trim() === '' ? words.title : draft.name}</p>
        {named.map(({ key, title, instruction }) => (
          <div key={key} className="mt-3">
            <p className="font-medium">{title}</p>
            <p className="text-ink-faint">{instruction.trim() === '' ? words.notDocumented : instruction}</p>
          </div>
        ))}
      </div>
      <p className="mt-2 text-step--1 text-ink-faint">{words.otherHint}</p>
    </details>
  );
}
