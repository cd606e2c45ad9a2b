import { defineMessage } from '@notewright/engine/message';
import { parsePath, type PatchPath } from './filter.ts';
import { isGiven, membersOf } from './record.ts';
import { refuseInput } from './scim-error.ts';

export type PatchOp = 'add' | 'replace' | 'remove';

/** One change at one place. */
export interface PatchStep {
  readonly op: PatchOp;
  readonly path: PatchPath;
  readonly value: unknown;
  /** It stood within an object: what is not the sender's to change is left out there rather than refused. */
  readonly isWithin: boolean;
}

/** How many changes one request may make. */
const mostSteps = 200;

const isOp = (op: unknown): op is PatchOp => op === 'add' || op === 'replace' || op === 'remove';

/**
 * The changes of a PATCH (RFC 7644, section 3.5.2), one place each: an object without a path is as many changes as it has
 * members, whose names may be paths themselves, which is how Entra ID sends them. Operations may be written in capitals.
 * @throws ScimError `invalidSyntax`, `invalidPath`, `invalidValue`, `noTarget`
 */
export function readPatch(body: unknown): readonly PatchStep[] {
  const operations = membersOf(body).get('operations');
  if (!Array.isArray(operations) || operations.length === 0)
    return refuseInput('invalidSyntax', defineMessage('scim.noOperations', '"Operations" is missing.'));
  if (operations.length > mostSteps) refuseMany();
  const steps = operations.flatMap(readOperation);
  if (steps.length > mostSteps) refuseMany();
  return steps;
}

function refuseMany(): never {
  return refuseInput(
    'invalidValue',
    defineMessage('scim.manyOperations', 'There are too many changes in one request.'),
  );
}

function readOperation(operation: unknown): readonly PatchStep[] {
  const members = membersOf(operation);
  const [given, path, value] = ['op', 'path', 'value'].map((name) => members.get(name));
  const op = typeof given === 'string' ? given.toLowerCase() : given;
  if (!isOp(op))
    return refuseInput('invalidSyntax', defineMessage('scim.opUnknown', '"op" is one of add, replace and remove.'));
  if (isGiven(path)) {
    if (typeof path !== 'string')
      return refuseInput('invalidPath', defineMessage('scim.pathUnread', 'The path could not be understood.'));
    return [{ op, path: parsePath(path), value, isWithin: false }];
  }
  if (op === 'remove')
    return refuseInput('noTarget', defineMessage('scim.removeWithoutPath', 'What is to be removed is not said.'));
  return [...membersOf(value)].map(([name, content]) => ({
    op,
    path: parsePath(name),
    value: content,
    isWithin: true,
  }));
}
