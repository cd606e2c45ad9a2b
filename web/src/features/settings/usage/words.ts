export const title = 'Usage';
export const description = 'How many replies the tools wrote, and about how much time that saved.';
export const see = 'See your usage';
