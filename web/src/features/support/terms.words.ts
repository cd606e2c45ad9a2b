export const title = 'Terms of Use';
export const lead = 'The agreement between you and whoever runs this installation of Notewright.';
export const contents = 'Contents';
export const failed = 'The terms could not be loaded.';
export const again = 'Try again';
