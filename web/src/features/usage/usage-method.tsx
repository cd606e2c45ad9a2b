import type { ReactNode } from 'react';
import type { Usage } from './usage-buckets.ts';

/** How the time saved is estimated, in words. */
export function UsageMethod({ method }: { readonly method: Usage['method'] }): ReactNode {
  return (
    <section aria-labelledby="usage-method" className="mt-10 border-t border-rule pt-7">
      <h2 id="usage-method" tabIndex={-1} className="scroll-mt-20 font-serif text-step-1 font-medium outline-none">
        How the time saved is estimated
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        It is an estimate and no measurement: for each tool, what the same work takes by hand at a modest speed, less
        the time to read the result. Where that is less than nothing, nothing is counted.
      </p>
      <dl className="mt-4 border-t border-rule">
        {method.map(({ tool, sentence }) => (
          <div key={tool} className="nw-use-method border-b border-rule py-2">
            <dt className="font-medium">{tool}</dt>
            <dd className="max-w-prose text-ink-soft">{sentence}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-ink-soft">
        Replies that were stopped or failed do not count. An answer that was written again counts as a reply, and its
        words count once. Days begin at midnight UTC. Only these numbers are kept for this page, no words of a chart;
        they stay when a chat is deleted, and go after thirteen months or with the account.
      </p>
    </section>
  );
}
