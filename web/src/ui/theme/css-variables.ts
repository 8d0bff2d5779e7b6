import type { CSSVariablesResolver } from '@mantine/core';

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

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: bothSchemes,
  // On hover a filled surface becomes lighter in the dark scheme and darker in the light one.
  dark: {
    ...bothSchemes,
    '--mantine-color-spruce-filled-hover': 'var(--mantine-color-spruce-4)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-4)',
  },
});
