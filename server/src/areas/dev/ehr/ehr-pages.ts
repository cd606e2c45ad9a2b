import type { Patient } from '@medplum/fhirtypes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignForm } from '../../../http/form-calls.ts';
import { filePolicy, plainPagePolicy } from '../../../http/security-headers.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { publicAddress, simulatorBase } from './ehr-place.ts';
import { patientReferenceOf } from './ehr-references.ts';
import { ehrMoods } from './ehr-rules.ts';
import type { Ehr } from './ehr.ts';
import { renderConsent, renderWrongAsk } from './pages/consent-page.ts';
import { renderPatients, renderRecord } from './pages/record-page.ts';

export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface EhrPages {
  /** Whom the simulator has. */
  readonly patients: ShowPage;
  /** How it is to behave. */
  readonly setMood: ShowPage;
  /** The record of one of them. */
  readonly record: ShowPage;
  /** What a document holds, to be kept as a file. */
  readonly document: ShowPage;
  /** The authorization endpoint: asks the person. */
  readonly askConsent: ShowPage;
  /** What the person answered. */
  readonly takeConsent: ShowPage;
}

export interface EhrPageParts {
  readonly ehr: () => Promise<Ehr>;
  readonly publicUrl: () => string;
}

/** The pages of the simulator, without any script. */
export function createEhrPages({ ehr, publicUrl }: EhrPageParts): EhrPages {
  return {
    patients: async (_request, reply) => {
      const { rules, store, written } = await ehr();
      const all = await written();
      const countOf = ({ id }: Patient): number =>
        all.filter((one) => patientReferenceOf(one) === `Patient/${id}`).length;
      return showPage(reply, renderPatients(await store.all('Patient'), countOf, rules.mood));
    },
    setMood: async (request, reply) => {
      refuseForeignForm(request);
      const wanted = formOf(request).get('mood');
      const mood = ehrMoods.find((one) => one === wanted);
      if (mood !== undefined) (await ehr()).rules.mood = mood;
      return reply.redirect('/dev/ehr', 303);
    },
    record: async (request, reply) => {
      const found = await (await ehr()).openRecord(paramOf(request, 'id'));
      if (found === null) throw new ProblemError('not_found');
      const address = new URL(publicAddress(publicUrl(), 'emr/launch'));
      address.searchParams.set('iss', simulatorBase(publicUrl()));
      address.searchParams.set('launch', found.launch);
      return showPage(reply, renderRecord({ ...found, launchAddress: address.href }));
    },
    document: async (request, reply) => {
      const documents = await (await ehr()).store.all('DocumentReference');
      const document = documents.find(({ id }) => id === paramOf(request, 'id'));
      const attachment = document?.content[Number(paramOf(request, 'at'))]?.attachment;
      if (attachment?.data === undefined) throw new ProblemError('not_found');
      return reply
        .headers({ 'Content-Security-Policy': filePolicy, 'Content-Disposition': 'attachment' })
        .type(attachment.contentType ?? 'application/octet-stream')
        .send(Buffer.from(attachment.data, 'base64'));
    },
    askConsent: async (request, reply) => judge(await ehr(), request, reply, null),
    takeConsent: async (request, reply) => {
      refuseForeignForm(request);
      return judge(await ehr(), request, reply, formOf(request));
    },
  };
}

/** Looks at what an app asks for, and asks the person or does as they answered. @param form Null where they were not asked yet */
async function judge(
  ehr: Ehr,
  request: FastifyRequest,
  reply: FastifyReply,
  form: URLSearchParams | null,
): Promise<FastifyReply> {
  const read = ehr.readAuthorization(queryOf(request));
  if (read.kind === 'wrong') return showPage(reply, renderWrongAsk(read.sentence), 400);
  if (read.kind === 'back') return reply.redirect(read.to, 303);
  const { authorization } = read;
  const patients = await ehr.store.all('Patient');
  if (form === null) return showPage(reply, renderConsent(authorization, patients, false));
  if (form.get('answer') !== 'allow') return reply.redirect(ehr.refuse(authorization), 303);
  const chosen = patients.find(({ id }) => id === form.get('patient'))?.id;
  const context = authorization.context ?? (chosen === undefined ? null : { patientId: chosen, encounterId: null });
  if (context === null) return showPage(reply, renderConsent(authorization, patients, true), 422);
  return reply.redirect(ehr.agree(authorization, context), 303);
}

const formOf = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '');

/** What stands behind the question mark of a request. */
export const queryOf = ({ raw }: FastifyRequest): URLSearchParams =>
  new URL(raw.url ?? '/', 'http://127.0.0.1').searchParams;

function paramOf(request: FastifyRequest, name: string): string {
  return (request.params as Readonly<Record<string, string | undefined>>)[name] ?? '';
}

const showPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply.code(status).header('Content-Security-Policy', plainPagePolicy).type('text/html; charset=utf-8').send(html);
