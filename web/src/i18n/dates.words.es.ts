type Format = Readonly<Intl.DateTimeFormatOptions>;

export const today = 'Hoy';
export const yesterday = 'Ayer';
/** "5 mar 2024", "5 de marzo de 2024" and "2:03:09 p.m.", as the language writes them. */
export const shortDay: Format = { day: 'numeric', month: 'short', year: 'numeric' };
export const longDay: Format = { day: 'numeric', month: 'long', year: 'numeric' };
export const clock: Format = { hour: 'numeric', minute: '2-digit', second: '2-digit', hourCycle: 'h12' };
/** "5 mar" and "2:03 p.m.", where there is little room. */
export const monthDay: Format = { day: 'numeric', month: 'short' };
export const hourMinute: Format = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' };
export const moment = (day: string, time: string): string => `${day}, ${time}`;
