type Format = Readonly<Intl.DateTimeFormatOptions>;

export const today = 'Today';
export const yesterday = 'Yesterday';
/** "Mar 05, 2024", "March 05, 2024" and "14:03:09", as the specification writes them. */
export const shortDay: Format = { month: 'short', day: '2-digit', year: 'numeric' };
export const longDay: Format = { month: 'long', day: '2-digit', year: 'numeric' };
export const clock: Format = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' };
/** "Mar 05" and "14:03", where there is little room. */
export const monthDay: Format = { month: 'short', day: '2-digit' };
export const hourMinute: Format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
export const moment = (day: string, time: string): string => `${day} ${time}`;
