/** Texts of the profile page. Those about the password are documented, the rest are ours. */
export const profileTexts = {
  title: 'Min profil',
  purpose: 'Dine oplysninger, dit login, og hvor du er logget ind.',
  menu: 'Min profil',
  notLoaded: 'Kunne ikke hente din profil. Prøv igen.',
  notSaved: 'Kunne ikke gemme. Prøv igen.',
  cancel: 'Annuller',

  about: 'Oplysninger',
  aboutHelp: 'Dine kolleger ser navn, telefon og billede.',
  picture: 'Billede',
  pictureHelp: 'PNG, JPEG, WebP eller HEIC, højst 2 MB.',
  fullName: 'Fulde navn',
  phone: 'Telefon',
  mobile: 'Mobil',
  email: 'E-mail',
  emailHelp: 'Du logger ind med din e-mail. En administrator kan invitere dig med en anden.',
  role: 'Rolle',
  department: 'Afdeling',
  none: 'Ingen',
  save: 'Gem',

  password: 'Adgangskode',
  passwordHelp: 'Når du skifter den, bliver du logget ud alle andre steder.',
  currentPassword: 'Nuværende adgangskode',
  newPassword: 'Ny adgangskode',
  newPasswordHelp: 'Mindst 8 tegn',
  repeat: 'Gentag adgangskoden',
  notAlike: 'Kodeord matcher ikke',
  changePassword: 'Skift adgangskode',

  sessions: 'Her er du logget ind',
  sessionsHelp: 'Er der en enhed, du ikke kender, så log den ud, og skift adgangskode.',
  thisOne: 'Denne enhed',
  loggedIn: (when: string, used: string) => `${used}. Logget ind ${when}.`,
  endSession: 'Log ud',
  endSessionOf: (device: string, when: string) => `Log ud: ${device}, logget ind ${when}`,
  endTitle: 'Log enheden ud?',
  endHelp: (device: string, when: string) =>
    `${device}, logget ind ${when}. Skriv din adgangskode for at bekræfte.`,
  endOthers: 'Log ud alle andre steder',
  endOthersTitle: 'Log ud alle andre steder?',
  endOthersHelp:
    'Du bliver ved med at være logget ind på denne enhed. Skriv din adgangskode for at bekræfte.',
  alone: 'Du er ikke logget ind andre steder.',
} as const;

export const twoStepTexts = {
  title: 'Totrinslogin',
  help: 'Log ind med både adgangskode og en kode fra en app på din telefon, fx Google Authenticator, Microsoft Authenticator eller 1Password.',
  mustTitle: 'Gør dit login sikkert',
  mustPurpose: 'Et par minutter, én gang. Så er du inde.',
  mustWhy:
    'Her er oplysninger om kunder, kolleger og penge. Derfor skal du logge ind i to trin: med din adgangskode og en kode fra en app. Så er en gættet eller stjålet adgangskode ikke nok.',
  mustSteps: [
    {
      name: 'Hent en app',
      help: 'Fx Google Authenticator, Microsoft Authenticator eller 1Password. Har du en i forvejen, så brug den.',
    },
    {
      name: 'Scan koden',
      help: 'Vi viser en QR-kode. På din telefon kan du åbne den direkte i appen. Skriv så de seks cifre, appen viser.',
    },
    {
      name: 'Gem dine gendannelseskoder',
      help: 'Med dem kommer du ind, hvis du mister din telefon.',
    },
  ],
  mustLater:
    'Har du ikke din telefon ved dig, kan du logge ud og gøre det senere. Det, du har gemt, er der stadig.',
  on: 'Slået til',
  off: 'Slået fra',
  codesLeft: (count: number) =>
    count === 1 ? '1 gendannelseskode tilbage.' : `${count} gendannelseskoder tilbage.`,
  required: 'Totrinslogin er krævet i jeres virksomhed, så det kan ikke slås fra.',
  enrol: 'Slå totrinslogin til',
  remove: 'Slå fra',
  renew: 'Nye gendannelseskoder',

  beginTitle: 'Slå totrinslogin til?',
  beginHelp: 'Skriv først din adgangskode, så vi ved, at det er dig.',
  next: 'Fortsæt',

  enrolHelp: 'Åbn din app, tilføj en konto, og scan koden. Skriv så det tal, appen viser.',
  enrolHelpOnPhone:
    'Åbn koden i din app, eller scan den fra en anden enhed. Skriv så det tal, appen viser.',
  openApp: 'Åbn i din app',
  copyKey: 'Kopier nøglen',
  keyCopied: 'Nøglen er kopieret.',
  keyNotCopied: 'Kunne ikke kopiere. Hold fingeren på nøglen, og kopier den.',
  qr: 'QR-kode til din app',
  secret: 'Kan du ikke scanne, så skriv denne nøgle i appen:',
  code: 'Kode fra din app',
  codeHelp: 'De seks cifre, appen viser nu.',
  confirm: 'Slå til',

  codesTitle: 'Gem dine gendannelseskoder',
  codesHelp:
    'Mister du din telefon, kan du logge ind med en af disse koder. Hver kode virker én gang, og de vises kun nu.',
  codesList: 'Gendannelseskoder',
  copy: 'Kopier',
  copied: 'Kopieret',
  copyFailed: 'Kunne ikke kopiere. Skriv koderne af, eller hent dem som fil.',
  download: 'Hent som fil',
  print: 'Udskriv',
  fileName: 'driftig-gendannelseskoder.txt',
  fileHead: (email: string) =>
    `Gendannelseskoder til Driftig for ${email}. Hver kode virker én gang.`,
  saved: 'Jeg har gemt koderne',

  removeTitle: 'Slå totrinslogin fra?',
  removeHelp: 'Så logger du ind med adgangskoden alene. Skriv den for at bekræfte.',
  renewTitle: 'Lav nye gendannelseskoder?',
  renewHelp: 'De gamle koder virker ikke længere. Skriv din adgangskode for at bekræfte.',
  makeNew: 'Lav nye koder',
} as const;
