/** What the account forms share. */
export const email = 'Email';
export const password = 'Password';
export const newPassword = 'New Password';
export const confirmPassword = 'Confirm Password';
export const passwordHint = 'At least 8 characters.';
export const confirmYourPassword = 'Please confirm your password';
export const noMatch = 'Passwords do not match';
/** Logging in. */
export const rememberMe = 'Remember Me';
export const logIn = 'Log In';
export const loginFailed = 'Login failed. Please try again.';
export const withPasskey = 'Sign in with a passkey';
export const or = 'or';
export const organisation = 'Sign in with my organization';
export const organisationNeedsEmail =
  'Please type your email address first: its domain says which organization is yours.';
export const continueWith = (provider: string): string => `Continue with ${provider}`;
export const providerFailed =
  'Signing in that way does not work right now. Please try again, or log in with your password.';
export const notBegun = 'This sign-in was begun in another tab or browser, or some time ago. Please start again.';
export const notCompleted = 'The sign-in could not be completed. Please start again.';
/** The second step. */
export const byApp = 'Use the authenticator app';
export const byPasskey = 'Use a passkey';
export const byRecoveryCode = 'Use a recovery code';
export const backToLogIn = 'Back to Log in';
export const appCode = 'Code of your authenticator app';
export const appCodeHint = 'Six digits; your app shows a new code every 30 seconds.';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'Sixteen letters and numbers. Each code works once.';
export const goOn = 'Continue';
/** Signing up. */
export const signUp = 'Sign Up';
export const signUpFailed = 'Signup failed. Please try again.';
export const invitedEmail = 'Your invitation is for this address.';
/** A mailed code. */
export const code = 'Code';
export const codeLasts = 'It is good for ten minutes.';
export const verify = 'Verify';
export const verifyFailed = 'OTP verification failed. Please try again.';
export const resend = 'Resend OTP';
export const resendFailed = 'Failed to resend OTP. Please try again.';
export const resent = 'OTP resent successfully. Check your email.';
export const otpInvalid = (digits: number): string => `Please enter a valid ${digits}-digit OTP.`;
/** A new password. */
export const sendCode = 'Send OTP';
export const sendFailed = 'Failed to send OTP. Please try again.';
export const emailMissing = 'Email is missing. Please try again.';
export const resetExpired = 'This password reset has expired or was used before. Please ask for a new code.';
export const resetFailed = 'Failed to reset password. Please try again.';
