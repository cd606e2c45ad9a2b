import type { AuditGroup } from '@notewright/contract';
import { defineMessage, defineMessages, Message } from '@notewright/engine/message';

/** How an event reads, and what it belongs to. */
export interface AuditWords {
  readonly group: AuditGroup;
  /** When it was done, or, with another outcome, tried. */
  readonly done: string;
  /** When it reads differently because it was refused or failed. */
  readonly failed?: string;
  /** Nobody does it: it comes by itself when its time has come. */
  readonly isByItself?: boolean;
}

const of =
  (group: AuditGroup, isByItself = false) =>
  (done: string, failed?: string): AuditWords => ({
    group,
    done,
    ...(failed === undefined ? {} : { failed }),
    ...(isByItself ? { isByItself } : {}),
  });
const signIn = of('sign_in');
const account = of('account');
const accountByItself = of('account', true);
const charts = of('charts');
const chartsByItself = of('charts', true);
const files = of('files');
const data = of('data');
const dataByItself = of('data', true);
const company = of('company');
const emergency = of('emergency');
const billing = of('billing');
const billingByItself = of('billing', true);
const log = of('audit');
const operation = of('operator');
const operationByItself = of('operator', true);

/**
 * The one table of everything that the audit log can tell; the message of an action has the id `audit` and its name. A test fails when the server writes an action that is not
 * in it.
 */
export const auditWords: Readonly<Record<string, AuditWords>> = {
  'session.sign_in': signIn('Sign-in', 'Failed sign-in'),
  'session.second_factor': signIn('Showed the second factor', 'Wrong second factor'),
  'session.passkey_counter': signIn('A copied passkey was refused'),
  'session.sign_out': signIn('Sign-out'),
  'session.refresh_reuse': signIn('Session ended: an old sign-in was used again'),
  'session.end': signIn('Ended a session'),
  'session.end_others': signIn('Ended all other sessions'),
  'session.end_all': signIn('Ended everybody’s sessions after a restore'),
  'session.lock': signIn('Screen locked'),
  'session.unlock': signIn('Screen unlocked', 'Failed try to unlock the screen'),
  'session.prove': signIn('Confirmed who they are', 'Failed to confirm who they are'),
  'session.workspace': signIn('Went to another workspace'),

  'template.create': charts('Made a template'),
  'template.update': charts('Changed a template'),
  'template.delete': charts('Deleted a template'),
  'phrase.create': charts('Made a phrase'),
  'phrase.update': charts('Changed a phrase'),
  'phrase.delete': charts('Deleted a phrase'),
  'phrase.import': charts('Imported a phrase'),
  'recording.begin': charts('Began to record a visit, to which everybody had agreed'),
  'recording.read': charts('Opened a recording of a visit'),
  'recording.finish': charts('Finished the recording of a visit'),
  'recording.retry': charts('Had a recording of a visit tried again'),
  'recording.set_aside': charts('Put a recording of a visit aside for later'),
  'recording.put_away': charts('Put a recording of a visit into a message'),
  'recording.delete': charts('Deleted a recording of a visit'),
  'recording.end': charts('A recording of a visit that had not become text ended with somebody’s place in the company'),
  'recording.expire': chartsByItself('A recording of a visit was removed: nobody came back to it'),
  'recording.sound_expire': chartsByItself('The sound of a visit was removed: its time was over'),
  'emr.launch': charts('Opened a patient’s record in a record system', 'Failed to open a patient’s record'),
  'emr.list': charts('Listed the patients’ records that they have open'),
  'emr.open': charts('Looked at a patient’s record that they have open'),
  'emr.read': charts('Read a patient’s record'),
  'emr.bind': charts('Bound a chat to a patient’s record', 'Failed to bind a chat to a patient’s record'),
  'emr.preview': charts(
    'Looked at what of a note a patient’s record would take',
    'Failed to look at what a record would take',
  ),
  'emr.send': charts(
    'Had a note written into a patient’s record',
    'Failed to have a note written into a patient’s record',
  ),
  'emr.write': charts(
    'Wrote something of a note into a patient’s record',
    'A patient’s record did not take something of a note',
  ),
  'emr.unlink': charts('Closed a patient’s record'),
  'emr.end': charts('A patient’s record was closed with somebody’s place in the company'),
  'emr.expire': chartsByItself('A patient’s record was closed: its time was over'),
  'learning.accept': charts('Accepted a learned preference'),
  'learning.change': charts('Changed a learned preference'),
  'learning.switch_off': charts('Switched off a learned preference'),
  'learning.delete': charts('Deleted a learned preference'),
  'learning.mode': charts('Switched Learning Mode on or off'),
  'learning.offer': charts(
    'Offered learned preferences to the company, or none',
    'Failed to offer learned preferences to the company',
  ),
  'learning.take': charts('Took a preference that the company offers'),

  'account.sign_up': account('Signed up'),
  'account.verify': account('Verified the email address', 'Wrong code for an email address'),
  'password.forgot': account('Asked for a password reset'),
  'password.verify_code': account('Entered the code of a password reset', 'Wrong code for a password reset'),
  'password.reset': account('Reset the password', 'Failed password reset'),
  'password.change': account('Changed the password', 'Failed to change the password'),
  'email.change_request': account('Asked for another email address', 'Failed to ask for another email address'),
  'email.change': account('Changed the email address', 'Wrong code for another email address'),
  'profile.update': account('Changed the profile'),
  'preferences.update': account('Changed the preferences'),
  'models.on': account('Switched language models on for their own chats'),
  'models.off': account('Switched language models off for their own chats'),
  'profile_picture.read': account('Loaded a profile picture'),
  'identity.link': account('Linked another way to log in', 'Failed to link another way to log in'),
  'second_factor.app_added': account('Added an authenticator app'),
  'second_factor.app_replaced': account('Replaced the authenticator app'),
  'second_factor.app_removed': account('Removed the authenticator app'),
  'second_factor.passkey_added': account('Added a passkey'),
  'second_factor.passkey_renamed': account('Renamed a passkey'),
  'second_factor.passkey_removed': account('Removed a passkey'),
  'second_factor.codes_renewed': account('Made new recovery codes'),
  'second_factor.cleared': account('Removed every second factor'),
  'wrong_codes.cleared': account('Let mailed codes count again'),
  'wrong_codes.day_breaker': accountByItself('Too many wrong codes in a day: links are mailed in place of codes'),
  'wrong_codes.year_breaker': accountByItself(
    'Too many wrong reset codes in a year: links are mailed in place of reset codes',
  ),

  'chat.create': charts('Started a chat'),
  'chat.read': charts('Read a chat'),
  'chat.list': charts('Listed chats'),
  'chat.search': charts('Searched chats'),
  'chat.rename': charts('Renamed a chat'),
  'chat.flag': charts('Pinned or saved a chat'),
  'chat.delete': charts('Moved a chat to the bin'),
  'chat.restore': charts('Took a chat back from the bin'),
  'bin.list': charts('Looked into the bin'),
  'message.send': charts('Sent a message'),
  'message.edit': charts('Edited a message and sent it again'),
  'reply.start': charts('Asked for a reply'),
  'reply.regenerate': charts('Asked for another reply'),
  'reply.read': charts('Followed a reply'),
  'reply.stop': charts('Stopped a reply'),
  'reply.rate': charts('Rated a reply'),
  'draft.read': charts('Read a draft'),
  'draft.save': charts('Saved a draft'),
  'flag.list': charts('Looked at decisions about flags'),
  'flag.choose': charts('Decided about a flag'),
  'chat.export': charts('Took a chat along as a file'),
  'note.list': charts('Listed the notes of a day'),
  'note.read': charts('Read a version of a note'),
  'note.export': charts('Took a note along as a file'),
  'note.reuse': charts('Used a note as a source of another'),
  'note.edit': charts('Edited a note'),
  'note.addendum': charts('Wrote an addendum to a signed note'),
  'note.sign': charts('Signed a note'),
  'cosignature.ask': charts('Asked for a co-signature'),
  'cosignature.take_back': charts('Took back a request for a co-signature'),
  'cosignature.list': charts('Listed requests for co-signatures'),
  'cosignature.read': charts('Read a note that waits for their co-signature'),
  'cosignature.sign': charts('Co-signed a note'),
  'cosignature.return': charts('Sent a note back without a co-signature'),
  'cosignature.end': charts('A request for a co-signature ended with somebody’s place in the company'),
  'audio.transcribe': charts('Had a recording turned into text', 'Failed to have a recording turned into text'),
  'attachment.add': files('Attached a file'),
  'attachment.redact': files('Got a file back without identifiers'),
  'attachment.read': files('Opened an attachment'),

  'account.export': data('Exported everything of their own'),
  'account.delete': data('Deleted their account', 'Failed to delete their account'),
  'account.destroy': data('What was left of a deleted account was destroyed'),
  'chat.destroy': data('Destroyed a chat for good'),
  'chat.expire': dataByItself('A chat was destroyed at the end of its time'),

  'company.create': company('Made a company'),
  'company.update': company('Changed the company', 'Failed to change the company'),
  'company.browser_speech_allowed': company('Allowed browser speech services'),
  'company.models_on': company('Switched language models on'),
  'company.models_off': company('Switched language models off'),
  'company.recording_days': company('Changed how long the sound of visits is kept'),
  'company.browser_speech_forbidden': company('Forbade browser speech services'),
  'company.own_trials_withheld': company('Ended free trials for people of the company’s mail domain'),
  'company.own_trials_given': company('Allowed free trials for people of the company’s mail domain'),
  'company.destroy': company('Closed the company for good'),
  'company.transfer': company('Handed the company over', 'Failed to hand the company over'),
  'user.invite': company('Invited somebody', 'Failed to invite somebody'),
  'user.join': company('Joined the company', 'Failed to join the company'),
  'user.leave': company('Left the company', 'Failed to leave the company'),
  'user.remove': company('Removed somebody', 'Failed to remove somebody'),
  'user.role': company('Gave somebody another role', 'Failed to give somebody another role'),
  'agreement.accept': company(
    'Accepted the business associate agreement',
    'Failed to accept the business associate agreement',
  ),
  'agreement.download': company(
    'Downloaded the business associate agreement',
    'Failed to download the business associate agreement',
  ),

  'emergency_access.open': emergency('Opened emergency access', 'Failed to open emergency access'),
  'emergency_access.read': emergency('Read by emergency access', 'Failed to read by emergency access'),
  'emergency_access.close': emergency('Closed emergency access', 'Failed to close emergency access'),
  'emergency_access.list': emergency('Looked at the emergency accesses', 'Failed to look at the emergency accesses'),

  'invoice.download': billing('Downloaded an invoice', 'Failed to download an invoice'),
  'subscription.buy': billing('Began to buy a plan', 'Failed to begin to buy a plan'),
  // These two also come by themselves, when they are done on the payment provider's own page.
  'subscription.cancel': billingByItself('Cancelled the plan', 'Failed to cancel the plan'),
  'subscription.resume': billingByItself(
    'Took the cancellation of the plan back',
    'Failed to take a cancellation back',
  ),
  'subscription.start': billingByItself('The plan began'),
  'subscription.renew': billingByItself('The plan was renewed'),
  'subscription.past_due': billingByItself('A renewal of the plan could not be charged'),
  'subscription.seats': billingByItself('The plan is for another number of users'),
  'subscription.refund': billingByItself('A payment was given back'),
  'subscription.end': billingByItself('The plan ended'),
  'subscription.portal': billing(
    'Opened the page of the payment method',
    'Failed to open the page of the payment method',
  ),

  'audit_log.read': log('Read the audit log', 'Failed to read the audit log'),
  'audit_log.export': log('Exported the audit log', 'Failed to export the audit log'),

  'operator.grant': operation('Made somebody operator'),
  'operator.revoke': operation('Ended somebody’s being operator'),
  'operator.read': operation('Read the state of the installation', 'Failed to read the state of the installation'),
  'operator.change_company': operation(
    'Changed a company’s seats or trial',
    'Failed to change a company’s seats or trial',
  ),
  'operator.disable_account': operation('Switched an account off', 'Failed to switch an account off'),
  'operator.enable_account': operation('Switched an account on again', 'Failed to switch an account on again'),
  'operator.retry_mail': operation('Tried an undelivered mail again', 'Failed to try an undelivered mail again'),
  'operator.drop_mail': operation('Dropped an undelivered mail', 'Failed to drop an undelivered mail'),
  'operator.test_model': operation(
    'Tested the connection to a language model',
    'Failed to test the connection to a language model',
  ),
  'operator.import_codes': operation('Imported code tables', 'Failed to import code tables'),
  'emr.connect': operation('Connected a record system', 'Failed to connect a record system'),
  'emr.test': operation('Tested the connection to a record system', 'Failed to test the connection to a record system'),
  'emr.retry': operation(
    'Had notes written that waited for a record system',
    'Failed to have notes written that waited for a record system',
  ),
  'emr.disconnect': operation('Disconnected a record system', 'Failed to disconnect a record system'),
  'data.damaged': operationByItself('Refused data that was changed outside, or that is damaged'),
  'operator.remove_codes': operation('Removed a code table', 'Failed to remove a code table'),
};

/** The words for an event; its own name where there are none, so that a line is never lost. */
export function wordAction(action: string, outcome: 'success' | 'denied' | 'failure'): Message | string {
  const words = findWords(action);
  if (words === null) return action;
  const isFailed = outcome !== 'success' && words.failed !== undefined;
  return new Message(`audit.${action}${isFailed ? '.failed' : ''}`, isFailed ? words.failed : words.done, {});
}

function findWords(action: string): AuditWords | null {
  return Object.hasOwn(auditWords, action) ? (auditWords[action] ?? null) : null;
}

const itself = defineMessage('audit.itself', 'Notewright itself');
const stranger = defineMessage('audit.stranger', 'Somebody not signed in');

/** Who did something that nobody is named for. */
export function wordNobody(action: string): Message {
  return findWords(action)?.isByItself === true ? itself : stranger;
}

/** The events of a group. */
export function actionsOf(group: AuditGroup): readonly string[] {
  return Object.keys(auditWords).filter((action) => auditWords[action]?.group === group);
}

/** What the log calls the things that something was done to. */
const kinds: Readonly<Record<string, Message>> = defineMessages('auditKind', {
  chat: 'Chat',
  message: 'Message',
  attachment: 'Attachment',
  signature: 'Signature',
  cosignature: 'Request for a co-signature',
  user: 'Account',
  session: 'Session',
  sign_up: 'Sign-up',
  password_reset: 'Password reset',
  code_table: 'Code table',
  company: 'Company',
  tenant: 'Company',
  invitation: 'Invitation',
  mail: 'Mail',
  emergency_access: 'Emergency access',
  agreement: 'Agreement',
  order: 'Purchase',
  invoice: 'Invoice',
  subscription: 'Plan',
});

/** A kind of thing in words; what is not in the table is read as it is written. */
export function wordKind(kind: string): Message | string {
  const plain = kind.replaceAll('_', ' ');
  return Object.hasOwn(kinds, kind) ? (kinds[kind] ?? plain) : plain.charAt(0).toUpperCase() + plain.slice(1);
}
