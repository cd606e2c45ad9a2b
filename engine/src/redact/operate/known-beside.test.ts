import { describe, expect, test } from 'vitest';
import { redact } from './redact.ts';
import { redactParts } from './redact-parts.ts';

const message = 'Please take the identifiers out of the letter about Mrs. Ingrid Halvorsen, MRN 44719.';
const letter = 'The photo shows halvorsen_left_knee and no more. Kept in box 44719 today.';
const redacted = 'The photo shows REDACT_left_knee and no more. Kept in box REDACT today.';

describe('what stands beside a document', () => {
  test('a name or number found there is found in the document', () => {
    expect(redact(letter).redacted).toBe(letter);
    expect(redact(letter, { beside: [message] }).redacted).toBe(redacted);
    expect(redactParts(['Dear all', letter], { beside: ['', message] })[1]?.text).toBe(redacted);
  });

  test('nothing beside it changes nothing', () => {
    expect(redact(letter, { beside: ['', '  '] })).toEqual(redact(letter));
  });

  test('its free text too where the document is data, which stays data', () => {
    const seen = (text: string) => redact(text, { beside: [message] });
    expect(seen('visit,bp,comment\n1,120/80,then Halvorsen slept\n2,130/85,halvorsen ate\n').redacted).toBe(
      'visit,bp,comment\n1,120/80,then REDACT slept\n2,130/85,REDACT ate\n',
    );
    expect(seen('{"visit":1,"box":44719,"note":"Sleeps.\\nHalvorsen ate","bp":"120/80"}').redacted).toBe(
      '{"visit":1,"box":0,"note":"Sleeps.\\nREDACT ate","bp":"120/80"}',
    );
    const hl7 = 'MSH|^~\\&|LAB|X|Y|Z|202401020304||ORU^R01|1|P|2.3\rOBX|1|TX|NOTE||Then Halvorsen walked.\r';
    expect(seen(hl7).redacted).toContain('||Then REDACT walked.\r');
  });

  test('a patient whom only the message names does not stay with a clinician of the same name', () => {
    const beside = ['Patient: Maria Okafor. Please redact this.'];
    const file = 'Attending: Dr. Samuel Okafor.\nOkafor reports less pain. Seen by Dr. Alan Weiss.';
    const kept = 'Attending: REDACT.\nREDACT reports less pain. Seen by Dr. Alan Weiss.';
    expect(redact(file, { keepClinicians: true, beside }).redacted).toBe(kept);
    expect(redactParts([file], { keepClinicians: true, beside })[0]?.text).toBe(kept);
  });

  test.each(['tags', 'surrogates'] as const)('%s and dates are those of both read together', (style) => {
    const beside = 'Please redact this for my colleague Tobias Brenner.';
    const file = 'Seen by Dr. Alan Weiss on 3/4/2024. Patient Rosa Lindqvist is well. Lindqvist slept.';
    const together = redact(`${beside}\n\n${file}`, { style, key: 'k' }).redacted;
    for (const own of [
      redact(file, { style, key: 'k', beside: [beside] }).redacted,
      redactParts([file], { style, key: 'k', beside: [beside] })[0]?.text,
    ])
      expect(together.split('\n\n')[1]).toBe(own);
  });
});
