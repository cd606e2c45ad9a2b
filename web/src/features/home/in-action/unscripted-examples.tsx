import { lazy, type ReactNode } from 'react';
import { ExampleSide } from './example-side.tsx';
import type { ExamplePair } from './example.ts';
import { makePair } from './make-pair.ts';
import { sampleTools } from './sample-tools.ts';
import * as words from './words.ts';
import './tool-examples.css';

/** One example that opens without script, before over after; opening another closes it. */
function PlainExample({ name, pair }: { readonly name: string; readonly pair: ExamplePair }): ReactNode {
  return (
    <details name="action" className="action-details">
      <summary>
        <h3>
          {name}: {pair.title}
        </h3>
        <span className="action-closed">{words.expand}</span>
        <span className="action-opened">{words.collapse}</span>
      </summary>
      <div className="action-plain">
        <ExampleSide side={pair.before} />
        <ExampleSide side={pair.after} isTitleEnglish />
      </div>
    </details>
  );
}

/** The tool whose first example stands in the page by itself; all four would be a fifth of what its first paint waits for. */
const shown = 'validify';

/** Examples for browsers without script; drawn when the pages are built, never in a browser. */
export const UnscriptedExamples = lazy(async () => {
  const firsts = await Promise.all(
    sampleTools.map(async (tool) => {
      if (tool.key !== shown) return [];
      const [sample] = await tool.load();
      return sample === undefined ? [] : [{ name: tool.name, pair: makePair(tool.name, sample) }];
    }),
  );
  const Firsts = (): ReactNode => (
    <>
      {firsts.flat().map((first) => (
        <PlainExample key={first.name} {...first} />
      ))}
      <p>{words.moreWithScript}</p>
    </>
  );
  return { default: Firsts };
});
