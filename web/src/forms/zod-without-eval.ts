import { config } from 'zod/mini';

// zod tries `new Function` otherwise, which the page's Trusted Types policy reports as a violation.
config({ jitless: true });
