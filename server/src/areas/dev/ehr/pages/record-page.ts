import type { Patient, Resource } from '@medplum/fhirtypes';
import { plainPage } from '../../../../http/html.ts';
import { escapeHtml } from '../../../../kernel/escape-html.ts';
import { describeEntry } from './describe-entry.ts';
import { ehrStylesPath } from './ehr-styles.ts';
import { describePatient, nameOfPatient } from './patient-words.ts';
import { renderWritten } from './written-part.ts';

/** The first page of the simulator: whom it has. */
export function renderPatients(patients: readonly Patient[], writtenOf: (patient: Patient) => number): string {
  const list = patients.map((patient) => {
    const written = writtenOf(patient);
    const more = written === 0 ? '' : ` Notewright has written ${written === 1 ? 'one entry' : `${written} entries`}.`;
    return `<article class="sheet"><h2><a href="/dev/ehr/patients/${escapeHtml(patient.id ?? '')}">${escapeHtml(nameOfPatient(patient))}</a></h2>
<p class="meta">${escapeHtml(describePatient(patient))}.${more}</p></article>`;
  });
  const intro = `<p>An EHR to try Notewright with: it opens Notewright with a patient, lets it read the record, and takes the notes that
are signed there. Everybody in it is made up, and all that was written into it is forgotten when the server stops.</p>`;
  return plainPage('EHR simulator', intro + list.join('\n'), [ehrStylesPath]);
}

const parts: readonly (readonly [title: string, isPart: (one: Resource) => boolean])[] = [
  ['Problems', ({ resourceType }) => resourceType === 'Condition'],
  ['Medications', ({ resourceType }) => /^Medication(?:Request|Statement)$/.test(resourceType)],
  ['Allergies', ({ resourceType }) => resourceType === 'AllergyIntolerance'],
  ['Immunizations', ({ resourceType }) => resourceType === 'Immunization'],
  ['Vital signs', (one) => isObservation(one, 'vital-signs')],
  ['Laboratory', (one) => isObservation(one, 'laboratory')],
  ['Notes', ({ resourceType }) => resourceType === 'DocumentReference'],
];

const isObservation = (one: Resource, category: string): boolean =>
  one.resourceType === 'Observation' &&
  (one.category ?? []).some(({ coding }) => coding?.some(({ code }) => code === category) === true);

export interface RecordPage {
  readonly patient: Patient;
  /** What was there from the first. */
  readonly entries: readonly Resource[];
  /** What an app wrote, with every Provenance. */
  readonly written: readonly Resource[];
  /** The address that opens Notewright with this patient. */
  readonly launchAddress: string;
}

/** The record of one patient, with what was written into it first. */
export function renderRecord({ patient, entries, written, launchAddress }: RecordPage): string {
  const sections = parts.map(([title, isPart]) => {
    const lines = entries.filter(isPart).map(describeEntry);
    const newest = lines.toSorted((one, other) => (one.date < other.date ? 1 : -1));
    return `<h2>${title}</h2>${newest.length === 0 ? '<p class="meta">None.</p>' : `<ul class="entries">${newest.map(renderLine).join('')}</ul>`}`;
  });
  const head = `<p class="meta">${escapeHtml(describePatient(patient))}. Made up. <a href="/dev/ehr">All patients</a></p>
<p><a class="go" href="${escapeHtml(launchAddress)}">Open in Notewright</a></p>`;
  return plainPage(nameOfPatient(patient), head + renderWritten(written) + sections.join('\n'), [ehrStylesPath]);
}

const renderLine = ({ text, more, date }: ReturnType<typeof describeEntry>): string =>
  `<li><span>${escapeHtml(text)}${more === '' ? '' : `<br><span class="meta">${escapeHtml(more)}</span>`}</span><span class="meta">${escapeHtml(date.slice(0, 10))}</span></li>`;
