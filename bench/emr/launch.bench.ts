import type { EmrContext } from '@notewright/contract';
import { openEmrScene, type EmrScene } from '../../server/src/areas/emr/testing/emr-scene.ts';
import { percentile } from '../benchmark.ts';
import type { Benchmark } from '../benchmark.ts';

/** Milliseconds that each answer of the EHR takes. */
const latency = 50;
const rounds = 40;

interface Times {
  readonly opened: number;
  readonly read: number;
  readonly drafted: number;
}

/** From the EHR's answer to a draft that stands on the record; each time from the beginning. */
async function launch(scene: EmrScene): Promise<Times> {
  const answer = await scene.visit();
  const begun = performance.now();
  const id = String((await scene.finish(answer)).body['id']);
  const opened = performance.now() - begun;
  const { body } = await scene.call('GET', `/emr/launches/${id}/context/`);
  const read = performance.now() - begun;
  const { groups } = body as unknown as EmrContext;
  const sources = groups
    .filter(({ items }) => items.length > 0)
    .map(({ kind, items }) => ({ origin: 'text', name: kind, text: items.map(({ text }) => text).join('\n') }));
  const form = new FormData();
  form.set('model_name', 'Chartwright');
  form.set('message_content', 'Here for follow-up. Cough for three days, no fever. Lungs clear. Fluids and rest.');
  form.set('sources', JSON.stringify(sources));
  const { accessToken: token } = scene.user;
  const sent = await scene.server.call('POST', '/chat/create_chat/', { token, body: form });
  if (sent.status !== 201) throw new Error(`A draft was answered with ${sent.status}.`);
  return { opened, read, drafted: performance.now() - begun };
}

export const benchmark: Benchmark = {
  title: `How long it takes from a launch of an EHR, which answers in ${latency} ms and runs beside it, to a draft with its context.`,
  run: async () => {
    const scene = await openEmrScene();
    scene.ehr.latency = latency;
    const times: Times[] = [];
    // The first ones start what is not started yet.
    for (let round = -3; round < rounds; round += 1) {
      const taken = await launch(scene);
      if (round >= 0) times.push(taken);
    }
    await scene.stop();
    const of = (name: keyof Times, share: number): number =>
      percentile(
        times.map((one) => one[name]),
        share,
      );
    return [
      { what: 'the record is open, p95', value: of('opened', 0.95), unit: 'ms' },
      { what: 'its context is there, p50', value: of('read', 0.5), unit: 'ms' },
      { what: 'the same, p95', value: of('read', 0.95), unit: 'ms' },
      { what: 'the draft is there, p50', value: of('drafted', 0.5), unit: 'ms' },
      { what: 'the same, p95', value: of('drafted', 0.95), unit: 'ms', limit: 2000 },
    ];
  },
};
