import fc from 'fast-check';

/** Every property test draws the same examples in every run. */
fc.configureGlobal({ seed: 20231229 });
