import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEFAULT_THEME, defaultVariantColorsResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';

import { theme } from './theme.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const colors = Object.keys(theme.colors ?? {});
const cases = ['default', 'filled', 'light', 'subtle'].flatMap((variant) =>
  colors.map((color) => ({ variant, color, theme: merged })),
);

test("variants have Mantine's colours but for the text on filled surfaces, and what is subtle and gray", () => {
  expect(colors).toContain('spruce');
  for (const asked of cases) {
    const usual = defaultVariantColorsResolver(asked);
    const isGray = asked.variant === 'subtle' && asked.color === 'gray';
    expect(merged.variantColorResolver(asked)).toEqual({
      ...usual,
      ...(asked.variant === 'filled' && { color: 'var(--ui-on-filled)' }),
      ...(isGray && { color: 'var(--ui-text)', hover: 'var(--ui-neutral-tint)' }),
    });
  }
});

test('no size of a text is written in px, so that all text grows with the text size of the browser', () => {
  const site = join(import.meta.dirname, '../..');
  const files = globSync('**/*.{css,ts,tsx}', { cwd: site });
  expect(files.length).toBeGreaterThan(500);
  const inPx = /(?:font-size|line-height): *[\d.]+px|fontSize\W{1,4}[\d.]+(?:px)?\W*[,}]/;
  const own = /theme\.test\.ts$/;
  const faults = files.filter((file) => inPx.test(readFileSync(join(site, file), 'utf8')));
  expect(faults.filter((file) => !own.test(file))).toEqual([]);
});
