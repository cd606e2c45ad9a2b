import type { ReactNode } from 'react';

export const title = 'Workspace';
export const description =
  'What you write in the company’s workspace belongs to the company. Your personal chats are yours alone.';
export const personal = 'your personal workspace';
export const youAreIn = (place: ReactNode): ReactNode => <>You are working in {place}.</>;
export const switchTo = (place: string): string => `Switch to ${place}`;
export const switched = (place: string): string => `You are now working in ${place}.`;
export const failed = 'The workspace could not be switched. Please try again.';
