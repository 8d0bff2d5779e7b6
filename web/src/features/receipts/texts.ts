export const texts = {
  // Documented texts (product X9).
  uploadFailed: 'Error uploading file',
  approveFailed: 'Fejl ved godkendelse af kvittering',
  rejectFailed: 'Fejl ved afvisning af kvittering',

  employee: 'Medarbejder',
  allEmployees: 'Alle medarbejdere',

  upload: 'Upload kvittering',
  uploaded: 'Kvitteringen er uploadet.',

  title: (businessName: string) => `Kvittering fra ${businessName}`,
  picture: (businessName: string) => `Billede af kvitteringen fra ${businessName}`,
  pdf: (businessName: string) => `Kvitteringen fra ${businessName} som PDF`,
  approve: 'Godkend',
  reject: 'Afvis',
  changed: (labels: readonly string[]) =>
    `En anden har imens ændret: ${labels.join(', ')}. Se kvitteringen igennem, og tryk igen.`,
  openAlone: 'Åbn i nyt vindue',
  openPdf: 'Åbn PDF',
  noViewer: 'Browseren kan ikke vise en PDF her.',
  fileWaits: 'Filen undersøges',
  fileWaitsText: 'Den vises om et øjeblik, når den er fundet i orden.',
  fileRefused: 'Filen er afvist',
  noFileKept: 'Filen findes ikke længere.',
  fileFailed: 'Filen kunne ikke hentes.',
  voucher: 'Kvitteringen er godkendt',
};
