import { useDeferredValue, useState, type ReactNode } from 'react';
import type { NoteKind } from '@notewright/engine';
import { noteKinds } from '@notewright/engine/value-sets';
import { ThemeButton } from '../../layouts/theme-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { spaced } from './describe-fact.ts';
import { DocumentView } from './document-view.tsx';
import { sampleText } from './sample-text.ts';
import { useDocument, type DocumentState } from './use-document.ts';
import '../workbench.css';
import './document.css';

const kinds = [
  { value: '', label: 'As the text asks, or SOAP' },
  ...noteKinds.map((kind) => ({ value: kind, label: spaced(kind) })),
];

const failures = {
  absent: 'The engine could not be loaded. Reload the page.',
  broken: 'The engine broke off on this text. Keep the text as a case, and change it to go on.',
  slow: 'The engine took longer than a minute. Keep the text as a case, and change it to go on.',
} as const;

const states = { idle: '', loading: 'Loading the engine…', working: 'Reading…', read: '' } as const;

const sayState = (state: DocumentState): string =>
  state.state === 'failed' ? failures[state.why] : states[state.state];

/** How the engine reads a text, step by step, for those who teach it (docs/recipes/teach-the-engine.md). */
export function DocumentPage(): ReactNode {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<NoteKind | null>(null);
  const { state, reading } = useDocument({ text, kind });
  const shown = useDeferredValue(reading);
  return (
    <div>
      <header className="wb-head">
        <Logo />
        <ThemeButton />
      </header>
      <main id="content" tabIndex={-1} className="wd-main">
        <p className="wb-nav">
          <a href="/dev/workbench">Workbench</a>
        </p>
        <h1 className="wb-heading">The annotated document</h1>
        <p className="wb-lead">
          How the engine reads a text, step by step. It runs in this browser: what you type is sent nowhere and kept
          nowhere.
        </p>
        <div className="wd-form">
          <TextAreaField
            label="Text"
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="wd-choices">
            <SelectField
              label="Kind of note"
              options={kinds}
              value={kind ?? ''}
              onChange={({ target }) => setKind(noteKinds.find((one) => one === target.value) ?? null)}
            />
            <div className="wb-row">
              <Button onClick={() => setText(sampleText)}>Use a sample</Button>
              <Button look="quiet" disabled={text === ''} onClick={() => setText('')}>
                Clear text
              </Button>
            </div>
            <p role="status" className="wd-state" data-failed={state.state === 'failed' || undefined}>
              {sayState(state)}
            </p>
          </div>
        </div>
        {shown && <DocumentView reading={shown} />}
      </main>
    </div>
  );
}
