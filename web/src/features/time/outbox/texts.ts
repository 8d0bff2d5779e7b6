export const texts = {
  title: 'Venter på at blive sendt',
  /** Under the row that waits. */
  waits: 'Sendes, når der er net',
  refusedRow: 'Ikke sendt',
  kept: 'Sendes, når der er net.',
  keptHelp: 'Timerne ligger på enheden. De sendes af sig selv, når du åbner Driftig med net.',
  sent: (count: number) =>
    count === 1 ? 'Timerne fra før er sendt.' : `${count} registreringer fra før er sendt.`,
  refused: 'Timer fra før blev ikke modtaget.',
  mendThere: 'Ret dem på Ugeseddel.',
  mend: 'Ret',
  discard: 'Slet',
  mendOf: (name: string) => `Ret ${name}`,
  discardOf: (name: string) => `Slet ${name}`,
  discardTitle: 'Slet timer, der ikke er sendt?',
  discardHelp: 'De ligger kun på denne enhed og kan ikke hentes frem igen.',
} as const;
