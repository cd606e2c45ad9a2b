import type { operator } from '@notewright/contract';
import { plural } from '../../i18n/plural.ts';

export const title = 'Record systems';
export const about =
  'Electronic health records in which people open a patient, and into whose records signed notes are written. No word of a patient stands here.';
export const register = 'Register Notewright there with these addresses:';
export const launchUrl = 'Launch address';
export const callbackUrl = 'Redirect address';
export const none = 'No record system is connected.';
export const connect = 'Connect a record system';
export const connectTitle = 'Connect a record system';
export const connectLead =
  'Its server is asked what it can before anything is kept. Nobody’s record is opened for that.';
export const name = 'Name';
export const nameHint = 'As people here call it.';
export const address = 'Address of its FHIR server';
export const addressHint = 'Ends before the types of resources, for example https://ehr.example/fhir/R4.';
export const clientId = 'Client ID';
export const secret = 'Client secret (optional)';
export const secretHint = 'Leave it empty where the record system gave you none.';
export const whose = 'Who may use it';
export const everybody = 'Everybody';
export const doConnect = 'Connect';
export const cancel = 'Cancel';
export const close = 'Close';

export const states: Readonly<Record<(typeof operator.emrConnectionStates)[number], string>> = {
  untried: 'Not asked yet',
  working: 'Answers',
  failing: 'Does not answer as a FHIR server',
};
export const usedBy = (company: string): string => `Used by ${company}`;
export const usedByAll = 'Used by everybody';
export const client = (id: string): string => `Client ID ${id}`;
export const withSecret = (id: string): string => `Client ID ${id}, with a secret`;
export const waiting = (count: number): string =>
  plural(count, { one: '1 note waits to be written', other: `${count} notes wait to be written` });
export const nothingWaits = 'No note waits to be written';
export const oldest = (moment: string): string => `the oldest since ${moment}`;
export const refused = (count: number): string =>
  plural(count, { one: 'of 1 note something was refused', other: `of ${count} notes something was refused` });
export const lastContact = (moment: string): string => `Last answer: ${moment}`;

export const test = 'Test';
export const testFailed = 'The test could not be made. Please try again.';
export const took = (message: string, seconds: string): string => `${message} (${seconds} s)`;
export const retry = 'Try now';
export const disconnect = 'Disconnect';
export const disconnectQuestion = (system: string): string => `Disconnect ${system}?`;
export const disconnectLead =
  'All access to its records ends. Notes that wait to be written into it are not written. What was written stays there.';
export const keep = 'Keep it';

export const abilities = 'What its server can';
export const fhirVersion = 'FHIR version';
export const software = 'Product';
export const unnamed = 'Not named';
export const authorization = 'Asks for permission at';
export const tokens = 'Gives access at';
export const withdraws = 'Access can be withdrawn';
export const yes = 'Yes';
export const no = 'No';
export const reads = 'Gives to read';
export const creates = 'Takes to be written';
export const nothingTaken = 'Nothing; notes cannot be written into it.';
export const twice = 'Sees that nothing is written twice';
export const twiceNo = 'No; Notewright looks for it before each try.';
