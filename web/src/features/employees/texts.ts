/** Documented texts (product V9, M3, X7) are exact; the rest are ours. */
export const texts = {
  changed: 'Data changed successfully!',
  changeFailed: 'Failed to save data.',
  deleted: 'Data deleted successfully!',
  deleteFailed: 'Failed to delete data. Please try again.',
  openInvited: 'Åbn medarbejderen',
  inviteFailed: 'An error occurred while saving data. Maybe the email is already in use.',
  departmentsFailed: 'Kunne ikke hente afdelinger.',

  title: 'All Employees',
  purpose: 'Alle, der arbejder hos jer, og hvad de har adgang til.',
  invite: 'Inviter medarbejder',
  search: 'Søg i navn, e-mail eller telefon',

  noDepartment: 'Ingen afdeling',
  withoutDepartment: 'Ingen',
  yes: 'Ja',
  no: 'Nej',

  expired: 'Udløbet',
  active: 'Aktive',
  invited: 'Inviterede',
  inactive: 'Inaktive',
  all: 'Alle',

  changeRole: (label: string, name: string) => `${label}, skift rolle for ${name}`,
  changeDepartment: (label: string, name: string) => `${label}, skift afdeling for ${name}`,
  changeBookkeeping: (label: string, name: string) =>
    `Adgang til bilag: ${label}, skift for ${name}`,
  changeStatus: (label: string, name: string) => `${label}, skift status for ${name}`,
  changeLogin: (label: string, name: string) => `Login: ${label}, skift for ${name}`,
  kept: 'Ændringen er ikke gemt.',
  unknown: 'Vi ved ikke, om ændringen nåede frem. Prøv igen, når der er forbindelse.',

  invitationSetsStatus: 'Personen bliver aktiv, når invitationen er brugt.',
  onlyOwners: 'Kun en ejer kan ændre en ejer.',
  onlyOwnersMake: 'Kun en ejer kan gøre nogen til ejer.',
  notYourself: 'Du kan ikke fjerne din egen adgang.',
  onlyLeaders: 'Kun for administratorer og ejere.',

  edit: 'Rediger',
  person: 'Medarbejder',
  personGone: 'Medarbejderen findes ikke længere.',
  contact: 'Kontakt',
  access: 'Rolle og adgang',
  editTitle: 'Rediger medarbejder',
  emailIsLogin: 'E-mailen er personens login og kan ikke ændres her.',
  newEmail: 'Retter du e-mailen, sender vi en ny invitation.',
  conflict: 'En anden har imens ændret medarbejderen. Dine ændringer er ikke gemt.',
  notFound: 'Medarbejderen findes ikke.',
  gone: 'Måske har en anden slettet posten.',
  close: 'Luk',

  inviteAgain: 'Inviter igen',
  withdraw: 'Træk invitation tilbage',
  giveLogin: 'Giv login',
  takeLogin: 'Luk for login',
  giveBookkeeping: 'Giv adgang til bilag',
  takeBookkeeping: 'Fjern adgang til bilag',
  deactivate: 'Gør inaktiv',
  reactivate: 'Gør aktiv igen',
  remove: 'Slet',
  alreadyInactive: 'Har registreringer og kan ikke slettes.',

  roleHelp: 'En administrator kan bagefter få adgang til bilag på medarbejderens egen side.',
  inviteHelp: 'Personen får en mail med et link, der gælder i 14 dage.',
  sendInvitation: 'Send invitation',

  withdrawTitle: (name: string) => `Træk invitationen til ${name} tilbage?`,
  withdrawText: 'Linket i mailen holder op med at virke, og personen forsvinder fra listen.',
  withdrawLabel: 'Træk tilbage',
  deactivateTitle: (name: string) => `Gør ${name} inaktiv?`,
  deactivateText:
    'Personen bliver logget ud og kan ikke logge ind igen. Alle registreringer bevares.',
  removeTitle: (name: string) => `Slet ${name}?`,
  removeInvited: 'Data kan ikke hentes frem igen. Linket i invitationen holder op med at virke.',
  removeActive:
    'Slettede data kan ikke hentes frem igen. Den, der har haft en konto, har registreringer og gøres derfor inaktiv i stedet for at blive slettet.',

  planFull: 'Planen har ikke plads til flere',
  onlyOwnersChangePlan: 'Kun en ejer kan skifte plan.',
  seePlans: 'Se planer',
};

export const colleagueTexts = {
  title: 'Kolleger',
  purpose: 'Dine kolleger, og hvordan du får fat i dem.',
  search: 'Søg i navn, afdeling eller telefon',
  one: 'kollega',
  noun: 'kolleger',
  none: 'Der blev ikke fundet nogen kolleger.',
  name: 'Navn',
  department: 'Afdeling',
  phone: 'Telefon',
  mobile: 'Mobil',
};
