import type { ReactNode } from 'react';
import { Entrances } from './entrances.tsx';
import { HomeSection } from './home-section.tsx';
import * as words from './words.ts';

/** The way in, once more, for those who have read so far. */
export function GetStarted(): ReactNode {
  return (
    <HomeSection id="get-started" title={words.getStartedTitle}>
      <div className="home-start-sheet">
        <p className="home-statement">{words.getStartedStatement}</p>
        <ol className="home-start">
          {words.getStartedSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Entrances />
        <p className="home-fine pub-with-plans">{words.trial}</p>
      </div>
    </HomeSection>
  );
}
