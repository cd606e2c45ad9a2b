/** What rooms of the page keep of chats in memory, each with its own way to forget it. */
const forgetters = new Set<() => void>();

/** Registers what has to be forgotten when the chats on the screen are no longer the ones a person works with. */
export function onForgetChats(forget: () => void): void {
  forgetters.add(forget);
}

const hiders = new Set<() => void>();

/** Registers what of a chat is to leave the memory while the screen is locked; what was typed stays. */
export function onHideChats(hide: () => void): void {
  hiders.add(hide);
}

/** The screen was locked: what was read goes. */
export function hideChats(): void {
  for (const hide of hiders) hide();
}

/** Forgets everything that was typed and read, whatever part of the page keeps it. */
export function forgetChats(): void {
  for (const forget of forgetters) forget();
}
