import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { oldestBrowsers } from '@driftig/contracts/edge/oldest-browsers';
import { expect, test } from 'vitest';

import { root } from '../../support/house/sources.ts';
import { lackingFunctions } from './scan-scripts.ts';
import { lackingStyles } from './scan-styles.ts';
import { browsersLacking, compatData, statementOf } from './support.ts';

const found = (code: string) => [...lackingFunctions(code).keys()];
const foundStyles = (css: string) => [...lackingStyles(css).keys()];

test.each([
  ['Object.groupBy(rows,e)', ['js Object.groupBy', 'js .groupBy()']],
  ['Promise.withResolvers()', ['js Promise.withResolvers', 'js .withResolvers()']],
  ['a.isSubsetOf(b)', ['js .isSubsetOf()']],
  ['m.values().map(e)', ['js Iterator.map']],
  ['menu.current?.showPopover()', ['js .showPopover()']],
  ['new Float16Array(3)', ['js new Float16Array']],
  ['Object.entries(a).map(e).toSorted()', []],
  ['Array.fromAsync(a)', ['js Array.fromAsync', 'js .fromAsync()']],
  ['AbortSignal.timeout(9)', []],
])('a function that an oldest browser lacks is found by its name: %s', (code, features) => {
  expect(found(code)).toEqual(features);
});

test.each([
  ['a{color:light-dark(red,blue)}', 'css light-dark()'],
  ['@starting-style{a{color:red}}', 'css @starting-style'],
  ['a{field-sizing:content}', 'css field-sizing'],
  ['a{text-wrap:balance}', 'css text-wrap: balance'],
  ['a:popover-open{color:red}', 'css :popover-open'],
  ['a{b{color:red}}', 'css nesting'],
])('a style that an oldest browser lacks is found: %s', (css, feature) => {
  expect(foundStyles(css)).toContain(feature);
});

test('a style that is guarded or that every oldest browser has is not found', () => {
  expect(
    foundStyles('@supports (color:light-dark(red,blue)){a{color:light-dark(red,blue)}}'),
  ).toEqual([]);
  expect(foundStyles('a:has(b){height:100dvh;background:color-mix(in srgb,red,blue)}')).toEqual([]);
});

test('the page turns away exactly the browsers that are older than the oldest', () => {
  const { resize } = compatData().javascript.builtins?.['ArrayBuffer'] ?? {};
  expect(browsersLacking(resize)).toEqual([]);
  const support = statementOf(resize)?.support ?? {};
  for (const [browser, oldest] of Object.entries(oldestBrowsers))
    expect(Reflect.get(support, browser)).toEqual({ version_added: oldest });
});

test('the sentence for older browsers and the README name the oldest versions', () => {
  const sentence = readFileSync(join(root, 'web/public/old-browser.js'), 'utf8');
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const version of Object.values(oldestBrowsers)) {
    expect(sentence).toContain(version);
    expect(readme).toContain(version);
  }
});
