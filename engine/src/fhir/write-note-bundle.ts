import type { Fact } from '../document/fact.ts';
import type { PlacedStatement, Section } from '../model/document.ts';
import type { NoteResult } from '../model/result.ts';
import { readNoteBlocks, type NoteBlock } from '../write/note-blocks/read-note-blocks.ts';
import { documentTypes } from './data/documents.ts';
import { sourceRange, systems } from './data/systems.ts';
import { makeUuid } from './make-uuid.ts';
import { findSaidFacts, type KeptFact } from './said-facts.ts';
import { codeOf, referTo, type Entry, type Reference, type Resource } from './resource.ts';
import { writeFact } from './write-fact.ts';
import { readPatient, writeAge, writeDevice, writePatient, writePractitioner } from './write-people.ts';
import { writeSections, type SaidEntry } from './write-sections.ts';

/** Who signed a version, as what and when (ISO 8601). */
export interface Signer {
  readonly role: 'author' | 'co-signer';
  readonly name: string;
  readonly credentials: string;
  readonly signedAt: string;
}

/** A version of a note as it leaves. */
export interface CarriedNote {
  /** A UUID, as that of its input. */
  readonly id: string;
  readonly kind: NoteResult['noteKind'];
  readonly markdown: string;
  readonly statements: readonly PlacedStatement[];
  /** As the tool wrote them. */
  readonly sections: readonly Section[];
  /** None of a note that was not written from facts. */
  readonly facts: readonly KeptFact[];
  /** What the note was written from. */
  readonly input: string;
  readonly inputId: string;
  /** When it was written or last changed (ISO 8601). */
  readonly writtenAt: string;
  /** The engine, or a model by its name. */
  readonly writtenBy: string;
  /** The clinician who edited it. */
  readonly editedBy?: string | undefined;
  /** The signed version that it adds to. */
  readonly addendumTo?: string | undefined;
  /** The author first. */
  readonly signers: readonly Signer[];
  /** A colleague was asked to co-sign it, and has not. */
  readonly wantsCosigner?: boolean | undefined;
  /** The name of the organisation. */
  readonly organization?: string | undefined;
}

const urn = (uuid: string): string => `urn:uuid:${uuid}`;

/** Entries of a bundle, each with an address that is the same each time. */
class BundleWriter {
  readonly entries: Entry[] = [];
  readonly #noteId: string;

  constructor(noteId: string) {
    this.#noteId = noteId;
  }

  add(name: string, resource: Resource): Entry {
    const id = makeUuid(`${this.#noteId} ${name}`);
    const entry = { fullUrl: urn(id), resource: { ...resource, id } };
    this.entries.push(entry);
    return entry;
  }
}

interface Author {
  readonly device: Reference;
  /** Whoever signed it. */
  readonly signers: readonly Reference[];
  /** Whoever wrote it: the author who signed it, an editor, else what wrote it. */
  readonly authors: readonly Reference[];
}

function addAuthors(bundle: BundleWriter, { signers, editedBy, writtenBy }: CarriedNote): Author {
  const device = referTo(bundle.add('device', writeDevice(writtenBy)));
  const signed = signers.map(({ name, credentials }, at) =>
    referTo(bundle.add(`signer ${at}`, writePractitioner(name, credentials))),
  );
  const isOther = editedBy !== undefined && signers.every(({ name }) => name !== editedBy);
  const editor = isOther ? [referTo(bundle.add('editor', writePractitioner(editedBy, '')))] : [];
  const wrote = signed.filter((_who, at) => signers[at]?.role === 'author');
  const people = [...wrote, ...editor];
  return { device, signers: signed, authors: people.length > 0 ? people : [device] };
}

/** On which words an entry rests, and who says so. */
function writeProvenance(
  { entry, evidence }: SaidEntry,
  { writtenAt, inputId }: CarriedNote,
  { device, signers }: Author,
): Resource {
  const range = ({ start, end }: { readonly start: number; readonly end: number }): object => ({
    url: sourceRange,
    extension: [
      { url: 'start', valueUnsignedInt: start },
      { url: 'end', valueUnsignedInt: end },
    ],
  });
  const agent = (type: string, who: Reference): object => ({ type: codeOf(systems.participant, type), who });
  return {
    resourceType: 'Provenance',
    target: [referTo(entry)],
    recorded: writtenAt,
    agent: [agent('assembler', device), ...signers.map((who) => agent('verifier', who))],
    entity: [
      {
        extension: evidence.map(range),
        role: 'source',
        what: {
          identifier: { system: 'urn:ietf:rfc:3986', value: urn(inputId) },
          display: 'The words that the note was written from',
        },
      },
    ],
  };
}

/** True once everybody who was to sign it has. */
const isWhollySigned = ({ signers, wantsCosigner = false }: CarriedNote): boolean =>
  signers.length > 0 && !wantsCosigner;

/** A version that wants a signature is preliminary, whatever it adds to. */
const statusOf = (note: CarriedNote): string =>
  !isWhollySigned(note) ? 'preliminary' : note.addendumTo === undefined ? 'final' : 'amended';

function writeComposition(
  note: CarriedNote,
  {
    title,
    section,
    subject,
    author,
    custodian,
  }: {
    readonly title: string;
    readonly section: readonly object[];
    readonly subject: Reference;
    readonly author: Author;
    readonly custodian: Reference | undefined;
  },
): Resource {
  const [code, display] = documentTypes[note.kind];
  // Whoever signs last takes the responsibility; an author whose note a colleague is to co-sign attests as a professional.
  const isCosigned = note.wantsCosigner === true || note.signers.some(({ role }) => role === 'co-signer');
  const attester = note.signers.map(({ role, signedAt }, at) => ({
    mode: isCosigned && role === 'author' ? 'professional' : 'legal',
    time: signedAt,
    party: author.signers[at],
  }));
  const replaced = { system: 'urn:ietf:rfc:3986', value: urn(note.addendumTo ?? '') };
  return {
    resourceType: 'Composition',
    identifier: { system: 'urn:ietf:rfc:3986', value: urn(note.id) },
    status: statusOf(note),
    type: codeOf(systems.loinc, code, display),
    subject,
    date: note.writtenAt,
    author: author.authors,
    title,
    ...(attester.length > 0 ? { attester } : {}),
    ...(custodian === undefined ? {} : { custodian }),
    ...(note.addendumTo === undefined ? {} : { relatesTo: [{ code: 'appends', targetIdentifier: replaced }] }),
    ...(section.length > 0 ? { section } : {}),
  };
}

/** The first heading is the note's title, and no section. */
function takeTitle(blocks: readonly NoteBlock[]): readonly [title: string, rest: readonly NoteBlock[]] {
  const [first] = blocks;
  return first?.kind === 'heading' && first.text.trim() !== '' ? [first.text, blocks.slice(1)] : ['Note', blocks];
}

/**
 * A version of a note as a FHIR R4 document: a Composition of all its words, and as entries what its statements say in types and
 * nobody changed, each with a Provenance that names the words it rests on. No identifier of a patient. Pure: the same note gives the same bundle.
 * @param read What the engine reads of the note's input now
 * @param madeAt When the document is made (ISO 8601)
 */
export function writeNoteBundle(note: CarriedNote, read: readonly Fact[], madeAt: string): Resource {
  const bundle = new BundleWriter(note.id);
  const described = readPatient(note.input, note.statements);
  const patient = bundle.add('patient', writePatient(described));
  const subject = referTo(patient);
  const author = addAuthors(bundle, note);
  const organization =
    note.organization === undefined
      ? undefined
      : referTo(bundle.add('organization', { resourceType: 'Organization', name: note.organization }));
  const context = { patient: subject, isSigned: isWhollySigned(note), requester: author.signers[0] };
  const said = findSaidFacts(read, { kept: note.facts, sections: note.sections, statements: note.statements });
  const written = said.flatMap(({ fact, statements }): SaidEntry[] => {
    const resource = writeFact(fact, context);
    return resource === undefined
      ? []
      : [{ entry: bundle.add(fact.id, resource), statements, evidence: fact.evidence }];
  });
  const { age, by } = described;
  if (age !== undefined && by)
    written.push({ entry: bundle.add('age', writeAge(age, context)), statements: [by], evidence: by.sources });
  for (const one of written) bundle.add(`provenance ${one.entry.fullUrl}`, writeProvenance(one, note, author));
  const [title, blocks] = takeTitle(readNoteBlocks(note.markdown));
  const section = writeSections(blocks, note.sections, written);
  const compositionId = makeUuid(`${note.id} composition`);
  const composition = writeComposition(note, { title, section, subject, author, custodian: organization });
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: urn(makeUuid(`${note.id} ${madeAt}`)) },
    timestamp: madeAt,
    entry: [{ fullUrl: urn(compositionId), resource: { ...composition, id: compositionId } }, ...bundle.entries],
  };
}
