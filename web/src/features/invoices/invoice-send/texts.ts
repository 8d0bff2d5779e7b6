/** The dialog that sends an invoice, and what the invoice says of its last mail. */
export const texts = {
  send: 'Send',
  title: (isCreditNote: boolean) => (isCreditNote ? 'Send kreditnota' : 'Send faktura'),
  help: 'PDF’en vedhæftes. Svar kommer til jeres egen e-mail.',
  again: (to: string) =>
    `Den er allerede sendt til ${to}. Det er den samme faktura, der sendes igen.`,
  to: 'Til',
  subject: 'Emne',
  text: 'Tekst',
  copy: 'Send en kopi til mig',
  failed: 'Mailen kunne ikke sendes.',

  sentTo: (to: string, at: string) => `Sendt til ${to} ${at}`,
  problems: {
    permanent: 'Mailen kom retur: adressen findes ikke. Ret den, og send igen.',
    passing: 'Mailen er ikke nået frem endnu. Modtagerens mailserver prøver igen.',
    complaint: 'Modtageren har meldt mailen som uønsket. Ring, før I skriver igen.',
  },
} as const;
