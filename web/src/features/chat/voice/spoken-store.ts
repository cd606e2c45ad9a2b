import { composerStore } from '../composer/composer-store.ts';

/** What one message box has heard: kept by box, so that one patient's words never stand in another's chat. */
export const readSpoken = (box: string): string => composerStore.getState().spoken[box] ?? '';

export function writeSpoken(box: string, text: string): void {
  composerStore.setState(({ spoken }) => ({ spoken: { ...spoken, [box]: text } }));
}
