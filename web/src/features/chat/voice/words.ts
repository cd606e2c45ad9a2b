import type { Mode } from './find-mode.ts';

/** The dialog's own texts, as the specification has them (section 2). */
export const title = 'Voice Input';
export const placeholder = 'Click the microphone to start speaking...';
export const tapToSpeak = 'Tap to speak';
export const tapToStop = 'Tap to stop';
export const add = 'Add';
export const close = 'Close';
export const transcript = 'Transcript';

export const spokenLanguage = 'Spoken language';
export const languageNames: Readonly<Record<'en-US' | 'es-US', string>> = {
  'en-US': 'English (US)',
  'es-US': 'Spanish (US)',
};

/** How speech becomes text here, in one line. */
export const modes: Readonly<Record<Mode, string>> = {
  looking: 'Looking for speech recognition...',
  device: 'Recognised on this device. Your voice does not leave it.',
  download:
    'Your browser can recognise speech on this device. It has to download a language pack first, once. Tap to speak to begin.',
  downloading: 'Your browser is downloading its language pack. This can take a minute; you can type meanwhile.',
  recording:
    'Recorded and sent to the speech service that this installation has set up; Notewright keeps no recording.',
  browser: 'Recognised by the service of your browser’s maker, not on this device.',
  forbidden:
    'Your browser cannot recognise speech on this device, and your company does not allow its maker’s speech service. You can type here.',
  typing: 'Your browser cannot recognise speech on this device. You can type here.',
};

export const consentTitle = 'Your voice would leave this computer';
export const consentText =
  'Your browser cannot recognise speech on this device. If you agree, what you say, patients’ details included, is sent to a service of your browser’s maker, with which Notewright has no agreement. This counts until you log out.';
export const agree = 'I agree';
export const agreeFirst = 'Please agree first, or type here.';

/** What goes on now, beside the microphone. */
export const listening = 'Listening...';
export const hearing = 'Hearing you';
export const stopping = 'Writing the last words...';
export const sending = 'Turning the recording into text...';
export const ready = 'Ready. Tap to speak.';
export const recordingEnded = 'The recording ended by itself after 10 minutes. Tap to speak to go on.';

export const downloading = 'Download of the language pack';
export const installFailed =
  'The language pack could not be downloaded. Check your connection and try again, or type here.';
export const nothingHeard = 'Nothing was heard in the recording. Check your microphone and try again.';
export const tryAgain = 'Try again';
export const sendFailed = 'The recording could not be turned into text.';

/** What went wrong, by the browser's name for it, and what to do. What was written is kept in every case. */
export const errors: Readonly<Record<string, string>> = {
  'not-allowed':
    'The microphone is blocked. Allow it for this page next to the address bar of your browser, then tap to speak again.',
  'service-not-allowed': 'Your browser does not allow speech recognition on this page. You can type here.',
  'no-speech': 'Nothing was heard. Check that the microphone is on and near you, then tap to speak again.',
  'audio-capture': 'No microphone was found, or another program is using it. Connect one, then tap to speak again.',
  network: 'Speech recognition could not reach its service. Check your connection, then tap to speak again.',
  'language-not-supported':
    'Your browser cannot recognise this language. Choose another spoken language, or type here.',
  aborted: 'Listening was interrupted. Tap to speak to go on.',
};
export const otherError =
  'Speech recognition stopped. What was written is kept. Tap to speak to try again, or type here.';
