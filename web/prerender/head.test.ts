import { expect, test } from 'vitest';

import { headOf, sitemap, titleOf } from './head.ts';

const page = {
  path: '/info/time-tracking',
  siteName: 'Driftig',
  title: 'Timer & "flex"',
  description: 'Kort <sagt>',
};

test('texts are HTML-escaped', () => {
  const head = headOf(page, '').join('\n');
  expect(titleOf(page)).toBe('<title>Timer &amp; &quot;flex&quot;</title>');
  expect(head).toContain('content="Kort &lt;sagt&gt;"');
  expect(head).not.toContain('<sagt>');
});

test('URLs are absolute when the site URL is known, otherwise relative', () => {
  const known = headOf(page, 'https://driftig.dk').join('\n');
  expect(known).toContain('<link rel="canonical" href="https://driftig.dk/info/time-tracking" />');
  expect(known).toContain('content="https://driftig.dk/social.jpg"');
  expect(headOf(page, '')).toContain('<link rel="canonical" href="/info/time-tracking" />');
});

test('the sitemap lists each page with an escaped URL', () => {
  expect(sitemap(['https://driftig.dk/', 'https://driftig.dk/a?b&c'])).toContain(
    '<url><loc>https://driftig.dk/a?b&amp;c</loc></url>',
  );
});
