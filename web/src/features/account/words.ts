/** The profile. */
export const profile = 'Profile';
export const fullName = 'Full Name';
export const notGiven = 'Not given yet';
export const subscriptionType = 'Subscription Type';
export const save = 'Save';
export const cancel = 'Cancel';
export const edit = 'Edit Profile';
export const notLoaded = 'Failed to load profile.';
export const error = (sentence: string): string => `Error: ${sentence}`;
export const tryAgain = 'Try again';
export const updated = 'Profile updated successfully!';
export const notUpdated = 'Failed to update profile.';
/** Its picture. */
export const picture = 'Profile picture';
export const pictureFile = 'Profile picture file';
export const pictureHint = 'JPEG, PNG, GIF or WebP, up to 5 MB.';
export const picturePreview = 'A preview. The picture is kept when you save.';
export const pictureGoes = 'The picture is removed when you save.';
export const replacePicture = 'Replace picture';
export const choosePicture = 'Choose picture';
export const removePicture = 'Remove picture';
export const notAnImage = 'Profile picture must be an image.';
export const pictureTooLarge = 'The file is too large. The limit is 5 MB.';
/** What somebody's subscription is. */
export const accountTypes: Readonly<Record<'individual' | 'company', string>> = {
  individual: 'Individual',
  company: 'Company',
};
export const paymentFailed = 'payment failed';
export const cancelledUntil = (day: string): string => `cancelled, until ${day}`;
const statuses: Readonly<Record<string, string>> = {
  active: 'active',
  trial: 'trial',
  cancelled: 'cancelled',
  expired: 'expired',
};
export const status = (status: string): string => statuses[status] ?? status.replaceAll('_', ' ');
export const trialUntil = (day: string): string => `Free trial until ${day}`;
export const none = 'None';
export const noneSince = (day: string): string => `None (ended on ${day})`;
/** Sign-in activity. */
export const activity = 'Sign-in activity, newest first';
export const activityNotLoaded = 'Failed to load login info.';
export const noActivity = 'No login activity found.';
export const ipAddress = 'IP Address';
export const user = 'User';
export const loginDate = 'Login Date';
export const loginTime = 'Login Time';
export const action = 'Action';
