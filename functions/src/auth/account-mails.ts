import { mailOf } from '../mail/mail-template.ts';
import type { Mail } from '../mail/send-mail.ts';

/** Sent to the owner of a new company, with a link to the login. */
export function welcomeMail(to: string, companyName: string, siteUrl: string): Mail {
  return mailOf({
    to,
    subject: 'Velkommen til Driftig',
    paragraphs: [
      `${companyName} er oprettet i Driftig, og du har rollen Ejer.`,
      'Udfyld først virksomhedens oplysninger, så er I klar til den første faktura.',
    ],
    link: { label: 'Log ind', url: siteUrl },
    note: 'Har du ikke selv oprettet virksomheden, kan du se bort fra denne mail.',
  });
}

export function resetMail(to: string, token: string, siteUrl: string): Mail {
  return mailOf({
    to,
    subject: 'Nulstil din adgangskode',
    paragraphs: [
      'Du har bedt om at vælge en ny adgangskode til Driftig.',
      'Linket kan bruges én gang og udløber om en time.',
    ],
    link: { label: 'Vælg ny adgangskode', url: `${siteUrl}/#reset=${token}` },
    code: { label: 'Eller indsæt dette token i Driftig:', value: token },
    note: 'Har du ikke selv bedt om det, kan du se bort fra denne mail. Din adgangskode er ikke ændret.',
  });
}

/** Sent to the owner of an e-mail that somebody tried to register again. */
export function existingAccountMail(to: string, siteUrl: string): Mail {
  return mailOf({
    to,
    subject: 'Du har allerede en konto i Driftig',
    paragraphs: [
      'Nogen har prøvet at oprette en virksomhed i Driftig med din e-mail. Der er ikke oprettet noget.',
      'Du har allerede en konto og kan logge ind. Har du glemt din adgangskode, kan du bede om en ny samme sted.',
    ],
    link: { label: 'Log ind', url: siteUrl },
    note: 'Var det ikke dig, behøver du ikke gøre noget.',
  });
}

const secondFactorTexts = {
  on: {
    subject: 'Totrinslogin er slået til',
    paragraphs: [
      'Når du logger ind i Driftig, skal du fra nu af også skrive en kode fra din app.',
      'Gem dine gendannelseskoder et sikkert sted. De bruges, hvis du mister din telefon.',
    ],
  },
  off: {
    subject: 'Totrinslogin er slået fra',
    paragraphs: ['Du logger nu ind i Driftig med din adgangskode alene.'],
  },
  recovered: {
    subject: 'Totrinslogin er slået fra med en gendannelseskode',
    paragraphs: [
      'Nogen har logget ind i Driftig med din adgangskode og en af dine gendannelseskoder. Totrinslogin er derfor slået fra, og du er logget ud alle andre steder.',
      'Var det dig, så slå det til igen under Min profil, når du har din app.',
    ],
  },
};

/** Sent to the user whose two-step login was switched on or off. */
export function secondFactorMail(
  to: string,
  change: keyof typeof secondFactorTexts,
  siteUrl: string,
): Mail {
  return mailOf({
    to,
    ...secondFactorTexts[change],
    link: { label: 'Gå til Driftig', url: siteUrl },
    note: 'Var det ikke dig, så vælg straks en ny adgangskode, og sig det til din virksomhed.',
  });
}

interface InvitationTexts {
  readonly to: string;
  readonly name: string;
  readonly companyName: string;
  readonly token: string;
  /** The last whole day the link works, formatted for people. */
  readonly lastDay: string;
  readonly siteUrl: string;
}

export function invitationMail(texts: InvitationTexts): Mail {
  const { to, name, companyName, token, lastDay, siteUrl } = texts;
  return mailOf({
    to,
    subject: `Du er inviteret til ${companyName} i Driftig`,
    paragraphs: [
      `Hej ${name}`,
      `${companyName} bruger Driftig til timer, vagter og ferie og har inviteret dig som bruger.`,
      `Vælg en adgangskode, så er du i gang. Linket kan bruges én gang, senest den ${lastDay}.`,
    ],
    link: { label: 'Opret din bruger', url: `${siteUrl}/signup#${token}` },
    note: `Kender du ikke ${companyName}, kan du se bort fra denne mail.`,
  });
}
