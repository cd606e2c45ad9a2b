/** Stands in every export, for whoever opens it years later. */
export const readme = `Everything that you had in Notewright when this file was made.

profile.json           who you are here
profile-picture.webp   your picture, if you had one
chats/                 your chats, one file each, to be read by people
attachments/           the files that you attached, as you sent them, and those that came back redacted, in a folder
                       for each chat
chats.json             the same chats, complete, for programs
feedback.json          what you said about replies
drafts.json            what you had typed and not sent
templates.json         the templates of notes that you made
phrases.json           the phrases that you made
preferences.json       how you like your notes, as learned of what you changed in them
recordings.json        recorded visits that are not in a chat yet, with what was said in them
patients.json          to which patient's record in a record system your chats belong, which you have open,
                       and which notes you sent there
recordings/            the sound of recorded visits, as long as it is kept, in a folder for each
sign-in-activity.json  when and from where your account was used
agreements/            agreements that you accepted
billing.json           your plan, your purchases and your invoices; amounts are in cents
usage.json             how much you used the tools, day by day
company/               the same for your own chats at your company, if you work there with charts

The format of chats.json is described in docs/formats/export.md of Notewright. Times are UTC.
Replies are drafts for a clinician's review. Nothing in this file is encrypted: keep it where only you can read it.
`;
