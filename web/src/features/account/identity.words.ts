/** Who is signed in, as every page says it. */
export const yourProfile = 'Your profile';
export const yourProfileIs = 'Your profile:';
export const welcomeBack = 'Welcome back';
export const loggedOut = 'Logged out successfully.';
export const workspaceIs = 'Workspace: ';
