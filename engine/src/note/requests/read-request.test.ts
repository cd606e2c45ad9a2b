import { describe, expect, it } from 'vitest';
import { readRemark } from '../remark/read-remark.ts';
import { heldOutExamples } from './examples/held-out.data.ts';
import { exampleClasses, type RequestExample } from './examples/request-examples.ts';
import { workedExamples } from './examples/worked.data.ts';
import { readRequest, withoutRequest } from './read-request.ts';
import type { Request } from './request.ts';

const bodies = [
  '58 yo F fell on ice 3 days ago, R knee pain 6/10. Meds: ibuprofen 400 mg TID. Allergic to sulfa.\nExam: R knee effusion. Plan: xray, ice.',
  'Cough and fever for 3 days, no chest pain.\n\nBP 120/80, lungs clear.\n\nAssessment: bronchitis.',
  'Pt seen today for BP follow-up. Doing well on lisinopril 10 mg daily.',
  'Paciente de 60 años con tos y fiebre desde hace 3 días. Toma metformina 850 mg. PA 120/80.',
];

/** A request in the words of the examples. */
function describeRequest({ kinds, style, addressee, tool, beyond }: Request): string {
  if (tool) return `@${tool}`;
  if (beyond) return `!${beyond}`;
  if (kinds.length > 1) return '!two-kinds';
  const styles = [style.length, style.layout].flatMap((one) => (one ? [`+${one}`] : [])).join('');
  const asked = (kinds[0] ?? '') + (styles || (kinds.length > 0 ? '' : '+'));
  return asked + (addressee ? `>${addressee.text}` : '');
}

/** What is read of a message, in the words of the examples; with what is left of it where that is not its clinical words. */
function readExample([message, wanted]: RequestExample, clinical: string): string {
  const body = message.includes('{plan}') ? `${clinical}\nPlan: rest, review 2/52.` : clinical;
  const text = message.replace(/\{(?:plan)?\}/, body);
  const request = readRequest(text);
  if (wanted === '~') return request?.kinds.length || readRemark(text) === undefined ? 'no remark' : '~';
  if (request === undefined) return wanted === 'title' ? 'title' : '-';
  const left = withoutRequest(text, request.spans).trim();
  const isTitle = left.endsWith(body) && request.spans.every(({ end }) => end <= text.indexOf('\n') + 1);
  if (wanted === 'title') return isTitle && request.kinds.length === 1 ? 'title' : describeRequest(request);
  const isClean = left === (text === message ? '' : body);
  return isClean || wanted === '-' ? describeRequest(request) : `${describeRequest(request)}, leaving ${left}`;
}

const bodyOf = (at: number, name: string): string =>
  name.endsWith('InSpanish') ? (bodies[3] ?? '') : (bodies[at % 3] ?? '');

describe('readRequest', () => {
  describe.each(exampleClasses)('%s', (name) => {
    it.each(workedExamples[name].map((example, at) => [...example, bodyOf(at, name)] as const))(
      '%j is %s',
      (message, wanted, body) => {
        expect(readExample([message, wanted], body)).toBe(wanted);
      },
    );

    it('reads nine of ten messages right that nothing was made by', () => {
      const held = heldOutExamples[name];
      const right = held.filter((example, at) => readExample(example, bodyOf(at, name)) === example[1]);
      expect(right.length / held.length).toBeGreaterThanOrEqual(0.9);
    });
  });

  it('keeps the places of all that is no request', () => {
    const text = 'SOAP note please.\nCough for 3 days.\nthanks, keep it short';
    const request = readRequest(text);
    expect(request?.isWhole).toBe(false);
    const left = withoutRequest(text, request?.spans ?? []);
    expect(left).toHaveLength(text.length);
    expect(left.indexOf('Cough')).toBe(text.indexOf('Cough'));
    expect(left.trim()).toBe('Cough for 3 days.');
  });

  it('leaves what is said in a visit to the visit', () => {
    const visit =
      'Doctor: What brings you in?\nPatient: My knee hurts. Can you write a letter to my GP please?\nDoctor: Sure. Can you print this for her?';
    expect(readRequest(visit)).toBeUndefined();
    expect(readRequest(visit.replaceAll('\n', ' '))).toBeUndefined();
    expect(readRequest(`${visit}\nmake this a SOAP note please`)?.kinds).toEqual(['soap']);
  });

  it.each([
    'please write a soap note\n',
    'Doctor: x\nplease write a soap note\n',
    'soap ',
    'letter to dr ',
    'no page ',
    '(no jargon) ',
    'hi ai, ',
    'not too ',
    '3 5 ',
    '\n',
    '(',
    'é',
  ])('comes to an end over nothing but %j', (unit) => {
    expect(() => readRequest(unit.repeat(160_000 / unit.length))).not.toThrow();
  });

  it('finds a plain request on a line of its own amid the words', () => {
    const text = `${'Cough for 3 days. Lungs clear.\n'.repeat(40)}please make this an H&P\n${'BP 120/80, no rash today.\n'.repeat(40)}`;
    expect(readRequest(text)?.kinds).toEqual(['history-and-physical']);
  });
});
