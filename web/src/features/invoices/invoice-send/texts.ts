/** The dialog that sends an invoice, and what the invoice says of its last mail. */
export const texts = {
  send: 'Send',
  title: (isCreditNote: boolean) => (isCreditNote ? 'Send kreditnota' : 'Send faktura'),
  help: 'Mailen kommer fra jeres virksomhed, og svar kommer til jeres egen e-mail.',
  again: (isCreditNote: boolean, to: string) =>
    `${isCreditNote ? 'Kreditnotaen' : 'Fakturaen'} er allerede sendt til ${to}. Det er den samme, der sendes igen.`,
  to: 'Til',
  several: 'Flere adresser adskilles med komma.',
  cc: 'Kopi til (Cc)',
  subject: 'Emne',
  text: 'Besked',
  copy: 'Kopi til mig',
  attached: (name: string) => `Vedhæftet: ${name}`,
  first: 'Jeres første faktura er af sted',
  firstText: 'Tillykke med den.',
  failed: 'Mailen kunne ikke sendes.',

  sentTo: (to: string, cc: string | undefined, at: string) =>
    `Sendt til ${to}${cc === undefined ? '' : ` med kopi til ${cc}`} ${at}`,
  problems: {
    permanent: (to: string) =>
      `Mailen til ${to} kom retur: adressen findes ikke. Ret den, og send igen.`,
    passing: (to: string) =>
      `Mailen til ${to} er ikke nået frem endnu. Modtagerens mailserver prøver igen.`,
    complaint: (to: string) => `${to} har meldt mailen som uønsket. Ring, før I skriver igen.`,
  },
} as const;
