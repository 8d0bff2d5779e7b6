/** Packages that every screen may import. */
export const screens = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-hook-form',
  '@hookform/resolvers',
  '@tanstack/*',
  '@mantine/*',
  '@tabler/*',
  '@fontsource-variable/*',
  '@oddbird/popover-polyfill',
  'dayjs',
  'uqr',
];
