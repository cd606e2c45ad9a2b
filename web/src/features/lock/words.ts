export const willLock = 'Your screen will lock in 1 minute.';
export const pressAnyKey = 'Press any key to keep it open.';
export const pageTitle = 'Locked';
export const isLocked = 'Your screen is locked';
export const whyLocked = 'Nobody was here for a while. What you typed is kept, and replies go on being written.';
export const waiting = 'Waiting for the network to unlock...';
