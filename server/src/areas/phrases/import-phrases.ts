import { importPhrases as readList, type ImportedPhrases } from '@notewright/engine/phrases';
import { limits, phrases } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import type { Store } from '../../store/store.ts';
import { isWhole } from '../../store/phrases/phrase-store.ts';
import { auditLine, canShare, ownerOf, type PhraseParts } from './own-phrases.ts';

type ImportRequest = RouteRequest<typeof phrases.importPhrases, 'chart-user'>;

/** Reads a list twice: to be shown, and, as it is then, to be kept. What cannot be taken is never in the way of the rest. */
export function importPhrases(parts: PhraseParts): Route {
  return route(phrases.importPhrases, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'phrase.import',
    handle: async (request) => {
      const { caller, body } = request;
      if (body.is_shared && !canShare(caller)) throw new ProblemError('forbidden');
      const { taken, left } = body.store
        ? await parts.store.transaction((tx) => keep(parts, tx, request))
        : await read(parts.store, request);
      return json({ taken: [...taken], left: [...left], stored: body.store });
    },
  });
}

async function read(store: Store, { caller, body }: ImportRequest): Promise<ImportedPhrases> {
  const there = (await store.phrases.list(ownerOf(caller))).filter((one) => one.isShared === body.is_shared);
  return readList(
    body.text,
    there.filter(isWhole).map(({ name }) => name),
    {
      words: limits.phraseCharacters,
      description: limits.phraseDescriptionCharacters,
      phrases: limits.phrases - there.length,
    },
  );
}

async function keep(parts: PhraseParts, tx: Store, request: ImportRequest): Promise<ImportedPhrases> {
  const { caller, body } = request;
  const owner = ownerOf(caller);
  await tx.phrases.hold(owner, body.is_shared);
  const found = await read(tx, request);
  const added = found.taken.map((phrase) => ({ ...phrase, id: parts.newId() }));
  await tx.phrases.addAll(owner, added, body.is_shared, parts.clock.now());
  await tx.audit.append(...added.map(({ id }) => auditLine(parts, request, 'phrase.import', id)));
  return found;
}
