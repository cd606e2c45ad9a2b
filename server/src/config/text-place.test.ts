import { describe, expect, it } from 'vitest';
import { findTextPlace } from './text-place.ts';

const nothing = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: null,
  SPEECH_URL: null,
  DATABASE_URL: null,
} as const;
type Some = Partial<Parameters<typeof findTextPlace>[0]>;

describe('where text may come to', () => {
  it.each<[string, Some, string]>([
    ['nothing set', {}, 'here'],
    ['a model of this machine', { MODEL_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'here'],
    ['a model of this machine by name', { MODEL_BASE_URL: 'http://localhost:11434/v1' }, 'here'],
    ['a model elsewhere', { MODEL_BASE_URL: 'https://models.example/v1' }, 'model'],
    ['a model of a provider', { MODEL_PROVIDER: 'bedrock' }, 'model'],
    ['a provider behind a gateway here', { MODEL_PROVIDER: 'azure', MODEL_BASE_URL: 'http://localhost:1' }, 'model'],
    ['a model in the same house', { MODEL_BASE_URL: 'https://10.0.0.7/v1' }, 'model'],
    ['a model whose name only begins as this machine', { MODEL_BASE_URL: 'https://127.0.0.1.evil.example' }, 'model'],
    ['speech of this machine', { SPEECH_URL: 'http://[::1]:8000/v1' }, 'here'],
    ['speech elsewhere', { SPEECH_URL: 'https://speech.example/v1' }, 'elsewhere'],
    ['a database of this machine', { DATABASE_URL: 'postgres://app@127.0.0.1/notewright' }, 'here'],
    ['a database behind a socket', { DATABASE_URL: 'postgres:///notewright?host=/run/postgresql' }, 'here'],
    ['a database elsewhere', { DATABASE_URL: 'postgres://app@db.example/notewright' }, 'elsewhere'],
    [
      'a model and speech elsewhere',
      { MODEL_BASE_URL: 'https://models.example/v1', SPEECH_URL: 'https://speech.example/v1' },
      'model',
    ],
  ])('%s', (_, settings, place) => {
    expect(findTextPlace({ ...nothing, ...settings })).toBe(place);
  });
});
