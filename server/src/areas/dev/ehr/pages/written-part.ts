import type { DocumentReference, Provenance, Resource } from '@medplum/fhirtypes';
import { escapeHtml } from '../../../../kernel/escape-html.ts';
import { keptTypes } from '../ehr-scopes.ts';
import { describeEntry } from './describe-entry.ts';

const nameOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`;

const isProvenance = (one: Resource): one is Provenance => one.resourceType === 'Provenance';

/** What an app wrote into a record: the newest documents first, then the rest, each with who says so. */
export function renderWritten(written: readonly Resource[]): string {
  const provenances = written.filter(isProvenance);
  const entries = written.filter((one) => !isProvenance(one));
  if (entries.length === 0) return '<h2>Written by Notewright</h2><p class="meta">Nothing yet.</p>';
  const documents = entries.filter(({ resourceType }) => resourceType === 'DocumentReference').toReversed();
  const rest = entries.filter(({ resourceType }) => resourceType !== 'DocumentReference');
  const sheets = [...documents, ...rest].map((one) => renderEntry(one, provenances));
  return `<h2>Written by Notewright</h2>${sheets.join('\n')}`;
}

function renderEntry(one: Resource, provenances: readonly Provenance[]): string {
  const { text, more, date } = describeEntry(one);
  const own = provenances.filter(({ target }) => target.some(({ reference }) => reference === nameOf(one)));
  const kind = (keptTypes as Readonly<Record<string, { words: string }>>)[one.resourceType]?.words ?? one.resourceType;
  const when = date === '' ? '' : `, ${date.slice(0, 10)}`;
  const document = one.resourceType === 'DocumentReference' ? renderDocument(one) : '';
  const said = own.map((provenance) => renderFhir(`Provenance: ${describeEntry(provenance).more}`, provenance));
  const lacking = own.length === 0 ? '<p class="problem">Nothing says who wrote it.</p>' : '';
  return `<article class="sheet"><h3>${escapeHtml(text)}</h3>
<p class="meta">${escapeHtml(kind)}: ${escapeHtml(more)}${escapeHtml(when)}</p>
${document}${lacking}${said.join('')}${renderFhir('As FHIR', one)}</article>`;
}

function renderDocument({ id, content, relatesTo = [] }: DocumentReference): string {
  const earlier = relatesTo.map(
    ({ code, target }) => `<p>It ${escapeHtml(code)} ${escapeHtml(target.reference ?? '')}.</p>`,
  );
  const attachments = content.map(({ attachment: { contentType = '', data, title = '' } }, at) => {
    if (data === undefined) return '';
    const place = `/dev/ehr/documents/${escapeHtml(id ?? '')}/${at}`;
    if (!contentType.startsWith('text/'))
      return `<p><a href="${place}">${escapeHtml(title === '' ? contentType : title)}</a> <span class="meta">${escapeHtml(contentType)}</span></p>`;
    const text = Buffer.from(data, 'base64').toString('utf8');
    return `<details open><summary>Text</summary><pre>${escapeHtml(text)}</pre></details>`;
  });
  return earlier.join('') + attachments.join('');
}

const renderFhir = (summary: string, resource: Resource): string =>
  `<details><summary>${escapeHtml(summary)}</summary><pre class="path">${escapeHtml(JSON.stringify(shortened(resource), null, 2))}</pre></details>`;

/** A resource to look at: the bytes of its attachments are left out. */
function shortened(resource: Resource): unknown {
  return JSON.parse(
    JSON.stringify(resource, (key, value: unknown) =>
      key === 'data' && typeof value === 'string' && value.length > 100
        ? `${value.slice(0, 20)}… (${value.length} characters)`
        : value,
    ),
  );
}
