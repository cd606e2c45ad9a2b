/** How the buttons of a line over the message box look. */
export const small = { look: 'quiet', className: 'min-h-8! px-2.5! py-0 text-step--1' } as const;
