import './in-action.css';
import { useState, type ReactNode } from 'react';
import { sampleTools } from './sample-tools.ts';
import { TabList } from './tab-list.tsx';
import { ToolExamples } from './tool-examples.tsx';
import { UnscriptedExamples } from './unscripted-examples.tsx';
import * as words from './words.ts';

const tabs = sampleTools.map(({ key, name }) => ({ key, label: name }));

/** The four tools as tabs; without script they cannot be worked and are not shown (in-action.css). */
function ScriptedExamples(): ReactNode {
  const [{ key, at }, choose] = useState({ key: sampleTools[0].key, at: 0 });
  const [isExpanded, setExpanded] = useState(false);
  const tool = sampleTools.find((one) => one.key === key) ?? sampleTools[0];
  return (
    <div className="action-scripted">
      <TabList
        label={words.tools}
        id="action-tool"
        className="action-tabs"
        tabs={tabs}
        selected={key}
        onSelect={(next) => choose({ key: next, at: 0 })}
      />
      <div role="tabpanel" id="action-tool-panel" aria-labelledby={`action-tool-tab-${key}`}>
        <ToolExamples
          tool={tool}
          at={at}
          onChoose={(next) => choose({ key, at: next })}
          isExpanded={isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
      </div>
    </div>
  );
}

/**
 * What the four tools make of sample texts, before and after. The section around it, its id (`solutions-in-action`) and
 * its second-level heading are the page's.
 */
export function InAction(): ReactNode {
  return (
    <div className="action">
      <ScriptedExamples />
      <noscript>{import.meta.env.SSR && <UnscriptedExamples />}</noscript>
      <p className="action-made-up">{words.madeUp}</p>
    </div>
  );
}
