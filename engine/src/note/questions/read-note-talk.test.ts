import { describe, expect, it } from 'vitest';
import { readNoteTalk } from './read-note-talk.ts';

describe('what is said about a note at hand in words of one’s own', () => {
  it.each([
    'why was the furosemide doubled if her kidneys are worse?',
    'Can you tell me what he thinks is behind the pain?',
    'who is there for her at night, and does she like it?',
    'should the ramipril be stopped?',
  ])('is a question: %s', (text) => expect(readNoteTalk(text)).toEqual({ kind: 'question', language: 'en' }));

  it.each([
    'shorten the history',
    'Please rewrite the plan so that a patient understands it.',
    'can you make the assessment clearer?',
    'mention in the plan that her daughter will call on Friday',
    'merge the first two sentences of this note',
  ])('is a request for a change: %s', (text) => expect(readNoteTalk(text)).toEqual({ kind: 'change', language: 'en' }));

  it.each([
    ['¿por qué le subieron la furosemida si los riñones están peor?', 'question'],
    ['acorta la historia de esta nota', 'change'],
    ['¿puedes reescribir el plan?', 'change'],
    ['reescribe el plan para que se entienda', 'change'],
  ] as const)('is read in Spanish: %s', (text, kind) => expect(readNoteTalk(text)).toEqual({ kind, language: 'es' }));

  it.each([
    'Remove sutures in 7 days.',
    'Change dressing daily, keep the wound dry.',
    'Add aspirin 81 mg daily.',
    'How long have you had the cough?',
    'Why is she here? Chest pain for 3 days.',
    'Plan: rest, ice.\nWhat about her knee?',
    'Move the knee as tolerated.',
    'Replace the Foley catheter.',
    'Put the arm in a sling.',
    'Resume the home medications.',
    `${'what about her knee and '.repeat(12)}her hip?`,
  ])('is none where it may be the words of a note: %s', (text) => expect(readNoteTalk(text)).toBeUndefined());
});
