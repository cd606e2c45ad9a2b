import type { ReactNode } from 'react';
import './specimens.css';

/** Scraps of what each tool works on, drawn. All of them are decoration: the words beside them say the same. */
function Scrap({ children, kind }: { readonly children: ReactNode; readonly kind: string }): ReactNode {
  return (
    <div className={`home-scrap home-scrap-${kind}`} aria-hidden="true" lang="en">
      {children}
    </div>
  );
}

/** One crowded line falls apart into ruled lines. */
export function ChartSpecimen(): ReactNode {
  return (
    <Scrap kind="chart">
      <p className="home-scrap-raw">cough x2wk no fever, asthma as child, albuterol prn, pcn = rash, lungs clear</p>
      <dl>
        <dt>History</dt>
        <dd>Cough for 2 weeks. Denies fever.</dd>
        <dt>Allergies</dt>
        <dd>Penicillin (rash)</dd>
        <dt>Lungs</dt>
        <dd>Clear</dd>
      </dl>
    </Scrap>
  );
}

const loudness = [4, 9, 15, 8, 22, 30, 18, 26, 34, 20, 12, 28, 36, 24, 14, 8, 19, 27, 16, 10, 5, 12, 21, 13, 7, 3];

/** A voice, and under it what was taken back and what stayed. */
export function VoiceSpecimen(): ReactNode {
  const bars = loudness.map((height, index) => `M${index * 9 + 3} ${20 - height / 2}v${height}`).join('');
  return (
    <Scrap kind="voice">
      <svg viewBox="0 0 232 40" preserveAspectRatio="xMinYMid meet">
        <path d={bars} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p>
        <s>lisinopril ten, scratch that,</s> lisinopril <b>20 mg daily</b>, blood pressure <b>142/88</b>
      </p>
    </Scrap>
  );
}

const bar = (width: string): ReactNode => <i className={`home-bar-of home-bar-of-${width}`} />;

/** A letter with its identifiers barred. */
export function RedactedSpecimen(): ReactNode {
  return (
    <Scrap kind="redacted">
      <p>
        Dear Dr. {bar('s')}, thank you for seeing {bar('l')}, born {bar('m')}, of {bar('m')}, MRN {bar('s')}. The knee
        has improved; {bar('s')} can be reached at {bar('m')}.
      </p>
    </Scrap>
  );
}

const codes = [
  ['M25.561', 'Pain in right knee', 'ok'],
  ['S83.2', 'Needs more characters', 'no'],
  ['Z88.2', 'Allergy to sulfonamides', 'ok'],
] as const;

/** Codes looked up one by one. */
export function CodesSpecimen(): ReactNode {
  return (
    <Scrap kind="codes">
      <ul>
        {codes.map(([code, words, state]) => (
          <li key={code}>
            <code>{code}</code>
            <span>{words}</span>
            <svg viewBox="0 0 12 12" className={`home-is-${state}`}>
              <path
                d={state === 'ok' ? 'M1.500 6.500 4.500 9.500 10.500 2.500' : 'M6 1v6.500M6 10.500v.500'}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.600"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </li>
        ))}
      </ul>
    </Scrap>
  );
}
