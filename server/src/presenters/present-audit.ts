import type { authenticationApp } from '@notewright/contract';
import type { AuditEntry } from '../audit/audit-reader.ts';
import { nobodies, wordAction, wordKind, wordNobody } from './audit-words.ts';
import { writeCsvLine } from './csv.ts';
import { nameDevice } from '../kernel/name-device.ts';

type AuditLine = authenticationApp.AuditLine;

/** The actor of what was done by command on the server itself. */
export const commandLine = 'command-line';

/** How the log names people: those who are there by name or address, those who are gone by a pseudonym. */
export interface AuditNames {
  of(actorId: string): string;
}

export const commandLineName = 'Command line of the server';
const ownNames: readonly string[] = [commandLineName, ...nobodies];
const formerMember = /^Former member(?: [0-9A-F]{6})?$/;

/**
 * True for what the log says in place of a person's name. No account can bear such a name here: people appear by their
 * address, or by their name with the address behind it.
 */
export function isOwnName(name: string): boolean {
  return ownNames.includes(name) || formerMember.test(name);
}

function nameActor({ actorId, action }: AuditEntry, names: AuditNames): string {
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

const unreadable = 'cannot be read';

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
  const object = line.object === null ? '' : `${line.object.kind} ${line.object.name}`;
  return writeCsvLine([
    line.number === null ? '' : String(line.number),
    line.timestamp,
    line.who.name,
    line.who.id ?? '',
    line.what,
    line.action,
    object,
    line.object?.id ?? '',
    line.outcome,
    line.address,
    line.device,
    line.number === null ? 'not yet' : 'yes',
  ]);
}
