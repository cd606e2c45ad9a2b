import { useEffect, useRef, type ReactNode } from 'react';
import type { Coverage } from '@notewright/engine/annotation';

const parts = [
  ['typed', 'carry a typed fact'],
  ['kept', 'a clause of the writer’s own'],
  ['structure', 'head what stands under them'],
  ['left', 'carry nothing'],
] as const;

/** A share of the bar; its width is set by script, since the page's policy allows no style in the markup. */
function Share({ kind, words }: { readonly kind: string; readonly words: number }): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.style.setProperty('flex-grow', String(words));
  }, [words]);
  return <i ref={place} data-kind={kind} />;
}

/** What the words of the text carry, counted. */
export function CoverageBar({ coverage }: { readonly coverage: Coverage }): ReactNode {
  const share = (words: number): string => `${Math.round((100 * words) / Math.max(1, coverage.words))} %`;
  return (
    <div className="wd-coverage">
      <div className="wd-bar" aria-hidden="true">
        {parts.map(([kind]) => (
          <Share key={kind} kind={kind} words={coverage[kind]} />
        ))}
      </div>
      <dl className="wd-figures">
        <div>
          <dt>words</dt>
          <dd>{coverage.words}</dd>
        </div>
        {parts.map(([kind, words]) => (
          <div key={kind} data-kind={kind}>
            <dt>{words}</dt>
            <dd>
              {coverage[kind]} <span>{share(coverage[kind])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
