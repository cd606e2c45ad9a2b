export const pageTitle = 'Page not found';
export const sentence = "Oops! The page you're looking for doesn't exist.";
export const toDashboard = 'Go Back to Dashboard';
export const toHome = 'Go Back to Home';
