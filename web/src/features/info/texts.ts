/** Part 2 §2, to the letter. */
export const texts = {
  unknownTitle: 'Page not found',
  unknown: "This page doesn't exist.",
  home: 'Til forsiden',
} as const;
