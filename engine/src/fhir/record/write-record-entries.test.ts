import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { transcribe } from '../../transcribe/transcribe.ts';
import type { NoteResult } from '../../model/result.ts';
import type { Resource } from '../resource.ts';
import { findSaidFacts } from '../said-facts.ts';
import { carried, madeAt, noteId } from '../testing/carried-note.ts';
import { faultsOf, readUsCore, wrongCodes } from '../testing/validate-r4.ts';
import { writeNoteBundle, type CarriedNote } from '../write-note-bundle.ts';
import {
  asReportedRequest,
  identifierOf,
  writeDocumentReference,
  writeRecordEntries,
  writeRecordProvenance,
  type RecordEntry,
} from './index.ts';

const folder = new URL('../../../../bench/quality/note-cases/', import.meta.url);
const cases = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const inputOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8').split('\n=====')[0] ?? '';
const writerOf = (name: string): ((input: string) => NoteResult) =>
  name.includes('visit') || name.includes('dictation') ? transcribe : chart;

const place = { patientId: 'p-1', encounterId: 'e-1' } as const;
const signers = [{ role: 'author', name: 'Dana Lee', credentials: 'MD', signedAt: madeAt }] as const;

const bundleOf = (input: string, note: NoteResult, change: Partial<CarriedNote> = {}): Resource =>
  writeNoteBundle(
    carried(input, note, { signers, organization: 'Riverside Clinic', ...change }),
    note.facts ?? [],
    madeAt,
  );
const entriesOf = (input: string, rootId = noteId): readonly RecordEntry[] =>
  writeRecordEntries(bundleOf(input, chart(input)), place, rootId);
const linesOf = (input: string): string[] => entriesOf(input).map(({ kind, text }) => `${kind}: ${text}`);
/** What a reader writes out of what stands in a note. */
const writtenOut: Readonly<Record<string, string>> = { subcutaneously: 'sc' };
const faults = (resource: Resource): readonly string[] => [...faultsOf(resource), ...wrongCodes(resource)];

const input = `58 yo F with R knee pain x 3 days. No fever. Walks with a cane.
PMH: HTN, type 2 diabetes
FHx: father MI at 61
Meds: lisinopril 10 mg daily, metformin 500 mg bid, stopped aspirin
Allergies: penicillin (hives), latex
BP 138/84, HR 76, T 98.4 F, SpO2 97% RA
Labs: K 4.1, Cr 1.1 mg/dL (H)
Exam: R knee tender, lungs clear
A: knee sprain, possible gout
Plan: X-ray right knee, start ibuprofen 400 mg tid, refer to orthopedics, return in 2 weeks`;

describe('what a note gives to a record', () => {
  it('is what it states of the patient now, each in one line', () => {
    expect(linesOf(input)).toEqual(
      expect.arrayContaining([
        'medication: lisinopril 10 mg daily',
        'medication: ibuprofen 400 mg three times daily',
        'allergy: latex',
        'observation: Blood pressure 138/84 mmHg',
        'observation: Potassium 4.1',
      ]),
    );
  });

  it('is nothing that is denied, doubted, over, another person’s or a symptom of the story', () => {
    for (const line of linesOf(input))
      expect(line).not.toMatch(/fever|gout|\bMI\b|infarct|aspirin|knee pain|allergies/i);
    expect(linesOf('Allergies: NKDA\nPMH: never DM\nPlan: if fever, ibuprofen 400 mg; consider MRI')).toEqual([]);
  });

  it.each([
    'PMH: history of DVT, h/o breast cancer, asthma (resolved), prior MI 2015, depression in remission, s/p CVA',
    'Allergies: egg (outgrown in childhood), sulfa (denies), latex (mother), shellfish (ruled out by testing)',
    'wt 80 kg (last visit), K 4.1 (2022)',
  ])('is nothing that may be over, another’s or of another day: %s', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it('names the patient and the visit of the record, and nobody by an address of the document', () => {
    for (const { resource } of entriesOf(input)) {
      expect(resource['subject'] ?? resource['patient'] ?? resource['for']).toEqual({ reference: 'Patient/p-1' });
      expect(resource['encounter'] ?? resource['context']).toEqual({ reference: 'Encounter/e-1' });
      expect(JSON.stringify(resource)).not.toMatch(/"reference":"urn:/);
    }
  });

  it('orders nothing: what is asked for is a draft', () => {
    const asked = [input, ...cases.map(inputOf)].flatMap((text) =>
      entriesOf(text).filter(({ type }) => /Request|Task/.test(type)),
    );
    expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(['MedicationRequest', 'ServiceRequest', 'Task']));
    for (const { resource } of asked) expect(resource).toMatchObject({ status: 'draft', intent: 'plan' });
  });

  it('has the same identifiers each time and in an addendum, and others in another note', () => {
    const ids = entriesOf(input).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(entriesOf(input).map(({ id }) => id)).toEqual(ids);
    for (const { id, resource } of entriesOf(input)) expect(resource['identifier']).toEqual([identifierOf(id)]);
    for (const { id } of entriesOf(input, '01890000-0000-7000-8000-00000000000f')) expect(ids).not.toContain(id);
  });
});

describe.each(cases)('%s', (name) => {
  const text = inputOf(name);
  const note = writerOf(name)(text);
  const bundle = bundleOf(text, note);
  const entries = writeRecordEntries(bundle, place, noteId);

  it('gives resources that are valid R4', () => {
    for (const { resource } of entries) expect(faults(resource)).toEqual([]);
    for (const { resource } of entries.filter(({ type }) => type === 'MedicationStatement'))
      expect(faults(asReportedRequest(resource))).toEqual([]);
    const document = writeDocumentReference(
      { bundle, noteId, attachments: [{ contentType: 'text/plain', data: 'QQ==' }], earlier: null },
      place,
    );
    expect(faults(document)).toEqual([]);
    expect(faults(writeRecordProvenance(bundle, noteId, 'DocumentReference/1'))).toEqual([]);
  });

  it('gives nothing whose words do not stand in the note', () => {
    const facts = findSaidFacts(note.facts ?? [], {
      kept: note.facts ?? [],
      sections: note.sections,
      statements: note.rendered.statements,
    });
    const said = facts
      .flatMap(({ statements }) => statements.map((one) => one.text))
      .join('\n')
      .toLowerCase();
    const whole = `${note.rendered.markdown.toLowerCase()}\n${said}`.replace(/\\/g, '');
    const found = whole.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
    // JSON has no 98.0.
    const words = new Set([...found, ...found.map((word) => String(Number(word)))]);
    for (const entry of entries)
      for (const word of entry.text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [])
        expect(
          [word, writtenOut[word]].some((one) => one !== undefined && words.has(one)),
          `${entry.text}: ${word}`,
        ).toBe(true);
  });
});

describe('what US Core demands', () => {
  const demanded: Readonly<Record<string, readonly string[]>> = {
    Condition: ['clinicalStatus', 'verificationStatus', 'category', 'code', 'subject'],
    AllergyIntolerance: ['clinicalStatus', 'verificationStatus', 'code', 'patient'],
    MedicationRequest: ['status', 'intent', 'subject', 'requester'],
    Procedure: ['status', 'code', 'subject'],
    ServiceRequest: ['status', 'intent', 'code', 'subject'],
    Observation: ['status', 'category', 'code', 'subject'],
  };
  const request = readUsCore().get('us-core-medicationrequest');

  it.each(cases)('is there in what %s gives', (name) => {
    const text = inputOf(name);
    for (const { type, resource } of writeRecordEntries(bundleOf(text, writerOf(name)(text)), place, noteId)) {
      for (const field of demanded[type] ?? []) expect(resource).toHaveProperty(field);
      if (type === 'MedicationRequest') expect(faultsOf(resource, request)).toEqual([]);
    }
  });

  it('is there in a document, which says who signed it, who keeps it and what it adds to', () => {
    const document = writeDocumentReference(
      {
        bundle: bundleOf(input, chart(input)),
        noteId,
        attachments: [{ contentType: 'text/plain', data: 'QQ==' }],
        earlier: {
          noteId: '01890000-0000-7000-8000-000000000009',
          relation: 'appends',
          reference: 'DocumentReference/7',
        },
      },
      place,
    );
    expect(faults(document)).toEqual([]);
    expect(document).toMatchObject({
      status: 'current',
      docStatus: 'final',
      category: [{ coding: [{ code: 'clinical-note' }] }],
      author: [{ display: 'Dana Lee, MD' }],
      custodian: { display: 'Riverside Clinic' },
      relatesTo: [{ code: 'appends', target: { reference: 'DocumentReference/7' } }],
    });
  });
});
