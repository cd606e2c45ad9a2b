import type { authenticationApp } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import type { AuditEntry } from '../audit/audit-reader.ts';
import { wordAction, wordKind, wordNobody } from './audit-words.ts';
import { writeCsvLine } from './csv.ts';
import type { WithMessages } from '../language/localizable.ts';
import { nameDevice } from '../kernel/name-device.ts';

/** A line of the log as it leaves: what the server says of it in messages, names as they are. */
type AuditLine = WithMessages<authenticationApp.AuditLine, 'who' | 'what' | 'object' | 'address' | 'device'>;

/** The actor of what was done by command on the server itself. */
export const commandLine = 'command-line';

/** How the log names people: those who are there by name or address, those who are gone by a pseudonym. */
export interface AuditNames {
  of(actorId: string): Message | string;
}

export const commandLineName = defineMessage('audit.commandLine', 'Command line of the server');

function nameActor({ actorId, action }: AuditEntry, names: AuditNames): Message | string {
  if (actorId === null) return wordNobody(action);
  return actorId === commandLine ? commandLineName : names.of(actorId);
}

/** The end of an id: its beginning is the time, which things made at one moment share. */
const shortId = (id: string): string => id.slice(-6).toUpperCase();

function nameObject({ objectType, objectId }: AuditEntry, names: AuditNames): AuditLine['object'] {
  if (objectType === null || objectId === null) return null;
  const kind = wordKind(objectType);
  return { kind, id: objectId, name: objectType === 'user' ? names.of(objectId) : shortId(objectId) };
}

const unreadable = defineMessage('audit.unreadable', 'cannot be read');

/** One line of the audit log in words. */
export function presentAuditLine(entry: AuditEntry, names: AuditNames): AuditLine {
  return {
    id: entry.id,
    number: entry.sequence,
    timestamp: new Date(entry.at).toISOString(),
    who: { id: entry.actorId, name: nameActor(entry, names) },
    action: entry.action,
    what: wordAction(entry.action, entry.outcome),
    object: nameObject(entry, names),
    outcome: entry.outcome,
    address: entry.origin?.ip ?? unreadable,
    device: entry.origin === null ? unreadable : nameDevice(entry.origin.userAgent),
  };
}

/** The heads of the columns of `writeAuditCsvLine`. */
export const auditCsvHead = writeCsvLine([
  'Number',
  'Time (UTC)',
  'Person',
  'Person id',
  'What',
  'Event',
  'On what',
  'Id',
  'Outcome',
  'Address',
  'Device',
  'Sealed',
]);

/** The same line for a table. */
export function writeAuditCsvLine(line: AuditLine): string {
  const object = line.object === null ? '' : `${String(line.object.kind)} ${String(line.object.name)}`;
  return writeCsvLine([
    line.number === null ? '' : String(line.number),
    line.timestamp,
    String(line.who.name),
    String(line.who.id ?? ''),
    String(line.what),
    line.action,
    object,
    String(line.object?.id ?? ''),
    line.outcome,
    String(line.address),
    String(line.device),
    line.number === null ? 'not yet' : 'yes',
  ]);
}
