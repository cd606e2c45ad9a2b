import '../in-action/example-button.css';
import './try-it.css';
import { useId, useRef, type ReactNode } from 'react';
import { locale } from '../../../i18n/language.ts';
import { namedText, terseText } from './example-texts.ts';
import { TriedResult } from './tried-result.tsx';
import { useEngine, type TryState } from './use-engine.ts';
import * as words from './words.ts';

function sayState(state: TryState): string {
  if (state.state === 'loading') return words.loading;
  if (state.state === 'working') return words.working;
  return state.state === 'read' ? words.done(state.result.removed, state.result.isNote) : '';
}

/** What went wrong, and the way on. */
function Trouble({ state, onRetry }: { readonly state: TryState; readonly onRetry: () => void }): ReactNode {
  if (state.state === 'too-long')
    return <p className="try-trouble">{words.tooLong(state.length.toLocaleString(locale))}</p>;
  if (state.state !== 'failed') return null;
  return (
    <p className="try-trouble">
      {words.failures[state.why]}{' '}
      <button type="button" className="action-button" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  );
}

function TryBox(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, tried, read } = useEngine();
  const readField = (when: 'now' | 'paused' = 'now'): void => read(field.current?.value ?? '', when);
  const put = (text: string): void => {
    if (field.current !== null) field.current.value = text;
    readField();
  };
  return (
    <div className="try-scripted">
      <label htmlFor={id} className="try-label">
        {words.label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="try-field"
        rows={5}
        defaultValue={namedText}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        lang="en"
        onInput={() => readField('paused')}
      />
      <p id={`${id}-hint`} className="try-hint">
        {words.hint}
      </p>
      <div className="try-buttons">
        <button type="button" className="action-button try-run" onClick={() => readField()}>
          {words.run}
        </button>
        <button type="button" className="action-button" onClick={() => put(namedText)}>
          {words.withNames}
        </button>
        <button type="button" className="action-button" onClick={() => put(terseText)}>
          {words.terse}
        </button>
        <p role="status" className="try-status">
          {sayState(state)}
        </p>
      </div>
      <div role="alert">
        <Trouble state={state} onRetry={() => readField()} />
      </div>
      {tried !== null && <TriedResult tried={tried} />}
    </div>
  );
}

/**
 * A box in which a visitor tries Redactify and Chartwright on a sentence, in the browser itself. It brings its own
 * third-level heading; the section around it is the page's.
 */
export function TryIt(): ReactNode {
  return (
    <div className="try">
      <h3 className="try-heading">{words.title}</h3>
      <p className="try-lead">{words.lead}</p>
      <noscript>
        <p className="try-lead">{words.unscripted}</p>
      </noscript>
      <TryBox />
    </div>
  );
}
