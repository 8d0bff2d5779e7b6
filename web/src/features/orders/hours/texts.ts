/** Texts of an order's hours, written '12,50'. */
export const texts = {
  hours: 'Timer',
  failed: 'Ordrens timer kunne ikke hentes.',
  none: 'Ingen timer er registreret på ordren.',
  approved: 'Godkendt',
  pending: 'Afventer',
  invoiced: 'Faktureret',
  toInvoice: 'Fakturer',
  approve: 'Godkend',
  sum: (hours: string) => `${hours} t`,
} as const;
