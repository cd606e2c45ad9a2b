import type { phrases, ResponseOf } from '@notewright/contract';
import type { ReactNode } from 'react';
import * as words from './words.ts';

export type ReadList = ResponseOf<typeof phrases.importPhrases>;

/** What of a list can be imported, and each entry that cannot, with why. */
export function ImportPreview({ read }: { readonly read: ReadList }): ReactNode {
  const { taken, left } = read;
  return (
    <div className="grid gap-4">
      {taken.length === 0 ? (
        <p className="font-medium">{words.nothingToTake}</p>
      ) : (
        <section aria-label={words.canTake(taken.length)}>
          <h4 className="font-medium">{words.canTake(taken.length)}</h4>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
            tabIndex={0}
            role="group"
            aria-label={words.canTake(taken.length)}
            className="mt-1 max-h-72 overflow-y-auto border-y border-rule"
          >
            <ul>
              {taken.map(({ name, words: text }) => (
                <li key={name} className="border-b border-rule py-2 last:border-0 [overflow-wrap:anywhere]">
                  .{name}
                  <span className="line-clamp-2 text-step--1 text-ink-soft">{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {left.length > 0 && (
        <details open={taken.length === 0}>
          <summary className="min-h-9 cursor-pointer pointer-coarse:min-h-11">{words.notTaken(left.length)}</summary>
          <ul className="max-h-60 overflow-y-auto text-step--1 text-ink-soft">
            {left.map(({ line, name, reason }) => (
              <li key={`${line} ${name}`} className="py-1 [overflow-wrap:anywhere]">
                {words.leftLine(line, name, words.reasons[reason])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
