import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';

const megabyte = 1024 * 1024;

/** The files that say limits to people: texts of both languages, and documents. */
const english = 'contract/src/field-words.ts';
const problems = 'contract/src/problems.ts';
const spanish = 'languages/es.json';
const web = 'web/src/features';

const inFull = (limit: number): string => limit.toLocaleString('en-US');
const inMegabytes = (limit: number): string => `${limit / megabyte} MB`;

/** Which line of a text (by its name), in which files, says which limit. */
const texts: readonly (readonly [name: string, limit: string, files: readonly string[]])[] = [
  ['passwordTooShort', inFull(limits.passwordCharacters), [english, spanish]],
  ['newPasswordTooShort', inFull(limits.newPasswordCharacters), [english, spanish]],
  ['emailCodeInvalid', inFull(limits.emailCodeDigits), [english, spanish]],
  ['companyNameTooLong', inFull(limits.nameCharacters), [english, spanish]],
  ['fullNameTooLong', inFull(limits.nameCharacters), [english, spanish]],
  ['emrNameMissing', inFull(limits.nameCharacters), [english, spanish]],
  ['titleTooLong', inFull(limits.nameCharacters), [english, spanish]],
  ['reasonTooShort', inFull(limits.emergencyReasonLeast), [english, spanish]],
  ['reasonTooLong', inFull(limits.emergencyReasonMost), [english, spanish]],
  ['passkeyNameTooLong', inFull(limits.passkeyNameCharacters), [english, spanish]],
  ['supportQueryTooLong', inFull(limits.supportCharacters), [english, spanish]],
  ['supportMessageTooLong', inFull(limits.supportCharacters), [english, spanish]],
  ['contactNameTooLong', inFull(limits.nameCharacters), [english, spanish]],
  ['templateNameTooLong', inFull(limits.nameCharacters), [english, spanish]],
  ['headingTooLong', inFull(limits.headingCharacters), [english, spanish]],
  ['instructionTooLong', inFull(limits.instructionCharacters), [english, spanish]],
  ['headingsTooMany', inFull(limits.templateHeadings), [english, spanish]],
  ['phraseNameTooLong', inFull(limits.phraseNameCharacters), [english, spanish]],
  ['phraseWordsTooLong', inFull(limits.phraseCharacters), [english, spanish]],
  ['phraseDescriptionTooLong', inFull(limits.phraseDescriptionCharacters), [english, spanish]],
  ['phraseListTooLong', inMegabytes(limits.phraseListBytes), [english, spanish]],
  ['exampleTooLong', inFull(limits.exampleCharacters), [english, spanish]],
  ['messageTooLong', inFull(limits.messageCharacters), [english, spanish]],
  ['sourceNameTooLong', inFull(limits.sourceNameCharacters), [english, spanish]],
  ['chatNameTooLong', inFull(limits.titleCharacters), [english, spanish]],
  ['codeQueryTooLong', inFull(limits.codeQueryCharacters), [english, spanish]],
  ['flagReasonTooLong', inFull(limits.flagReasonCharacters), [english, spanish]],
  ['noteTooLong', inFull(limits.noteCharacters), [english, spanish]],
  ['confirmReasonTooLong', inFull(limits.confirmReasonCharacters), [english, spanish]],
  ['credentialsTooLong', inFull(limits.credentialsCharacters), [english, spanish]],
  ['attestationTooLong', inFull(limits.attestationCharacters), [english, spanish]],
  ['commentTooLong', inFull(limits.cosignatureCommentCharacters), [english, spanish]],
  ['note_too_many_versions', inFull(limits.noteVersions), [problems, spanish]],
  ['notesTooMany', inFull(limits.notesExported), [english, spanish]],
  ['usersTooMany', String(limits.companySeats), [spanish]],
  ['seatsTooMany', String(limits.companySeats), [spanish]],
  ['file_too_large', inMegabytes(limits.fileBytes), [problems, spanish]],
  ['too_many_sources', inFull(limits.sources), [problems, spanish]],
  ['sources_too_long', inFull(limits.messageCharacters), [problems, spanish]],
  ['files_too_large', inMegabytes(limits.fileBytes), [problems, spanish]],
  ['message_too_long', inFull(limits.messageCharacters), [problems, spanish]],
  ['file_too_long', inFull(limits.messageCharacters), [problems, spanish]],
  ['file_too_many_pages', inFull(limits.documentPages), [problems, spanish]],
  ['image_too_large', inFull(limits.imagePixels / 1_000_000), [problems, spanish]],
  ['recording_too_long', inFull(limits.visitSeconds / 60), [problems, spanish]],
  ['tooManyWaiting', inFull(limits.visitsWaiting), [spanish]],
  ['too_many_passkeys', inFull(limits.passkeysPerPerson), [problems, spanish]],
  ['pictureHint', inMegabytes(limits.profilePictureBytes), inBoth(`${web}/account/words`)],
  ['pictureTooLarge', inMegabytes(limits.profilePictureBytes), inBoth(`${web}/account/words`)],
  ['passwordHint', inFull(limits.newPasswordCharacters), inBoth(`${web}/auth/words`)],
  ['nextHint', inFull(limits.newPasswordCharacters), inBoth(`${web}/settings/password/words`)],
  ['tooLargeFile', inMegabytes(limits.fileBytes), inBoth(`${web}/chat/composer/checking/words`)],
  ['tooLong', inFull(limits.messageCharacters), inBoth(`${web}/chat/composer/checking/words`)],
  ['recordingEnded', inFull(limits.recordingSeconds / 60), inBoth(`${web}/chat/voice/words`)],
  ['tooLong', inFull(limits.codeQueryCharacters), inBoth(`${web}/codes/words`)],
  ['nameTooLong', inFull(limits.nameCharacters), inBoth(`${web}/home/contact/words`)],
  ['messageTooLong', inFull(limits.supportCharacters), inBoth(`${web}/home/contact/words`)],
  ['descriptionTooLong', inFull(limits.supportCharacters), inBoth(`${web}/support/support-form.words`)],
];

/** What a document says, and in which line: the one that holds the first words. */
const documents: readonly (readonly [file: string, line: string, says: readonly string[]])[] = [
  [
    'docs/conformance.md',
    '| Limits: file',
    [
      `file ${inMegabytes(limits.fileBytes)}, ${limits.documentPages} pages and ${limits.imagePixels / 1_000_000} megapixels`,
      `message ${inFull(limits.messageCharacters)}`,
      `title ${limits.titleCharacters}`,
      `name ${limits.nameCharacters}`,
      `picture ${inMegabytes(limits.profilePictureBytes)}`,
    ],
  ],
  [
    'docs/security/inventories.md',
    '| attachment ',
    [`${inMegabytes(limits.fileBytes)}; ${limits.documentPages} pages; ${limits.imagePixels / 1_000_000} megapixels`],
  ],
  ['docs/security/inventories.md', '| profile picture ', [inMegabytes(limits.profilePictureBytes)]],
  [
    'docs/operate/speech.md',
    'A recording has at most',
    [`at most ${inMegabytes(limits.audioBytes)} and ends by itself after ${limits.recordingSeconds / 60} minutes`],
  ],
];

/** A words module, and its texts in the catalogue by how their ids begin. */
function inBoth(words: string): readonly string[] {
  return [`${words}.ts`, `${spanish}#${words.replace('web/src/', 'web/').replace(/[./]words$/, '')}`];
}

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** A text by its name, from a module or a catalogue, up to the next. */
function textOf(place: string, name: string): string {
  const [file = '', begin = '[a-z]+'] = place.split('#');
  const text = read(file);
  const { index } = new RegExp(`(?:const |"${begin}\\.|^ {2})${name}\\b`, 'm').exec(text) ?? { index: text.length };
  return text.slice(index).split(/\n(?=export|\s+"|\s{2}\w+:|\n)/)[0] ?? '';
}

describe('the limits', () => {
  it('are those that the specification and the product decisions name', () => {
    expect(limits).toMatchObject({
      otpDigits: 4,
      passwordCharacters: 6,
      newPasswordCharacters: 8,
      fileBytes: 25 * megabyte,
      documentPages: 500,
      imagePixels: 100_000_000,
      messageCharacters: 2_000_000,
      titleCharacters: 200,
      commentCharacters: 5000,
      supportCharacters: 5000,
      nameCharacters: 100,
      profilePictureBytes: 5 * megabyte,
    });
  });

  const said = texts.flatMap(([name, limit, files]) => files.map((file) => ({ file, name, limit })));
  it.each(said)('$file says $limit in $name', ({ file, name, limit }) => {
    expect(textOf(file, name)).toMatch(new RegExp(`(?<![\\d,.])${limit}(?!,?\\d)`));
  });

  it.each(documents)('%s says them in the line of "%s"', (file, line, says) => {
    const found = read(file)
      .split('\n')
      .find((one) => one.includes(line));
    for (const one of says) expect(found).toContain(one);
  });

  it('stand in no sentence of a field or a failure that is not looked at here', () => {
    const known = new Set(texts.map(([name]) => name));
    const saying = [english, problems].flatMap((file) =>
      [...read(file).matchAll(/(?:export const |^ {2})(\w+)\b.*(?:limit is|at least|at most|-digit).*\d/gim)].map(
        ([, name]) => String(name),
      ),
    );
    expect(saying.length).toBeGreaterThan(20);
    expect(saying.filter((name) => !known.has(name))).toEqual([]);
  });
});
