import type { EmrPatient } from '@notewright/contract';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRecordDate } from '../../../i18n/record-date.ts';
import * as words from './words.ts';
import './patient.css';

interface Props {
  readonly label: string;
  readonly patient: EmrPatient;
  /** In which record system, or that it is closed. */
  readonly about: string;
  readonly children: ReactNode;
}

/** One quiet line: whose record it is, where, and what can be done about it. */
export function PatientLine({ label, patient, about, children }: Props): ReactNode {
  const { name, birth_date: born } = patient;
  return (
    <section aria-label={label} className="nw-patient-line">
      <UserRound aria-hidden="true" className="size-4 shrink-0 stroke-[1.7] text-ink-soft" />
      <p className="nw-patient-words">
        <span className="font-medium">{words.patientOf(name, born === null ? '' : formatRecordDate(born))}</span>
        <span className="text-ink-soft"> · {about}</span>
      </p>
      <div className="nw-patient-actions">{children}</div>
    </section>
  );
}
