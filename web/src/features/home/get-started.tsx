import type { ReactNode } from 'react';
import { readTrialDays } from '../../api/page-setting.ts';
import { useSession } from '../../session/session-store.ts';
import { Entrances } from './entrances.tsx';
import { HomeSection } from './home-section.tsx';
import * as words from './words.ts';
import './get-started.css';

/** The way in, once more, for those who have read so far. */
export function GetStarted(): ReactNode {
  const isSignedIn = useSession((session) => session.accessToken !== null);
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
        {!isSignedIn && <p className="home-fine pub-with-trial">{words.trial(readTrialDays())}</p>}
      </div>
    </HomeSection>
  );
}
