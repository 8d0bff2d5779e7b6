/** Lines of an order of the demo company, in kroner. */
export const demoLines = {
  items: [
    { name: 'Bord 180 × 80 cm', description: 'Inkl. hvid dug', quantity: 12, price: 115 },
    { name: 'Klapstol, hvid', description: 'Leveret og stillet op', quantity: 90, price: 28 },
    { name: 'Lyskæde, varm hvid', description: 'Længde 10 m', quantity: 8, price: 145 },
  ],
  productGroups: [
    {
      name: 'Lydpakke L',
      description: 'To højttalere, mixer, mikrofoner',
      quantity: 1,
      price: 6800,
    },
    { name: 'Barpakke', description: 'Mobil bar, køl og glas til 90', quantity: 1, price: 8900 },
  ],
  tasks: [
    {
      name: 'Bartender og tjener',
      description: 'Fire personer à ni timer',
      quantity: 36,
      price: 405,
    },
    {
      name: 'Opsætning, nedtagning og kørsel',
      description: 'Tur og retur',
      quantity: 1,
      price: 5450,
    },
  ],
} as const;

/** The notes of an order; its people meet as it starts. */
export const demoNotes = (startTime: string) => ({
  noteEmployees: `Mød i gården kl. ${startTime} i sort skjorte. Bord og stole først, bar til sidst. Kirsten låser op.`,
  noteAdministration: 'Aftalt 5 % rabat fra næste år. Ekstra timer faktureres.',
});

/** Drawn for the demo company. The newest comes last. */
export const demoPictures: readonly DemoPicture[] = [
  { file: 'scene.jpg', title: 'Scenen sidste år', message: 'Strøm fra tavlen bag scenen.' },
  { file: 'bar.jpg', title: 'Baren', message: '' },
  { file: 'bord.jpg', title: 'Borddækning', message: 'Fire lys på hvert bord.' },
  { file: 'telt.jpg', title: 'Teltet fra haven', message: 'Sådan skal det stå.' },
];

export interface DemoPicture {
  readonly file: string;
  readonly title: string;
  readonly message: string;
}
