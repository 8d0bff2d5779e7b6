/** Documented texts (part 2 §2). */
export const texts = {
  unknownTitle: 'Page not found',
  unknown: "This page doesn't exist.",
  home: 'Til forsiden',
} as const;
