import { describe, expect, it } from 'vitest';
import { lexiconFlag } from '../lexicons/lexicon-flags.ts';
import { loadLexicon } from '../lexicons/lexicon.ts';
import { expandAbbreviations } from './abbreviations.ts';
import { abbreviations } from './data/abbreviations.ts';
import { alsoNames, neverMeantAsNames } from './data/also-names.ts';
import { problemRows } from './data/problems.ts';
import { findProblemsIn } from './find-problems.ts';

const problemsOf = (text: string): string[] => findProblemsIn(text).map((problem) => problem.name);

describe('a short form that is also a name', () => {
  it.each([
    ['John Doe 45M cough', ['John Doe'], ['cough']],
    ['john doe 45m cough', ['john doe'], ['cough']],
    ['JOHN Q. DOE with cough', ['JOHN Q. DOE'], ['cough']],
    ['DOE, JOHN 45M cough', ['DOE, JOHN'], ['cough']],
    ['doe, john 45m cough', ['doe, john'], ['cough']],
    ['Doe, J. has a cough', ['Doe, J.'], ['cough']],
    ['DOE, J 45M cough', ['DOE, J'], ['cough']],
    ['DOE 45M cough', ['DOE'], ['cough']],
    ['Doe, 62 y/o, cough', ['Doe,'], ['cough']],
    ['Doe (45M) cough', ['Doe'], ['cough']],
    ['DOE - 45M - cough', ['DOE'], ['cough']],
    ['Pt DOE 45 y M cough', ['DOE'], ['cough']],
    ['Mrs. Doe has a cough', ['Mrs. Doe'], ['cough']],
    ['Patient: DOE DOB 3/4/1961', ['Patient: DOE'], []],
    ['Name: DOE', ['Name: DOE'], []],
    ['Grace Ha 31F headache', ['Grace Ha'], ['headache']],
    ['Kim Le has edema', ['Kim Le'], ['edema']],
    ['Tia Johnson 31F rash', ['Tia Johnson'], ['rash']],
    ['URI COHEN 31M rash', ['URI COHEN'], ['rash']],
    ['Rue Smith 30F rash', ['Rue Smith'], ['rash']],
    ['spoke with Tia about the rash', ['Tia'], ['rash']],
    ['RN Sob saw the rash', ['RN Sob'], ['rash']],
  ])('%j stays a name', (text, kept, problems) => {
    for (const words of kept) expect(expandAbbreviations(text)).toContain(words);
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each([
    ['DOE x 3 wks', 'dyspnea on exertion'],
    ['45M with DOE and cough', 'dyspnea on exertion'],
    ['DOE, SOB, no CP', 'dyspnea on exertion'],
    ['c/o DOE 50 m', 'dyspnea on exertion'],
    ['c/o DOE. 45M', 'dyspnea on exertion'],
    ['c/o DOE 2 y', 'dyspnea on exertion'],
    ['Doe for three weeks', 'dyspnea on exertion'],
    ['Patient: DOE and orthopnea', 'dyspnea on exertion'],
    ['hx of TIA 2 years ago', 'transient ischemic attack'],
    ['TIA in May', 'transient ischemic attack'],
    ['HA 3 days', 'headache'],
    ['Sob on stairs', 'shortness of breath'],
    ['CAD, Plavix', 'coronary artery disease'],
  ])('%j is written out', (text, long) => {
    expect(expandAbbreviations(text)).toContain(long);
  });

  it('is one of the list, for every short form that the lexicon of names knows', () => {
    const short = [
      ...abbreviations.map((entry) => entry.short.toLowerCase()),
      ...problemRows.flatMap((row) => row.split('|').slice(2)).filter((phrase) => /^[a-z]{2,5}$/.test(phrase)),
    ];
    const person = lexiconFlag.given | lexiconFlag.commonGiven | lexiconFlag.family | lexiconFlag.commonFamily;
    const known = short.filter((word) => (loadLexicon().flagsOf(word) & person) !== 0);
    expect([...new Set(known)].filter((word) => !neverMeantAsNames.has(word)).sort()).toEqual([...alsoNames].sort());
  });
});
