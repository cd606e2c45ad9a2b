export const today = 'Today';
export const yesterday = 'Yesterday';
export const moment = (day: string, time: string): string => `${day} ${time}`;
