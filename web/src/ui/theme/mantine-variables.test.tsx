import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MantineProvider } from '@mantine/core';
import type { CSSVariablesResolver } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { theme } from './theme.ts';

const file = join(import.meta.dirname, 'mantine-variables.css');
const head = `/*
 * Mantine's variables of our theme, as its provider would write them when the page is loaded. Made anew with
 * UPDATE_THEME_VARIABLES=1 vitest run --project unit web/src/ui/theme
 */
`;

// Mantine's colour variables refer to ours, so that the colours are defined only in tokens.css.
const shared = {
  '--mantine-color-body': 'var(--ui-surface)',
  '--mantine-color-text': 'var(--ui-text)',
  '--mantine-color-bright': 'var(--ui-text)',
  '--mantine-color-dimmed': 'var(--ui-dimmed)',
  '--mantine-color-placeholder': 'var(--ui-dimmed)',
  '--mantine-color-error': 'var(--ui-danger-text)',
  '--mantine-color-success': 'var(--ui-done-text)',
  '--mantine-color-anchor': 'var(--ui-brand-text)',
  '--mantine-color-default': 'var(--ui-surface)',
  '--mantine-color-default-hover': 'var(--ui-hover)',
  '--mantine-color-default-color': 'var(--ui-text)',
  '--mantine-color-default-border': 'var(--ui-border-control)',
  '--mantine-color-disabled': 'var(--ui-neutral-tint)',
  '--mantine-color-disabled-color': 'var(--ui-dimmed)',
  '--mantine-color-disabled-border': 'var(--ui-border)',
  '--mantine-primary-color-contrast': 'var(--ui-on-filled)',
};

function tints(color: string, name: string): Record<string, string> {
  return {
    [`--mantine-color-${color}-light`]: `var(--ui-${name}-tint)`,
    [`--mantine-color-${color}-light-hover`]: `var(--ui-${name}-tint)`,
    [`--mantine-color-${color}-light-color`]: `var(--ui-${name}-text)`,
    [`--mantine-color-${color}-text`]: `var(--ui-${name}-text)`,
  };
}

const bothSchemes = {
  ...shared,
  ...tints('spruce', 'brand'),
  ...tints('red', 'danger'),
  ...tints('amber', 'pending'),
  ...tints('blue', 'running'),
  ...tints('gray', 'neutral'),
};

const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: bothSchemes,
  // On hover a filled surface becomes lighter in the dark scheme and darker in the light one.
  dark: {
    ...bothSchemes,
    '--mantine-color-spruce-filled-hover': 'var(--mantine-color-spruce-4)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-4)',
  },
});

/** The style element of Mantine's provider, a declaration a line. */
function variables(): string {
  const page = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} />,
  );
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(page) ?? [];
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', text = '']) => {
    const declared = [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
    const lines = declared.map(([, name, value]) => `  ${name}: ${value?.trim()};\n`);
    return `${selector.trim()} {\n${lines.join('')}}\n`;
  });
  expect(rules.length).toBeGreaterThan(2);
  return head + rules.join('\n');
}

test("the style sheet has Mantine's variables of our theme", () => {
  const made = variables();
  if (process.env['UPDATE_THEME_VARIABLES'] === '1') writeFileSync(file, made);
  expect(readFileSync(file, 'utf8')).toBe(made);
});
