import type { Patient, Resource } from '@medplum/fhirtypes';
import { plainPage } from '../../../../http/html.ts';
import { escapeHtml } from '../../../../kernel/escape-html.ts';
import { ehrMoods } from '../ehr-rules.ts';
import type { EhrMood } from '../ehr-rules.ts';
import { describeEntry } from './describe-entry.ts';
import { ehrStylesPath } from './ehr-styles.ts';
import { describePatient, nameOfPatient } from './patient-words.ts';
import { renderWritten } from './written-part.ts';

/** The first page of the simulator: whom it has. */
export function renderPatients(
  patients: readonly Patient[],
  writtenOf: (patient: Patient) => number,
  mood: EhrMood,
): string {
  const list = patients.map((patient) => {
    const written = writtenOf(patient);
    const more = written === 0 ? '' : ` Notewright has written ${written === 1 ? 'one entry' : `${written} entries`}.`;
    return `<article class="sheet"><h2><a href="/dev/ehr/patients/${escapeHtml(patient.id ?? '')}">${escapeHtml(nameOfPatient(patient))}</a></h2>
<p class="meta">${escapeHtml(describePatient(patient))}.${more}</p></article>`;
  });
  const intro = `<p>An EHR to try Notewright with: it opens Notewright with a patient, lets it read the record, and takes the notes that
are signed there. Everybody in it is made up, and all that was written into it is forgotten when the server stops.</p>`;
  return plainPage('EHR simulator', intro + list.join('\n') + renderMoods(mood), [ehrStylesPath]);
}

const moodWords: Readonly<Record<EhrMood, string>> = {
  well: 'It answers as it should.',
  away: 'It is away: what is sent waits in Notewright (503).',
  strict: 'It takes documents, and refuses entries such as problems (422).',
};

/** Lets somebody see how Notewright gets along with an EHR that does not do as it should. */
function renderMoods(mood: EhrMood): string {
  const choices = ehrMoods.map(
    (one) =>
      `<label><input type="radio" name="mood" value="${one}"${one === mood ? ' checked' : ''}><span>${moodWords[one]}</span></label>`,
  );
  return `<h2>How this EHR behaves</h2><form method="post" action="/dev/ehr/mood"><fieldset><legend>From now on</legend>${choices.join('')}</fieldset>
<p class="actions"><button>Set</button></p></form>`;
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
  const head = `<article class="sheet"><h2>${escapeHtml(nameOfPatient(patient))}</h2><p class="meta">${escapeHtml(describePatient(patient))}. Made up.</p></article>
<p class="actions"><a class="go" href="${escapeHtml(launchAddress)}">Open in Notewright</a> <a class="back" href="/dev/ehr">All patients</a></p>`;
  return plainPage('Patient record', head + renderWritten(written) + sections.join('\n'), [ehrStylesPath]);
}

const renderLine = ({ text, more, date }: ReturnType<typeof describeEntry>): string =>
  `<li><span>${escapeHtml(text)}${more === '' ? '' : `<br><span class="meta">${escapeHtml(more)}</span>`}</span><span class="meta">${escapeHtml(date.slice(0, 10))}</span></li>`;
