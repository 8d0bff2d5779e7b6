import { expect, test } from 'vitest';

import { headOf, sitemap, titleOf } from './head.ts';

const page = {
  path: '/info/time-tracking',
  siteName: 'Driftig',
  title: 'Timer & "flex"',
  description: 'Kort <sagt>',
};

test('texts cannot break out of the head', () => {
  const head = headOf(page, '').join('\n');
  expect(titleOf(page)).toBe('<title>Timer &amp; &quot;flex&quot;</title>');
  expect(head).toContain('content="Kort &lt;sagt&gt;"');
  expect(head).not.toContain('<sagt>');
});

test('addresses are whole where the site is known, and relative where it is not', () => {
  const known = headOf(page, 'https://driftig.dk').join('\n');
  expect(known).toContain('<link rel="canonical" href="https://driftig.dk/info/time-tracking" />');
  expect(known).toContain('content="https://driftig.dk/social.jpg"');
  expect(headOf(page, '')).toContain('<link rel="canonical" href="/info/time-tracking" />');
});

test('the sitemap lists each page', () => {
  expect(sitemap(['https://driftig.dk/', 'https://driftig.dk/a?b&c'])).toContain(
    '<url><loc>https://driftig.dk/a?b&amp;c</loc></url>',
  );
});
