/** Texts of an order's hours, which lines are made of (product T35). Hours are written '12,50'. */
export const texts = {
  hours: 'Timer',
  unit: 'timer',
  onOrder: 'Timer på ordren',
  approved: (hours: string) => `Godkendte timer på ordren: ${hours} t`,
  inserted: (hours: string) => `Godkendte timer på ordren: ${hours} t er indsat`,
  partlyInserted: (hours: string, left: string) =>
    `Godkendte timer på ordren: ${hours} t, heraf ${left} t ikke indsat`,
  noneApproved: 'Ingen godkendte timer på ordren mangler at blive faktureret',
  insert: 'Indsæt timer',
  pending: (hours: string) => `${hours} t afventer godkendelse`,
  invoiced: (hours: string) => `${hours} t er faktureret`,
  failed: 'Ordrens timer kunne ikke hentes.',
  retry: 'Prøv igen',
  changed: 'Timerne er ændret eller faktureret imens.',
  insertAgain: 'Indsæt igen',
  approvedOfLine: (hours: string) => `${hours} timer er godkendt.`,
  ofAnotherOrder: 'Timerne er fra en anden ordre og bliver ikke markeret som fakturerede.',
  atPrice: (amount: string) => `Brug timeprisen ${amount}`,
} as const;
