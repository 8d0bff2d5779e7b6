import { nameInMail } from '@driftig/domain/name-in-mail';

import { mailOf } from '../mail/mail-template.ts';
import type { Mail } from '../mail/send-mail.ts';

interface ConfirmationTexts {
  readonly to: string;
  readonly token: string;
  readonly siteUrl: string;
}

/** Sent to the owner of a new company, with a link that confirms the e-mail. */
export function welcomeMail(texts: ConfirmationTexts & { readonly companyName: string }): Mail {
  return mailOf({
    to: texts.to,
    subject: 'Velkommen til Driftig',
    paragraphs: [
      `${nameInMail(texts.companyName)} er oprettet i Driftig, og du har rollen Ejer.`,
      'Bekræft din e-mail, så kan du sende fakturaer til kunder og invitere kolleger. Alt andet er åbent med det samme.',
    ],
    ...confirmationLink(texts),
  });
}

/** Sent when the owner of a new company asks for the link once more. */
export function confirmationMail(texts: ConfirmationTexts): Mail {
  return mailOf({
    to: texts.to,
    subject: 'Bekræft din e-mail',
    paragraphs: [
      'Når din e-mail er bekræftet, kan du sende fakturaer til kunder og invitere kolleger.',
      'Linket kan bruges én gang og udløber om en uge.',
    ],
    ...confirmationLink(texts),
  });
}

const confirmationLink = ({ siteUrl, token }: ConfirmationTexts) => ({
  link: { label: 'Bekræft din e-mail', url: `${siteUrl}/confirm#${token}` },
  note: 'Har du ikke selv oprettet virksomheden, så brug ikke linket. Så kan den hverken sende mails eller invitere nogen.',
});

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

/** Mail to an e-mail's owner after another registration with it. */
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

/** As above, for a user whose login the company has closed: a confirmation would never come. */
export function closedAccountMail(to: string): Mail {
  return mailOf({
    to,
    subject: 'Din e-mail er i brug i Driftig',
    paragraphs: [
      'Nogen har prøvet at oprette en virksomhed i Driftig med din e-mail. Der er ikke oprettet noget.',
      'Din e-mail hører til en bruger hos en virksomhed, der har lukket for brugerens login. Bed virksomheden om at åbne det igen, eller opret din egen virksomhed med en anden e-mail.',
    ],
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
  removed: {
    subject: 'Vi har fjernet totrinslogin fra din bruger',
    paragraphs: [
      'Du har bedt os om hjælp, fordi du hverken har din app eller dine gendannelseskoder. Vi har fjernet totrinslogin, og du er logget ud alle steder.',
      'Log ind med din adgangskode, og slå totrinslogin til igen under Min profil. Du får også nye gendannelseskoder.',
    ],
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

/** Sent to the owners of a company whose colleague asked the operator for help. */
export function removedSecondFactorMail(
  to: string,
  person: { readonly name: string; readonly email: string },
  siteUrl: string,
): Mail {
  const name = nameInMail(person.name);
  return mailOf({
    to,
    subject: `Totrinslogin er fjernet for ${name}`,
    paragraphs: [
      `${name} (${person.email}) havde hverken sin app eller sine gendannelseskoder. Vi har kontrolleret, hvem vi talte med, og derefter fjernet totrinslogin.`,
      'Næste login sker med adgangskoden alene. Derefter kan totrinslogin slås til igen.',
    ],
    link: { label: 'Gå til Driftig', url: siteUrl },
    note: `Ved ${name} ikke noget om det, så luk for login under All Employees, og svar os straks.`,
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
  const { to, token, lastDay, siteUrl } = texts;
  const [name, companyName] = [nameInMail(texts.name), nameInMail(texts.companyName)];
  return mailOf({
    to,
    subject: `Du er inviteret til ${companyName} i Driftig`,
    paragraphs: [
      `Hej ${name}`,
      `${companyName} bruger Driftig til det daglige arbejde og har inviteret dig som bruger.`,
      `Vælg en adgangskode, så er du i gang. Linket kan bruges én gang, senest den ${lastDay}.`,
    ],
    link: { label: 'Opret din bruger', url: `${siteUrl}/signup#${token}` },
    note: `Kender du ikke ${companyName}, kan du se bort fra denne mail.`,
  });
}

/** Mail to a user whose e-mail another company has invited. */
export function invitedElsewhereMail(texts: Omit<InvitationTexts, 'token' | 'lastDay'>): Mail {
  const { to, siteUrl } = texts;
  const [name, companyName] = [nameInMail(texts.name), nameInMail(texts.companyName)];
  return mailOf({
    to,
    subject: `${companyName} vil gerne have dig med i Driftig`,
    paragraphs: [
      `Hej ${name}`,
      `${companyName} har inviteret dig til Driftig. Din e-mail er allerede i brug i en anden virksomhed, og en e-mail hører til én virksomhed ad gangen.`,
      `Vil du med hos ${companyName}, så bed dem om at invitere dig med en anden e-mail. Du kan stadig logge ind der, hvor du er nu.`,
    ],
    link: { label: 'Log ind', url: siteUrl },
    note: `${companyName} kan ikke se, om du har en konto. Kender du dem ikke, kan du se bort fra denne mail.`,
  });
}
