import type { ReactNode } from 'react';
import { FlowDrawing } from './flow-drawing.tsx';
import { HomeSection } from './home-section.tsx';
import * as words from './words.ts';
import './technology.css';

const steps = [
  { claim: 'reads', name: words.stepRead, how: words.stepReadHow },
  { claim: 'shield', name: words.stepShield, how: words.stepShieldHow },
  { claim: 'engine', name: words.stepWrite, how: words.stepWriteHow },
  { claim: 'check', name: words.stepCheck, how: words.stepCheckHow },
] as const;

const guards = [
  { claim: 'hipaa', name: words.hipaa, how: words.hipaaHow },
  { claim: 'agreement', name: words.agreement, how: words.agreementHow },
  { claim: 'zero-trust', name: words.zeroTrust, how: words.zeroTrustHow },
  { claim: 'encryption', name: words.encryption, how: words.encryptionHow },
  { claim: 'roles', name: words.roles, how: words.rolesHow },
  { claim: 'audit', name: words.audit, how: words.auditHow },
  { claim: 'factor', name: words.factor, how: words.factorHow },
  { claim: 'emr', name: words.emr, how: words.emrHow },
] as const;

/** How a note is made, and what guards it. */
export function Technology(): ReactNode {
  return (
    <HomeSection id="technology" title={words.technologyTitle} statement={words.technologyStatement}>
      <FlowDrawing />
      <ol className="home-steps">
        {steps.map(({ claim, name, how }) => (
          <li key={claim} data-claim={claim}>
            <h3>{name}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ol>
      <h3 className="home-part-sub">{words.safeTitle}</h3>
      <dl className="home-guards">
        {guards.map(({ claim, name, how }) => (
          <div key={claim} data-claim={claim}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}
