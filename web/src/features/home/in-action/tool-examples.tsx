import { useRef, type ReactNode } from 'react';
import { Comparison } from './comparison.tsx';
import { makePair } from './make-pair.ts';
import type { SampleTool } from './sample-tools.ts';
import { TabList } from './tab-list.tsx';
import { useSamples } from './use-samples.ts';
import * as words from './words.ts';
import './example-button.css';
import './tool-examples.css';

interface StepsProps {
  readonly at: number;
  readonly count: number;
  readonly onStep: (at: number) => void;
}

/** To the example before and after; at an end the focus goes to the button that still leads somewhere. */
function Steps({ at, count, onStep }: StepsProps): ReactNode {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const step = (to: number): void => {
    if (to === 0) on.current?.focus();
    if (to === count - 1) back.current?.focus();
    onStep(to);
  };
  return (
    <div className="action-steps">
      <button ref={back} type="button" className="action-button" disabled={at === 0} onClick={() => step(at - 1)}>
        {words.previousExample}
      </button>
      <button ref={on} type="button" className="action-button" disabled={at === count - 1} onClick={() => step(at + 1)}>
        {words.nextExample}
      </button>
    </div>
  );
}

interface PanelProps {
  readonly tool: SampleTool;
  readonly at: number;
  readonly example: string;
  readonly isExpanded: boolean;
  readonly onChoose: (at: number) => void;
}

/** The chosen example and the way to its neighbours, once its text is there: nothing moves under a pointer that is down. */
function OpenExample({ tool, at, example, isExpanded, onChoose }: PanelProps): ReactNode {
  const loading = useSamples(tool, isExpanded);
  if (!isExpanded) return null;
  if (loading.state === 'failed')
    return (
      <p className="action-note" role="alert">
        {words.failed}{' '}
        <button type="button" className="action-button" onClick={loading.retry}>
          {words.retry}
        </button>
      </p>
    );
  const sample = loading.state === 'there' ? loading.samples.find((one) => one.id === example) : undefined;
  if (sample === undefined) return <p className="action-note">{words.loading}</p>;
  const pair = makePair(tool.name, sample);
  return (
    <>
      <h3 className="action-title">{pair.title}</h3>
      <Comparison key={example} pair={pair} />
      <Steps at={at} count={tool.examples.length} onStep={onChoose} />
    </>
  );
}

interface Props {
  readonly tool: SampleTool;
  /** Which of its examples is chosen. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** The examples of one tool: one at a time, opened when asked for. */
export function ToolExamples({ tool, at, onChoose, isExpanded, onToggle }: Props): ReactNode {
  const example = tool.examples[at] ?? tool.key;
  const tabs = tool.examples.map((key) => ({ key, label: words.examples[key]?.tabLabel ?? key }));
  return (
    <>
      <p className="action-blurb">{words.blurbs[tool.key]}</p>
      <TabList
        label={words.examplesOf(tool.name)}
        id="action-example"
        className="action-tabs action-subtabs"
        tabs={tabs}
        selected={example}
        onSelect={(key) => onChoose(tool.examples.indexOf(key))}
      />
      <div role="tabpanel" id="action-example-panel" aria-labelledby={`action-example-tab-${example}`}>
        <button
          type="button"
          className="action-toggle"
          aria-expanded={isExpanded}
          aria-controls="action-comparison"
          onClick={onToggle}
        >
          {isExpanded ? words.collapse : words.expand}
        </button>
        <div id="action-comparison">
          <OpenExample tool={tool} at={at} example={example} isExpanded={isExpanded} onChoose={onChoose} />
        </div>
      </div>
    </>
  );
}
