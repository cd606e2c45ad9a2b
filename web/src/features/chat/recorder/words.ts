import { plural } from '../../../i18n/plural.ts';

export const bar = 'Visit recording';
export const title = 'Record a visit';
export const lead =
  'What is said in the room becomes a transcript in this message while you work on. Nothing is sent by itself.';
export const consent = 'Everybody in the room has agreed to be recorded';
export const consentNote = 'That you noted this, and when, is kept with the recording.';
export const consentFirst = 'Please tick the box once everybody has agreed.';
export const begin = 'Start recording';
export const cancel = 'Cancel';
export const spokenLanguage = 'Spoken language';

/** Why no visit can be recorded here. */
export const noSpeech =
  'Visits cannot be recorded here, because no speech service is set up. Ask whoever runs this installation.';
export const noRecorder =
  'This browser cannot record sound. Please use a current version of Chrome, Edge, Firefox or Safari.';
export const elsewhere = 'A visit is being recorded in another tab of this browser.';
export const alreadyRunning =
  'A visit is being recorded already, or its transcript waits. Please finish that one first, or press Later once it is finished.';
export const beginFailed = 'The recording could not be started. Please try again.';

export const recording = 'Recording';
export const paused = 'Paused';
export const finishing = 'Turning the last words into text...';
export const failed = 'A part of the visit could not be turned into text.';
export const ready = (time: string, minutes: number): string =>
  plural(minutes, {
    one: `The transcript of the visit of ${time}, ${minutes} minute, is ready.`,
    other: `The transcript of the visit of ${time}, ${minutes} minutes, is ready.`,
  });
export const done = 'The transcript is in the message. Nothing has been sent.';
export const offered = (time: string, minutes: number): string =>
  plural(minutes, {
    one: `A recording of ${time}, ${minutes} minute, was interrupted.`,
    other: `A recording of ${time}, ${minutes} minutes, was interrupted.`,
  });
export const offeredElsewhere = (time: string, minutes: number): string =>
  plural(minutes, {
    one: `A recording of ${time}, ${minutes} minute, was begun on another device or in another session. It can be finished here.`,
    other: `A recording of ${time}, ${minutes} minutes, was begun on another device or in another session. It can be finished here.`,
  });
/** The source in the message. */
export const sourceName = (time: string, minutes: number): string => `Visit, ${time}, ${minutes} min`;

export const pause = 'Pause';
export const goOn = 'Go on';
export const finish = 'Finish';
export const finishWithout = 'Finish without it';
export const discard = 'Discard';
export const tryAgain = 'Try again';
export const later = 'Later';
export const laterNote = 'Press Later to record the next visit: this one becomes text by itself, and waits here.';
export const laterFailed = 'The recording could not be put aside. Check your connection and try again.';
export const addHere = 'Add it to this message';
export const openChat = 'Open the message';
export const close = 'Close';
export const showWords = 'Show the words so far';
export const hideWords = 'Hide the words';
export const wordsSoFar = 'Words so far';
export const noWords = 'The first words come after about half a minute.';

export const sound = 'Sound is coming in';
export const noSound = 'No sound is coming in. Check the microphone.';

export const saved = (time: string): string => `Saved to ${time}`;
export const savedAll = 'All of it is saved';
export const offline = 'Not connected: recording goes on.';
export const offlineWaiting = (minutes: number): string =>
  plural(minutes, {
    one: `Not connected: recording goes on, ${minutes} minute waits on this device.`,
    other: `Not connected: recording goes on, ${minutes} minutes wait on this device.`,
  });
export const offlineResting = 'Not connected: the last words wait on this device.';
export const offlineRestingWaiting = (minutes: number): string =>
  plural(minutes, {
    one: `Not connected: ${minutes} minute waits on this device.`,
    other: `Not connected: ${minutes} minutes wait on this device.`,
  });
export const offlineFinishing =
  'Not connected: the transcript is made once the connection is back. Keep this page open.';
export const notLasting =
  'This browser cannot keep sound on the device. Stay connected and keep this page open until it is saved.';

export const microphoneLost = 'The microphone went away. Connect it again, then press Go on.';
export const microphoneProblems: Readonly<Record<string, string>> = {
  'not-allowed': 'The microphone is blocked. Allow it for this page next to the address bar of your browser.',
  'audio-capture': 'No microphone was found, or another program is using it. Connect one and try again.',
};
export const otherMicrophoneProblem = 'The microphone could not be started. Please try again.';
export const full = 'The recording has reached 90 minutes, the most that it can hold. Please finish it.';
export const silent = 'Nobody was heard in the recording, so there is no transcript.';
export const isCut = 'A stretch of the recording is missing. The transcript says where, in brackets.';
export const discardFailed = 'The recording could not be discarded. Check your connection and try again.';

/** The line of those that wait beside the recorder, and what it opens. */
export const waitingForText = (visits: number): string =>
  plural(visits, { one: `${visits} visit waits for its text`, other: `${visits} visits wait for their text` });
export const waitingReady = (visits: number): string =>
  plural(visits, { one: `The text of ${visits} visit is ready`, other: `The text of ${visits} visits is ready` });
export const waitingSome = (visits: number, ready: number): string =>
  `${visits} visits wait, the text of ${ready} is ready`;
export const waitingLead = 'What waits becomes text by itself.';
export const waitingKept = 'Each visit is removed seven days after you last did something with it.';
export const waitingVisit = (when: string, minutes: number): string =>
  plural(minutes, { one: `${when}, ${minutes} minute`, other: `${when}, ${minutes} minutes` });
export const waits = 'Waits for its text';
export const waitsInVain = 'A part could not be turned into text. It is tried again every few minutes.';
export const textReady = 'Its text is ready';
export const leaveOut = 'Leave out what failed';
export const givenUp = 'A part could not be turned into text. It is not tried again by itself.';
export const leaveOutTitle = 'Leave out what failed?';
export const leaveOutLead =
  'What failed does not become text any more, and the transcript says in brackets where it is missing. This cannot be undone.';
export const gone = 'This recording is not there any more. It was discarded, or put into a message, elsewhere.';
export const waitingFailed = 'That did not work. Check your connection and try again.';

export const discardTitle = 'Discard this recording?';
export const discardLead = 'Its sound and its words are deleted at once and cannot be brought back.';
export const keep = 'Keep it';

/** Said once to who listens to the page. */
export const saidStart = 'The visit is being recorded.';
export const saidPause = 'The recording is paused.';
export const saidFinish = 'The recording is finished.';
export const saidOffline = 'Not connected. The recording goes on.';
