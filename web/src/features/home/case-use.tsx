import type { ReactNode } from 'react';
import { HomeSection } from './home-section.tsx';
import * as words from './words.ts';
import './case-use.css';

const cases = [
  { field: words.primaryCare, says: words.primaryCareSays, does: words.primaryCareTool, tool: 'TranscriptX' },
  { field: words.emergency, says: words.emergencySays, does: words.emergencyTool, tool: 'Chartwright' },
  { field: words.behavioral, says: words.behavioralSays, does: words.behavioralTool, tool: 'Redactify' },
  { field: words.caseManagement, says: words.caseManagementSays, does: words.caseManagementTool, tool: 'Validify' },
] as const;

/** How it is meant to be used in four fields, told as such. */
export function CaseUse(): ReactNode {
  return (
    <HomeSection id="case-use" title={words.caseUseTitle} statement={words.caseUseStatement}>
      <p className="home-soft">{words.caseNote}</p>
      <div className="home-cases">
        {cases.map(({ field, says, does, tool }) => (
          <figure key={tool}>
            <figcaption>
              <b>{field}</b>
              <span>
                {tool}, {does}
              </span>
              <em>{words.illustration}</em>
            </figcaption>
            <blockquote>{says}</blockquote>
          </figure>
        ))}
      </div>
    </HomeSection>
  );
}
