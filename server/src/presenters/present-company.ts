import type { companyUserManagement, PersonName, ResponseOf, Role } from '@notewright/contract';
import type { Localizable, WithMessages } from '../language/localizable.ts';
import type { Company } from '../store/companies/company-store.ts';
import type { ListedInvitation } from '../store/companies/invitation-store.ts';
import type { ListedMember } from '../store/companies/member-store.ts';

/** A company as one of its members sees it. */
export function presentCompany(
  {
    id,
    name,
    seats,
    idleMinutes,
    requiresSecondFactor,
    allowsBrowserSpeech,
    usesModels,
    retentionDays,
    recordingDays,
  }: Company,
  seatsTaken: number,
  role: Role,
  trials: { readonly mailDomain: string | null; readonly areWithheld: boolean },
): WithMessages<ResponseOf<typeof companyUserManagement.readCompany>, 'name'> {
  return {
    id,
    name,
    role,
    seats,
    seats_taken: seatsTaken,
    idle_minutes: idleMinutes,
    requires_second_factor: requiresSecondFactor,
    allows_browser_speech: allowsBrowserSpeech,
    uses_models: usesModels,
    retention_days: retentionDays,
    recording_days: recordingDays,
    mail_domain: trials.mailDomain,
    withholds_own_trials: trials.areWithheld,
  };
}

/** A member as their colleagues see them: by name, or by address where they have given none. */
export function presentColleague({ userId, name, email }: ListedMember): Localizable<PersonName> {
  return { id: userId, name: name ?? email };
}

type InvitedUsers = Localizable<ResponseOf<typeof companyUserManagement.listUsers>>;

/**
 * Everybody who was invited, newest first: members, and those who have yet to accept. Whoever owned the company once
 * and belongs to it still stands among them; the owner does only if they were invited in their time.
 */
export function presentPeople(
  members: readonly ListedMember[],
  invitations: readonly ListedInvitation[],
): InvitedUsers {
  const byMember = new Map(invitations.map((invitation) => [invitation.acceptedBy, invitation]));
  const rows = [
    ...members.flatMap((member) => presentMember(member, byMember.get(member.userId))),
    ...invitations.filter(({ acceptedBy }) => acceptedBy === null).map(presentInvitation),
  ];
  return rows.toSorted((one, other) => other.on - one.on || (one.row.id < other.row.id ? 1 : -1)).map(({ row }) => row);
}

interface DatedRow {
  readonly on: number;
  readonly row: InvitedUsers[number];
}

function presentMember(member: ListedMember, invitation: ListedInvitation | undefined): readonly DatedRow[] {
  const isOwner = member.role === 'owner';
  if (isOwner && invitation === undefined) return [];
  const on = invitation?.invitedOn ?? member.joinedAt;
  const row = {
    id: invitation?.id ?? member.userId,
    email: member.email,
    invition_status: 'accepted' as const,
    invited_on: new Date(on).toISOString(),
    token: null,
    role: member.role,
    user_id: member.userId,
    name: member.name,
    is_owner: isOwner,
  };
  return [{ on, row }];
}

function presentInvitation({ id, email, role, invitedOn, isOpen, token }: ListedInvitation): DatedRow {
  const row = {
    id,
    email,
    invition_status: isOpen ? ('pending' as const) : ('expired' as const),
    invited_on: new Date(invitedOn).toISOString(),
    token,
    role,
    user_id: null,
    name: null,
    is_owner: false,
  };
  return { on: invitedOn, row };
}
