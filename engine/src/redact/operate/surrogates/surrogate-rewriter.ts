import type { Finding } from '../../../model/finding.ts';
import { makeDateShifter } from '../dates/date-shifter.ts';
import { ninetyPlus } from '../kept-in-part.ts';
import { makePeople } from '../people/people.ts';
import { redactionWord } from '../replace.ts';
import type { Rewriter } from '../rewriter.ts';
import { makeCodes } from './codes.ts';
import { makeContacts } from './contacts.ts';
import { makeKeyedDraws } from './keyed-draws.ts';
import { makeNameChoice } from './name-choice.ts';
import { makeOriginals } from './originals.ts';
import { writeSurrogateName } from './person-surrogates.ts';
import { makePlaces } from './places.ts';

const placeKinds = new Set<Finding['kind']>(['LOCATION', 'ADDRESS']);

/** Whom a document is about, as far as its dates are concerned: its first record number, else the first full name. */
function makeWhom() {
  let record: string | undefined;
  let name: string | undefined;
  return {
    learn: (value: string, { kind }: Finding): void => {
      const compact = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (kind === 'MRN') record ??= compact.join('');
      if (kind === 'NAME' && compact.length > 1) name ??= compact.toSorted().join(' ');
    },
    read: (): string => record ?? name ?? '',
  };
}

/** The parts of a document as its key, where none was given: whoever does not have the document cannot have the key. */
function makeOwnKey() {
  let parts = '';
  return { add: (text: string): void => void (parts += `${text}\u0000`), read: (): string => parts };
}

function makeSurrogates(key: string, whom: () => string) {
  const draws = makeKeyedDraws(key);
  const originals = makeOriginals();
  const names = makeNameChoice(draws, originals);
  const code = makeCodes(draws, originals);
  return {
    originals,
    draws,
    names,
    code,
    contacts: makeContacts(draws, originals, names),
    place: makePlaces(draws, originals, code),
    dates: makeDateShifter(draws, whom),
  };
}

/**
 * Made-up names, places and numbers of the form of the originals, and dates shifted by one offset. What stands for an
 * identifier follows from the key and the identifier, so that documents of one key agree; within a document a name
 * stays the same person's however it is written.
 */
export function makeSurrogateRewriter(key: string | undefined): Rewriter {
  const people = makePeople();
  const whom = makeWhom();
  const ownKey = makeOwnKey();
  const learned: (() => void)[] = [];
  let made = key === undefined ? undefined : makeSurrogates(key, whom.read);
  const surrogates = (): ReturnType<typeof makeSurrogates> => {
    made ??= makeSurrogates(ownKey.read(), whom.read);
    for (const take of learned.splice(0)) take();
    return made;
  };
  const note = (value: string, { kind }: Finding): void => {
    const { originals, dates } = surrogates();
    if (kind === 'DATE') dates.learn(value);
    else if (/\d/.test(value)) originals.addNumber(value);
    if (kind === 'NAME' || placeKinds.has(kind)) originals.addWords(value);
  };
  const rewrite = (text: string, finding: Finding): string => {
    const { contacts, place, dates, code, names, draws } = surrogates();
    const value = text.slice(finding.start, finding.end);
    switch (finding.kind) {
      case 'NAME':
        return writeSurrogateName(value, people.identify(text, finding.start, finding.end), names, draws);
      case 'DATE':
        return dates.shift(value) ?? redactionWord;
      case 'AGE':
        return ninetyPlus(value);
      case 'ADDRESS':
      case 'LOCATION':
        return place(value, finding.rule);
      case 'PHONE':
      case 'FAX':
        return contacts.phone(value);
      case 'EMAIL':
        return contacts.email(value);
      case 'URL':
        return contacts.url(value);
      case 'IP':
        return contacts.ip(value);
      case 'SSN':
        return code(value, 'SSN');
      default:
        return code(value);
    }
  };
  return {
    learn: (text, findings) => {
      if (!made) ownKey.add(text);
      for (const finding of findings) {
        const value = text.slice(finding.start, finding.end);
        whom.learn(value, finding);
        if (finding.kind === 'NAME') people.identify(text, finding.start, finding.end);
        if (made) note(value, finding);
        else learned.push(() => note(value, finding));
      }
    },
    replacementOf: (text, finding) => {
      const written = rewrite(text, finding);
      return written === text.slice(finding.start, finding.end) ? redactionWord : written;
    },
  };
}
