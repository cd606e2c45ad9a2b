import fc from 'fast-check';

// Property tests try the same cases in every run, so that none fails by chance; `TEST_SEED` chooses others.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 0) });
