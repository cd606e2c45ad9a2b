import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineMessage } from '@notewright/engine/message';
import { patchGroup, readGroup, type GroupDraft } from '../../scim/group-draft.ts';
import { changeGroup, createGroup, deleteGroup } from '../../scim/groups.ts';
import { matchesFilter } from '../../scim/match-filter.ts';
import { readPatch } from '../../scim/patch.ts';
import { refuseMissing } from '../../scim/people.ts';
import { presentGroup, presentList, selectAttributes, type Resource } from '../../scim/present.ts';
import { refuseInput } from '../../scim/scim-error.ts';
import { workInCompany, type DirectoryWork } from '../../scim/work.ts';
import { sendResource, sendScim } from './answer-scim.ts';
import { askerOf, scimPath, type ScimParts } from './scim-door.ts';
import { isHeld, readAttributes, readFilter, readId, readPage, seenBy } from './read-request.ts';

/** How many people the groups of one answer name at most. */
const mostListed = 20_000;

/** `/scim/v2/Groups`. */
export function groupCalls(scope: FastifyInstance, parts: ScimParts): void {
  const base = (): string => parts.publicUrl() + scimPath;
  const run = <Result>(request: FastifyRequest, work: (work: DirectoryWork) => Promise<Result>): Promise<Result> =>
    workInCompany(parts, askerOf(request), work);

  scope.get(`${scimPath}/Groups`, { exposeHeadRoute: false }, async (request, reply) => {
    const [filter, page, wanted] = [readFilter(request), readPage(request), readAttributes(request)];
    const all = await run(request, (work) => presentAll(work, base()));
    const found = filter === null ? all : all.filter((one) => matchesFilter(filter, one));
    const shown = found.map((one) => selectAttributes(one, wanted));
    refuseTooMany(shown);
    return sendScim(reply, 200, presentList(shown, page));
  });

  scope.post(`${scimPath}/Groups`, async (request, reply) => {
    const draft = readGroup(request.body);
    const resource = await run(request, async (work) => presentOne(work, (await createGroup(work, draft)).id, base()));
    return sendResource(reply, 201, resource, selectAttributes(resource, readAttributes(request)));
  });

  scope.get(`${scimPath}/Groups/:id`, { exposeHeadRoute: false }, async (request, reply) => {
    const resource = await run(request, (work) => presentOne(work, readId(request), base()));
    if (isHeld(request, resource.meta.version)) return reply.code(304).header('ETag', resource.meta.version).send();
    return sendResource(reply, 200, resource, selectAttributes(resource, readAttributes(request)));
  });

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    draft: (before: GroupDraft) => GroupDraft,
  ): Promise<FastifyReply> => {
    const resource = await run(request, async (work) => {
      await changeGroup(work, readId(request), draft, seenBy(request));
      return presentOne(work, readId(request), base());
    });
    return sendResource(reply, 200, resource, selectAttributes(resource, readAttributes(request)));
  };
  scope.put(`${scimPath}/Groups/:id`, (request, reply) => {
    const wanted = readGroup(request.body);
    return change(request, reply, () => wanted);
  });
  scope.patch(`${scimPath}/Groups/:id`, (request, reply) => {
    const steps = readPatch(request.body);
    return change(request, reply, (before) => patchGroup(before, steps));
  });

  scope.delete(`${scimPath}/Groups/:id`, async (request, reply) => {
    await run(request, (work) => deleteGroup(work, readId(request), seenBy(request)));
    return reply.code(204).send();
  });
}

/** @throws ScimError `tooMany` */
function refuseTooMany(shown: readonly object[]): void {
  const named = shown.reduce(
    (sum, one) => sum + ('members' in one && Array.isArray(one.members) ? one.members.length : 0),
    0,
  );
  if (named > mostListed)
    refuseInput(
      'tooMany',
      defineMessage('scim.tooMany', 'These groups have too many people for one answer. Please ask without "members".'),
    );
}

async function presentAll({ store, company }: DirectoryWork, base: string): Promise<readonly Resource[]> {
  const people = new Map((await store.scim.people.list(company.id)).map((person) => [person.id, person]));
  return (await store.scim.groups.list(company.id)).map((group) => presentGroup(group, people, base));
}

async function presentOne(work: DirectoryWork, id: string, base: string): Promise<Resource> {
  return (await presentAll(work, base)).find((one) => one.id === id) ?? refuseMissing();
}
