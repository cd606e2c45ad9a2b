export const updated = 'Password updated';
export const title = 'Congratulations!';
export const lead = 'Your password has been updated, please change your password regularly';
export const login = 'Login';
