import type { ReactNode } from 'react';
import { plural } from '../../i18n/plural.ts';

export const title = 'Users';
export const heading = 'User Management';
export const loading = 'Loading users...';
export const notLoaded = 'Error loading users';
export const unknownError = 'Unknown error';
export const cancel = 'Cancel';
export const save = 'Save';
export const nobodyYet = 'No users have been invited yet.';
/** The list. */
export const list = 'Users of the company, newest first';
export const user = 'User';
export const status = 'Status';
export const invitedOn = 'Invited On';
export const token = 'Token';
export const role = 'Role';
export const actions = 'Actions';
export const you = '(you)';
export const noLink = 'No link';
export const accepted = 'Accepted';
export const pending = 'Pending';
export const expired = 'Expired';
export const copyLink = 'Copy link';
export const forWhom = (email: string): string => ` for ${email}`;
export const linkCopied = 'Link copied.';
export const linkNotCopied = 'The link could not be copied. Please use the link in the mail.';
export const actionsFor = (email: string): string => `Actions for ${email}`;
export const changeRole = 'Change role';
export const emergencyAccess = 'Emergency access';
export const sendAgain = 'Send again';
export const remove = 'Remove';
/** Inviting. */
export const invite = 'Invite';
export const inviting = 'Inviting...';
export const inviteLabel = 'Email of the person to invite';
export const invitePlaceholder = 'Invite others by email';
export const invited = 'User invited successfully!';
export const notInvited = 'Failed to invite user.';
/** Seats. */
const takenOf = (taken: number, seats: number): string =>
  plural(seats, { one: `${taken} of ${seats} seat taken`, other: `${taken} of ${seats} seats taken` });
export const seatsTaken = (company: ReactNode, taken: number, seats: number): ReactNode => (
  <>
    {company}: <span className="tabular-nums">{takenOf(taken, seats)}</span>, open invitations counted in.
  </>
);
export const tooMany = (count: number): string =>
  plural(count, {
    one: 'There is 1 user more than the plan is for. Nobody loses anything, but nobody more can be invited until you add users to the plan or remove somebody.',
    other: `There are ${count} users more than the plan is for. Nobody loses anything, but nobody more can be invited until you add users to the plan or remove somebody.`,
  });
export const addUsers = 'Add users';
export const seePlans = 'See plans';
/** Removing. */
export const removeTitle = 'Confirm Removal';
export const removeLead = 'Are you sure you want to remove this user? This action cannot be undone.';
export const removeMeans =
  'Their sessions end at once. Their chats stay with the company, and nobody can read them without emergency access.';
export const removing = 'Removing...';
export const removed = 'User removed successfully!';
export const notRemoved = 'Failed to remove user.';
/** Another role. */
export const roleTitle = 'Change role';
export const roleLead = 'It counts at once, wherever they are logged in.';
export const roleChanged = 'Role changed.';
export const roleNotChanged = 'Failed to change the role.';
/** For whom the page is not. */
export const notForYou = 'This page is for a company’s owner and admins';
export const operatorRuns = 'As the operator you run the installation; the users of a company are its owner’s.';
export const workAlone = (link: (words: string) => ReactNode): ReactNode => (
  <>
    You work alone here. To invite others, {link('set up a company')} in Settings first; the chats you have made stay
    yours.
  </>
);
export const isPersonal = (company: string, link: (words: string) => ReactNode): ReactNode => (
  <>
    You are in your personal workspace. {link(`Switch to ${company}`)} in Settings; if you are its owner or an admin,
    the users are there.
  </>
);
export const isMember = (company: string): string =>
  `You are a member of ${company}. To have somebody invited or removed, please ask its owner or an admin.`;
