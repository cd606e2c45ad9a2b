import type { EmrLaunch } from '@notewright/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { formatRecordDate } from '../../../i18n/record-date.ts';
import * as words from './words.ts';

/** Whose record it is, large and plain, so that a wrong patient is seen at once; and what may be done with it. */
export function PatientCard({ launch }: { readonly launch: EmrLaunch }): ReactNode {
  const { patient, connection, encounter, permissions, ends_on: endsOn } = launch;
  return (
    <section aria-labelledby="emr-patient" className="nw-emr-patient">
      <p className="text-step--1 font-medium text-ink-soft">{words.patient}</p>
      <h2 id="emr-patient" className="nw-emr-name">
        {patient.name}
      </h2>
      <p className="nw-emr-facts tabular-nums">
        <span>
          {patient.birth_date === null ? words.noBirthDate : words.born(formatRecordDate(patient.birth_date))}
        </span>
        <span>{patient.sex ?? words.noSex}</span>
      </p>
      <p className="mt-2 text-ink-soft [overflow-wrap:anywhere]">
        <span className="block">{words.recordIn(connection.name)}</span>
        {encounter !== null && (
          <span className="block">
            {words.visit(encounter.text, encounter.date === null ? '' : formatRecordDate(encounter.date))}
          </span>
        )}
      </p>
      <details className="mt-3">
        <summary className="nw-emr-summary">{words.permissions}</summary>
        <ul className="mt-1 list-disc pl-5 text-ink-soft">
          {permissions.map((permission) => (
            <li key={permission}>{permission}</li>
          ))}
          {endsOn !== null && <li>{words.until(formatMoment(new Date(endsOn)))}</li>}
        </ul>
      </details>
    </section>
  );
}
