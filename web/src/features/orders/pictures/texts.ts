/** Documented texts (product V12, X10) are exact; the rest are ours. */
export const texts = {
  incomplete: 'Udfyld minimum titel, dato og fil!',
  empty: 'Nothing to show!',
  emptyHelp: 'Upload a picture to the order',

  title: 'Billeder',
  failed: 'Billederne kunne ikke hentes.',
  of: (number: number) => `Billeder på ordre ${number}`,
  add: 'Tilføj billeder',
  addTo: (number: number) => `Tilføj billeder til ordre ${number}`,
  all: (count: number) => `Vis alle ${count}`,
  show: (title: string) => `Vis ${title}`,

  header: 'Titel',
  message: 'Besked',
  date: 'Dato',
  send: (count: number) => (count <= 1 ? 'Læg billedet op' : `Læg ${count} billeder op`),
  sent: (count: number) => (count === 1 ? 'Billedet er lagt op.' : `${count} billeder er lagt op.`),
  cancel: 'Annuller',
  close: 'Luk',

  byWhom: (name: string, date: string) => `${name}, ${date}`,
  delete: 'Slet',
  deleteTitle: (title: string) => `Slet billedet ${title}?`,
  deleteHelp: 'Billedet kan ikke hentes frem igen.',
  deleted: 'Billedet er slettet.',
  deleteFailed: 'Billedet kunne ikke slettes.',
};
