/** Documented texts (product N3). */
export const texts = {
  unknownTitle: 'Page not found',
  unknown: "This page doesn't exist.",
  home: 'Til forsiden',
} as const;
