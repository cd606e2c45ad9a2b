import type { CodeSystem } from '../../model/result.ts';
import { conditionLines } from '../conditions.data.ts';
import { spokenNames } from './data/spoken-names.data.ts';
import { spokenProcedures } from './data/spoken-procedures.data.ts';

/** What clinicians call a code. */
export interface SynonymPhrase {
  readonly phrase: string;
  readonly system: CodeSystem;
  readonly code: string;
}

const systemOf = (code: string): CodeSystem =>
  /^[A-Z]\d{4}$/.test(code) ? 'HCPCS' : /^\d{4}[\dFT]$/.test(code) ? 'CPT' : 'ICD-10-CM';

/** The phrases of the conditions that an audit knows, and the names that only a search needs. */
export function* synonymPhrases(): Iterable<SynonymPhrase> {
  for (const lines of [conditionLines, spokenNames, spokenProcedures])
    for (const line of lines.trim().split('\n')) {
      const [code = '', phrases = ''] = line.split('|');
      for (const phrase of phrases.split(';')) yield { phrase, system: systemOf(code), code };
    }
}
