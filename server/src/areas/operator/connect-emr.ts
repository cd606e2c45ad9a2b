import { defineMessage, type Message } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { EmrError } from '../../emr/emr-error.ts';
import { readBaseUrl } from '../../emr/smart/read-configuration.ts';
import { fieldMessages } from '../../kernel/field-messages.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { noteEmr, presentAbilities, presentConnection, type EmrOperationParts } from './emr-connections.ts';

/** What an operator reads of a server that is none for this. */
export const emrSentences = {
  broken: defineMessage(
    'operator.emrNotSmart',
    'There is no FHIR server with SMART App Launch at this address. Please check it, and ask the maker of the record system.',
  ),
  not_r4: defineMessage(
    'operator.emrNotR4',
    'This server speaks another version of FHIR. Please enter the address of its version R4.',
  ),
  endpoint_not_allowed: defineMessage(
    'operator.emrEndpointNotAllowed',
    'This server names sign-in addresses that cannot be used: without https, or in an internal network that EMR_NETWORKS does not name.',
  ),
  silent: defineMessage(
    'operator.emrSilent',
    'This server does not answer, or its certificate is not trusted. Servers in internal networks have to be named in EMR_NETWORKS.',
  ),
} as const;

/** One sentence for what came of asking a server what it can. */
export function sentenceOf({ kind, message: word }: EmrError): Message {
  if (kind === 'unreachable' || kind === 'timeout') return emrSentences.silent;
  return word === 'not_r4' || word === 'endpoint_not_allowed' ? emrSentences[word] : emrSentences.broken;
}

/** Connects an EHR whose server says what it can; from then on its addresses, and no others, are asked. */
export function connectEmrRoute(parts: EmrOperationParts): Route {
  return route(operator.connectEmr, {
    policy: 'operator',
    limits: ['write'],
    audit: 'emr.connect',
    proof: 'recent',
    handle: async (request) => {
      const { name, base_url, client_id, client_secret, company_id } = request.body;
      const baseUrl = readBaseUrl(base_url, parts.networks);
      if (baseUrl === null) throw refuseAddress(fieldMessages.emrAddressInvalid);
      if (company_id !== null && (await parts.store.installation.findCompany(company_id)) === null)
        throw new ProblemError('not_found');
      const abilities = await parts.discover(baseUrl, request.signal).catch((error: unknown) => {
        throw error instanceof EmrError ? refuseServer(error) : error;
      });
      const connection = {
        id: parts.newId(),
        name,
        baseUrl,
        clientId: client_id,
        clientSecret: client_secret,
        tenantId: company_id,
        abilities,
      };
      const now = parts.clock.now();
      await parts.charts.transaction(async (tx) => {
        const known = await tx.emr.connections.list();
        if (known.some((one) => one.baseUrl === baseUrl && one.tenantId === company_id))
          throw new ProblemError('conflict', { message: alreadyThere });
        await tx.emr.connections.add(connection, 'working', now);
        await noteEmr(parts, tx, request, 'emr.connect', connection.id);
      });
      return json({
        ...(await presentConnection(parts, { ...connection, state: 'working', lastContactAt: now })),
        abilities: presentAbilities(abilities),
        message: defineMessage('operator.emrConnected', '{name} is connected.', { name }),
      });
    },
  });
}

const alreadyThere = defineMessage(
  'operator.emrAlreadyConnected',
  'This server is connected already. Disconnect it first to connect it another way.',
);

const refuseAddress = (message: Message): ProblemError =>
  new ProblemError('validation_failed', { message, fields: { base_url: [message] } });

function refuseServer(error: EmrError): ProblemError {
  const sentence = sentenceOf(error);
  return sentence === emrSentences.silent
    ? new ProblemError('emr_unavailable', { message: sentence, fields: { base_url: [sentence] } })
    : refuseAddress(sentence);
}
