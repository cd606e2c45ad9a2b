import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesFilter } from '../../scim/match-filter.ts';
import { readPatch } from '../../scim/patch.ts';
import { patchUser } from '../../scim/patch-user.ts';
import { changePerson, createPerson, deletePerson, refuseMissing } from '../../scim/people.ts';
import { presentList, presentUser, selectAttributes, type Resource } from '../../scim/present.ts';
import { isActive, readRoster } from '../../scim/roster.ts';
import { readUser, type UserDraft } from '../../scim/user-draft.ts';
import { workInCompany, type DirectoryWork } from '../../scim/work.ts';
import { sendResource, sendScim } from './answer-scim.ts';
import { askerOf, scimPath, type ScimParts } from './scim-door.ts';
import { isHeld, readAttributes, readFilter, readId, readPage, seenBy } from './read-request.ts';

/** `/scim/v2/Users`. */
export function userCalls(scope: FastifyInstance, parts: ScimParts): void {
  const base = (): string => parts.publicUrl() + scimPath;
  const run = <Result>(request: FastifyRequest, work: (work: DirectoryWork) => Promise<Result>): Promise<Result> =>
    workInCompany(parts, askerOf(request), work);

  scope.get(`${scimPath}/Users`, { exposeHeadRoute: false }, async (request, reply) => {
    const [filter, page, wanted] = [readFilter(request), readPage(request), readAttributes(request)];
    const all = await run(request, (work) => presentAll(work, base()));
    const found = filter === null ? all : all.filter((one) => matchesFilter(filter, one));
    return sendScim(
      reply,
      200,
      presentList(
        found.map((one) => selectAttributes(one, wanted)),
        page,
      ),
    );
  });

  scope.post(`${scimPath}/Users`, async (request, reply) => {
    const wanted = readUser(request.body);
    const draft = { ...wanted, active: wanted.active ?? true };
    const resource = await run(request, async (work) => presentOne(work, (await createPerson(work, draft)).id, base()));
    return sendResource(reply, 201, resource, selectAttributes(resource, readAttributes(request)));
  });

  scope.get(`${scimPath}/Users/:id`, { exposeHeadRoute: false }, async (request, reply) => {
    const resource = await run(request, (work) => presentOne(work, readId(request), base()));
    if (isHeld(request, resource.meta.version)) return reply.code(304).header('ETag', resource.meta.version).send();
    return sendResource(reply, 200, resource, selectAttributes(resource, readAttributes(request)));
  });

  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    draft: (before: UserDraft) => UserDraft,
  ): Promise<FastifyReply> => {
    const resource = await run(request, async (work) => {
      await changePerson(work, readId(request), draft, seenBy(request));
      return presentOne(work, readId(request), base());
    });
    return sendResource(reply, 200, resource, selectAttributes(resource, readAttributes(request)));
  };
  scope.put(`${scimPath}/Users/:id`, (request, reply) => {
    const wanted = readUser(request.body);
    return change(request, reply, ({ active }) => ({ ...wanted, active: wanted.active ?? active }));
  });
  scope.patch(`${scimPath}/Users/:id`, (request, reply) => {
    const steps = readPatch(request.body);
    return change(request, reply, (before) => patchUser(before, steps));
  });

  scope.delete(`${scimPath}/Users/:id`, async (request, reply) => {
    await run(request, (work) => deletePerson(work, readId(request), seenBy(request)));
    return reply.code(204).send();
  });
}

async function presentAll({ parts, store, company }: DirectoryWork, base: string): Promise<readonly Resource[]> {
  const roster = await readRoster(store, company.id, parts.clock.now());
  const groups = await store.scim.groups.list(company.id);
  return roster.people.map((person) => presentUser(person, isActive(roster, person), groups, base));
}

async function presentOne(work: DirectoryWork, id: string, base: string): Promise<Resource> {
  return (await presentAll(work, base)).find((one) => one.id === id) ?? refuseMissing();
}
