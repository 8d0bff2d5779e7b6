/** Tests of the source itself: they read the files, so no import says what they depend on. */
export const houseTests = [
  'asvs',
  'casts',
  'drift',
  'endpoints',
  'exports',
  'findability',
  'glossary',
  'hazards',
  'licences',
  'naming',
  'numbers',
  'references',
  'security-page',
  'specification',
  'walls',
].map((name) => `tests/${name}.test.ts`);
