/**
 * The oldest browsers that the site works in, by the names of MDN's data: an iPhone 8 or X stops at iOS 16.7, Firefox 128
 * was an extended release, and Chrome 111 has its functions. What they lack is filled in (ui/older-browsers) or
 * written otherwise; `npm run check` finds the rest in the built site (tests/bin/compat).
 */
export const oldestBrowsers = {
  safari_ios: '16.4',
  safari: '16.4',
  firefox: '128',
  chrome: '111',
} as const;

/** The same for Vite, which writes newer syntax and styles as these browsers read them. */
export const buildTarget: string[] = [
  `ios${oldestBrowsers.safari_ios}`,
  `safari${oldestBrowsers.safari}`,
  `firefox${oldestBrowsers.firefox}`,
  `chrome${oldestBrowsers.chrome}`,
];
