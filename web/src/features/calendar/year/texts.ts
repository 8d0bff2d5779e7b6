export const texts = {
  title: 'Calendar View',
  purpose: 'Hele årets ordrer. Farven viser det, der kræver mest af dig den dag.',
  failed: 'Årets ordrer kunne ikke hentes, så kalenderen er tom.',
  offline: 'Der er ingen forbindelse, så kalenderen er tom.',
  retry: 'Prøv igen',
} as const;
