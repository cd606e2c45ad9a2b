export const title = 'Company';
export const notLoaded = 'The company could not be loaded.';
export const isElsewhere = (company: string): string =>
  `You belong to ${company} and are in your personal workspace. Switch to the company’s workspace to see its settings.`;
/** What every member sees. */
export const name = 'Name';
export const yourRole = 'Your role';
export const seats = 'Seats';
export const seatsTaken = (taken: number, seats: number): string => `${taken} of ${seats} taken`;
export const users = 'Users';
export const locksAfter = 'Screen locks after';
export const minutesLong = (count: number): string => `${count} minutes`;
export const secondFactor = 'Second factor';
export const isNeeded = 'Everybody needs one';
export const isByChoice = 'By choice';
export const chatsAreKept = 'Chats are kept';
export const untilDeleted = 'Until they are deleted';
export const daysLong = (days: number): string => `${days} days after their last message`;
/** What owner and admins decide. */
export const form = 'Company settings';
export const companyName = 'Company name';
export const idle = 'Minutes until the screen locks';
export const idleHint = (least: number, most: number): string =>
  `Without activity, for every member: ${least} to ${most}.`;
export const needsSecondFactor = 'Every member needs a second factor';
export const needsSecondFactorHint = 'Who has none is asked to set one up before they can go on.';
export const browserSpeech = 'Browser speech services';
export const isAllowed = 'Allowed, for who agrees';
export const isForbidden = 'Not allowed';
export const allowBrowserSpeech = 'Allow browser speech services';
export const allowBrowserSpeechHint =
  'Where a browser cannot recognize speech on the device, a member may then agree to have what they say sent to a service of the browser’s maker, with which Notewright has no agreement. Without it, speech is recognized on the device only.';
export const visitSound = 'Sound of recorded visits';
export const visitSoundNotKept = 'Deleted once it has become text';
export const visitSoundKept = (days: number): string => `Deleted ${days} days after it has become text`;
export const recordingDays = 'Days to keep the sound of recorded visits';
export const recordingDaysHint = (most: number): string =>
  `0 to ${most}, from when a visit has become text. With 0 its sound is deleted at once. Members take what is kept along with their data.`;
export const models = 'Language models';
export const areUsed = 'Used where there are any';
export const areNotUsed = 'Not used';
export const letModelsWrite = 'Let language models write';
export const letModelsWriteHint =
  'Where there is a language model, it gets your members’ words without the identifiers that were found in them. Without it, nothing of the company’s goes to a model, and the built-in engine writes everything.';
export const withholdTrials = 'No separate free trials for our email addresses';
export const withholdTrialsHint = (domain: string): string =>
  `Who signs up with an address at ${domain} gets no free trial of their own. To write notes they need an invitation from you, or a plan. Nothing changes for people who have an account.`;
export const withholdTrialsNotHere =
  'This needs an address of your company’s own; yours is at a mail service that is open to everybody.';
export const saved = 'Company settings saved.';
export const notSaved = 'The settings could not be saved. Please try again.';
export const retention = 'How long chats are kept';
export const someDays = 'A number of days after their last message';
export const daysLabel = 'Days';
export const daysHint = (least: number, most: number): string =>
  `${least} to ${most}. Older chats are destroyed each night, and nobody can bring them back.`;
export const pleaseGive = (least: number, most: number, unit: string): string =>
  `Please give ${least} to ${most} ${unit}`;
export const minutes = 'minutes';
export const days = 'days';
/** Handing over. */
export const handOverTitle = 'Hand over the company';
export const handOverAlone = 'There is nobody else in the company yet.';
export const handOverLead =
  'Another member becomes its owner, and you become an admin. Do this before you leave the company.';
export const newOwner = 'New owner';
export const chooseMember = 'Choose a member';
export const handOver = 'Hand over';
export const handOverAsk = 'Hand over the company?';
export const handOverMeans = (email: string): string => `${email} becomes the owner. Only they can give it back.`;
export const handedOver = 'The company was handed over.';
export const notHandedOver = 'The company could not be handed over. Please try again.';
/** Leaving. */
export const leaveTitle = 'Leave the company';
export const leaveLead =
  'The chats you wrote for it stay with it, and you can no longer read them. Your personal ones stay yours.';
export const leaveButton = 'Leave company';
export const leaveAsk = 'Leave the company?';
export const leaveMeans = (company: string): string => `To come back to ${company} you have to be invited again.`;
export const leave = 'Leave';
export const left = 'You have left the company.';
export const notLeft = 'You could not be taken out of the company. Please try again.';
/** Setting up. */
export const alone =
  'You work alone. With a company you can invite others, and what you write in it belongs to the company. The chats you have made so far stay yours, in your personal workspace.';
export const setUp = 'Set up company';
export const isSetUp = 'Your company is set up.';
export const notSetUp = 'The company could not be set up. Please try again.';
