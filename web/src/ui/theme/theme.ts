import { createTheme } from '@mantine/core';
import type { MantineThemeComponents, VariantColorsResolver } from '@mantine/core';
import { amber, blue, dark, gray, red, spruce } from './palette.ts';

/** A border of 1 px that scales with the text, as Mantine writes it. */
const border = (color: string) => `calc(0.0625rem * var(--mantine-scale)) solid ${color}`;

/**
 * The variants that we use, of the theme's colours. Mantine's own resolver knows others, too, and computes
 * with colours for them: a kilobyte of each screen's first load.
 */
const variantColorResolver: VariantColorsResolver = ({ variant, color = '' }) => {
  const own = `--mantine-color-${color}`;
  const clear = { background: 'transparent', border: border('transparent') };
  if (variant === 'default') {
    return {
      background: 'var(--mantine-color-default)',
      hover: 'var(--mantine-color-default-hover)',
      color: 'var(--mantine-color-default-color)',
      border: border('var(--mantine-color-default-border)'),
    };
  }
  // Filled surfaces are light in the dark scheme, so their text colour depends on the scheme.
  // Mantine's autoContrast does not handle this: it only looks at the light shade.
  if (variant === 'filled') {
    const [background, hover] = [`var(${own}-filled)`, `var(${own}-filled-hover)`];
    return { ...clear, background, hover, color: 'var(--ui-on-filled)' };
  }
  if (variant === 'subtle' && color === 'gray')
    return { ...clear, hover: 'var(--ui-neutral-tint)', color: 'var(--ui-text)' };
  const light = { ...clear, hover: `var(${own}-light-hover)`, color: `var(${own}-light-color)` };
  return variant === 'light' ? { ...light, background: `var(${own}-light)` } : light;
};

const quick = { duration: 120 };

// Buttons are white by default; the one primary button of a view sets `variant="filled"`. Plain
// objects instead of Button.extend, so that the theme imports no component into the first load.
const components: MantineThemeComponents = {
  Button: { defaultProps: { size: 'md', variant: 'default' } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
  Input: { defaultProps: { size: 'md' } },
  InputWrapper: { defaultProps: { size: 'md' } },
  Select: {
    defaultProps: {
      checkIconPosition: 'right',
      // Tabbing through a form must not open every list.
      openOnFocus: false,
      // The list itself scrolls (base.css): Mantine's scroll area is not reachable by keyboard.
      withScrollArea: false,
      nothingFoundMessage: 'Ingen resultater',
      comboboxProps: { transitionProps: { ...quick, transition: 'fade' } },
    },
  },
  Combobox: { defaultProps: { size: 'md' } },
  Checkbox: { defaultProps: { size: 'md' } },
  Radio: { defaultProps: { size: 'md' } },
  Switch: { defaultProps: { size: 'md' } },
  Loader: { defaultProps: { size: 'sm' } },
  Menu: {
    // Without the placeholder the first item gets the focus; the placeholder is not a valid menu
    // child.
    defaultProps: {
      width: 232,
      position: 'bottom-end',
      radius: 'lg',
      transitionProps: quick,
      withInitialFocusPlaceholder: false,
    },
  },
  Modal: {
    defaultProps: {
      radius: 16,
      padding: 24,
      shadow: 'md',
      centered: true,
      transitionProps: { ...quick, transition: 'fade' },
      overlayProps: { color: 'var(--ui-overlay)', backgroundOpacity: 1 },
      closeButtonProps: { 'aria-label': 'Luk' },
    },
  },
  Drawer: {
    defaultProps: {
      shadow: 'md',
      transitionProps: { duration: 150 },
      overlayProps: { color: 'var(--ui-overlay)', backgroundOpacity: 1 },
      closeButtonProps: { 'aria-label': 'Luk' },
    },
  },
  NavLink: { defaultProps: { color: 'spruce' } },
  Popover: { defaultProps: { transitionProps: quick } },
  SegmentedControl: { defaultProps: { transitionDuration: 120, withItemsBorders: false } },
  Tabs: { defaultProps: { keepMounted: false } },
  Tooltip: { defaultProps: { openDelay: 300, transitionProps: quick } },
};

export const theme = createTheme({
  primaryColor: 'spruce',
  primaryShade: { light: 8, dark: 5 },
  colors: { spruce, red, amber, blue, gray, dark },
  white: '#FFFFFF',
  black: '#1B1F1D',
  fontFamily: "'Inter Variable', 'Before Inter', system-ui, sans-serif",
  fontSizes: {
    xs: 'var(--ui-small)',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '0.9375rem',
    xl: '1.0625rem',
  },
  lineHeights: { xs: '1rem', sm: '1.125rem', md: '1.25rem', lg: '1.25rem', xl: '1.5rem' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: '650' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.25rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--ui-shadow)',
    lg: 'var(--ui-shadow)',
    xl: 'var(--ui-shadow)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver,
  components,
});
