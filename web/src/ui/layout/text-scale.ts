const usualRoot = 16;

/** How much larger text is than usual, by the browser's text size; 1 without a choice of the user. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualRoot;
}

/** A length in px that grows with the browser's text size. */
export const rem = (px: number): string => `${px / usualRoot}rem`;
