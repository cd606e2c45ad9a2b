import type { Patient } from '@medplum/fhirtypes';
import { plainPage } from '../../../../http/html.ts';
import { escapeHtml } from '../../../../kernel/escape-html.ts';
import type { Authorization } from '../ehr-authorize.ts';
import { describeScope } from '../ehr-scopes.ts';
import { ehrStylesPath } from './ehr-styles.ts';
import { describePatient, nameOfPatient } from './patient-words.ts';

/**
 * Asks the person whether an app may have a record, and which where no launch has named it. The form goes back to the
 * address that the app sent the browser to, which is looked at again.
 * @param isUnchosen A form came without a patient
 */
export function renderConsent(
  { scopes, context }: Authorization,
  patients: readonly Patient[],
  isUnchosen: boolean,
): string {
  const chosen = patients.find(({ id }) => id === context?.patientId);
  const patient = chosen === undefined ? renderChoice(patients, isUnchosen) : renderPatient(chosen);
  const list = scopes.map((scope) => `<li>${escapeHtml(describeScope(scope))}</li>`).join('');
  const body = `<p class="made-up">You are signed in to the EHR simulator as Sim Ulated, MD; it asks for no password.</p>
<form method="post">${patient}
<h2>What Notewright asks for</h2><ul class="entries">${list}</ul>
<p class="actions"><button name="answer" value="allow">Allow</button><button class="no" name="answer" value="refuse">Refuse</button></p></form>`;
  return plainPage('May Notewright open this record?', body, [ehrStylesPath]);
}

const renderPatient = (patient: Patient): string =>
  `<article class="sheet"><h2>${escapeHtml(nameOfPatient(patient))}</h2><p class="meta">${escapeHtml(describePatient(patient))}</p></article>`;

function renderChoice(patients: readonly Patient[], isUnchosen: boolean): string {
  const choices = patients.map(
    (patient) =>
      `<label><input type="radio" name="patient" value="${escapeHtml(patient.id ?? '')}"><span>${escapeHtml(nameOfPatient(patient))}<br><span class="meta">${escapeHtml(describePatient(patient))}</span></span></label>`,
  );
  const problem = isUnchosen ? '<p class="problem" role="alert">Choose a patient first.</p>' : '';
  return `${problem}<fieldset><legend>Whose record?</legend>${choices.join('')}</fieldset>`;
}

/** Says why nobody can be sent back to the app. */
export const renderWrongAsk = (sentence: string): string =>
  plainPage('This cannot be opened', `<p>${escapeHtml(sentence)}</p><p><a href="/dev/ehr">EHR simulator</a></p>`, [
    ehrStylesPath,
  ]);
