import type { ReactNode } from 'react';
import type { Usage } from './usage-buckets.ts';
import * as words from './words.ts';

/** How the time saved is estimated, in words. */
export function UsageMethod({ method }: { readonly method: Usage['method'] }): ReactNode {
  return (
    <section aria-labelledby="usage-method" className="mt-10 border-t border-rule pt-7">
      <h2 id="usage-method" tabIndex={-1} className="scroll-mt-20 font-serif text-step-1 font-medium outline-none">
        {words.methodTitle}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{words.method}</p>
      <dl className="mt-4 border-t border-rule">
        {method.map(({ tool, sentence }) => (
          <div key={tool} className="nw-use-method border-b border-rule py-2">
            <dt className="font-medium">{tool}</dt>
            <dd className="max-w-prose text-ink-soft">{sentence}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-ink-soft">{words.whatCounts}</p>
    </section>
  );
}
