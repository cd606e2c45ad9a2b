import type { ReactNode } from 'react';
import { Entrances } from './entrances.tsx';
import { HomeSection } from './home-section.tsx';
import * as words from './words.ts';
import './benefits.css';

const points = [
  { claim: 'evidence', name: words.benefitChecked, how: words.benefitCheckedHow },
  { claim: 'kept', name: words.benefitKept, how: words.benefitKeptHow },
  { claim: 'files', name: words.benefitFiles, how: words.benefitFilesHow },
  { claim: 'own-data', name: words.benefitYours, how: words.benefitYoursHow },
] as const;

/** What one has from it. */
export function Benefits(): ReactNode {
  return (
    <HomeSection id="benefits" title={words.benefitsTitle} statement={words.benefitsStatement}>
      <div className="home-gain">
        <div>
          <p className="home-figure" data-claim="figures">
            <b>{words.figure}</b> {words.figureWhat}
            <small>{words.figureNote}</small>
          </p>
          <Entrances />
        </div>
        <ul className="home-points">
          {points.map(({ claim, name, how }) => (
            <li key={claim} data-claim={claim}>
              <b>{name}</b> {how}
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
