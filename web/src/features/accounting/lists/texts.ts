export const texts = {
  from: 'Fra dato',
  to: 'Til dato',
  notLoaded: 'Listen kunne ikke hentes.',
  shown: (range: string, count: number) => `Viser ${range} af ${count}`,
};
