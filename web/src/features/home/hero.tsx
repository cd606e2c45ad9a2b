import type { ReactNode } from 'react';
import { readTrialDays } from '../../api/page-setting.ts';
import { useEntryState } from '../../routes/remembered-page.ts';
import { useSession } from '../../session/session-store.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Entrances } from './entrances.tsx';
import { HeroLoom } from './hero-loom.tsx';
import { ParticleButton, ParticleField } from './particles/particles.tsx';
import * as words from './words.ts';
import './hero.css';

/** The first sight: what it is for, the ways in, and the drawing of what it does. */
export function Hero(): ReactNode {
  const { hasExpired } = useEntryState();
  // A page that was built ahead knows nothing of the visit.
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.accessToken !== null);
  return (
    <div className="home-hero">
      <ParticleField />
      <div className="home-hero-words">
        <h1 tabIndex={-1}>
          {words.heroTitle[0]} <br />
          {words.heroTitle[1]}
        </h1>
        <p className="home-hero-lead" data-claim="four-tools">
          {words.heroLead}
        </p>
        <div className="home-hero-alert">
          <Alert>{isHydrated && hasExpired && words.expired}</Alert>
        </div>
        <Entrances />
        <p className="home-fine">
          {!isSignedIn && (
            <span data-claim="trial" className="pub-with-trial">
              {words.trial(readTrialDays())}{' '}
            </span>
          )}
          <span data-claim="own-machine">{words.heroFine}</span>
        </p>
      </div>
      <div data-claim="dictation">
        <HeroLoom />
      </div>
      <ParticleButton />
    </div>
  );
}
