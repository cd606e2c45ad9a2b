import type { ReactNode } from 'react';
import { ToolMark, toolTints } from '../../ui/tool-mark.tsx';
import { HomeSection } from './home-section.tsx';
import { ChartSpecimen, CodesSpecimen, RedactedSpecimen, VoiceSpecimen } from './specimens.tsx';
import * as words from './words.ts';
import './solutions.css';

const tools = [
  {
    name: 'Chartwright',
    claim: 'chartwright',
    what: words.chartwrightWhat,
    how: words.chartwrightHow,
    Specimen: ChartSpecimen,
  },
  {
    name: 'TranscriptX',
    claim: 'transcriptx',
    what: words.transcriptxWhat,
    how: words.transcriptxHow,
    Specimen: VoiceSpecimen,
  },
  {
    name: 'Redactify',
    claim: 'redactify',
    what: words.redactifyWhat,
    how: words.redactifyHow,
    Specimen: RedactedSpecimen,
  },
  { name: 'Validify', claim: 'validify', what: words.validifyWhat, how: words.validifyHow, Specimen: CodesSpecimen },
] as const;

/** The four tools, each with a scrap of its work. */
export function Solutions(): ReactNode {
  return (
    <HomeSection id="features" title={words.featuresTitle} statement={words.featuresStatement}>
      <ul className="home-tools">
        {tools.map(({ name, claim, what, how, Specimen }) => (
          <li key={name} data-claim={claim}>
            <div>
              <h3 className={`home-tool-name ${toolTints[name]}`}>
                <ToolMark tool={name} />
                {name}
              </h3>
              <p className="home-tool-what">{what}</p>
              <p className="home-soft">{how}</p>
            </div>
            <Specimen />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
