/** The English ones are documented (product N3). */
export const texts = {
  unknownTitle: 'Page not found',
  unknown: "This page doesn't exist.",
  home: 'Til forsiden',
  sources: 'Kilder',
} as const;
