import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { publicPages } from '@driftig/contracts/edge/edge-pages';
import { expect, test } from 'vitest';

import { headOf, robotsTxt, sitemap, titleOf } from './head.ts';

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

const rules = readFileSync(join(import.meta.dirname, '../public/robots.txt'), 'utf8');

test('robots.txt names the sitemap by its whole address where the site has one', () => {
  expect(robotsTxt(rules, 'https://driftig.dk')).toMatch(
    /\nDisallow: \/\nSitemap: https:\/\/driftig\.dk\/sitemap\.xml\n$/,
  );
  expect(robotsTxt(rules, '')).toBe(rules);
});

test('robots may read each public page and the sitemap, and no screen', () => {
  const allowed = [...rules.matchAll(/^Allow: (\S+)$/gm)].map(([, rule = '']) => rule);
  const mayRead = (path: string) =>
    allowed.some((rule) =>
      rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
    );
  expect([...Object.keys(publicPages), '/sitemap.xml'].filter((path) => !mayRead(path))).toEqual(
    [],
  );
  expect(['/dashboard', '/invo/1', '/book/nordlys', '/bilag/abc'].filter(mayRead)).toEqual([]);
});
