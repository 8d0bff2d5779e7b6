import { expect, test } from 'vitest';

import { securityTxt } from './security-txt.ts';

const now = new Date('2026-11-24T08:00:00.000Z');

test('security.txt says where to report, in which languages, and until when it holds', () => {
  expect(securityTxt({ email: 'drift@driftig.dk', site: 'https://driftig.dk', now })).toBe(
    [
      'Contact: mailto:drift@driftig.dk',
      'Expires: 2027-11-24T08:00:00.000Z',
      'Preferred-Languages: da, en',
      'Canonical: https://driftig.dk/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('without a known address it names none', () => {
  expect(securityTxt({ email: 'a@b.dk', site: '', now })).not.toContain('Canonical');
});
