export const notUsed = 'The passkey was not used. Please try again, or choose another way.';
export const heldAlready = 'This device holds a passkey of yours already.';
export const notMade = 'No passkey was made. Please try again, or use an authenticator app instead.';
