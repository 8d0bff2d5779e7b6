/**
 * The closed list of error codes, each with its HTTP status and the default Danish text (product W6, W7).
 * Statuses are decided here only.
 */
export const errorCodes = {
  bad_input: { status: 400, message: 'Noget er ikke udfyldt rigtigt. Se felterne igennem.' },
  malformed: { status: 400, message: 'Vi kunne ikke læse det, du sendte. Prøv igen.' },
  not_logged_in: { status: 401, message: 'Du er ikke logget ind.' },
  wrong_credentials: { status: 401, message: 'Login fejlede. Tjek venligst dine oplysninger.' },
  second_factor_needed: { status: 401, message: 'Indtast koden fra din app.' },
  wrong_code: { status: 400, message: 'Koden er forkert. Prøv med den nyeste kode.' },
  token_invalid: { status: 400, message: 'Linket er brugt eller udløbet. Bed om et nyt.' },
  plan_limit: {
    status: 402,
    message: 'Jeres plan omfatter ikke dette. Skift plan for at fortsætte.',
  },
  forbidden: { status: 403, message: 'Du har ikke adgang til dette.' },
  cross_site: { status: 403, message: 'Handlingen kom fra en anden hjemmeside og er afvist.' },
  second_factor_required: {
    status: 403,
    message: 'Virksomheden kræver totrinslogin. Slå det til under Min profil først.',
  },
  email_unconfirmed: {
    status: 403,
    message:
      'Bekræft først jeres e-mail: brug linket i mailen, eller få det sendt igen øverst på siden. Så kan I sende mails og invitere kolleger.',
  },
  suspended: {
    status: 403,
    message:
      'Virksomheden er sat på pause. I kan se alt, men ikke ændre noget. Skriv til os for at åbne igen.',
  },
  not_found: { status: 404, message: 'Det findes ikke.' },
  conflict: {
    status: 409,
    message: 'En anden har ændret det imens. Genindlæs siden, og prøv igen.',
  },
  /** The call is repeated with `confirmed` when the person says yes to the question in `message`. */
  needs_confirmation: { status: 409, message: 'Bekræft, at det skal være sådan.' },
  email_taken: { status: 409, message: 'Der findes allerede en bruger med denne e-mail.' },
  last_owner: {
    status: 409,
    message: 'Virksomheden skal have mindst én ejer, der kan logge ind.',
  },
  last_department: { status: 409, message: 'Du kan ikke slette den sidste afdeling.' },
  name_taken: { status: 409, message: 'Navnet er allerede i brug.' },
  number_taken: { status: 409, message: 'Fakturanummeret er allerede brugt.' },
  invoice_issued: {
    status: 409,
    message: 'Fakturaen er udstedt og kan ikke slettes. Annullér den eller opret en kreditnota.',
  },
  order_invoiced: {
    status: 409,
    message: 'Ordren er faktureret og kan ikke slettes. Sæt den til annulleret i stedet.',
  },
  person_busy: { status: 409, message: 'Medarbejderen er optaget på en anden ordre.' },
  absence_overlaps: { status: 409, message: 'Der er allerede fravær i den periode.' },
  absence_decided: { status: 409, message: 'Ansøgningen er allerede afgjort.' },
  hours_decided: { status: 409, message: 'Timerne er allerede afgjort.' },
  hours_overlap: { status: 409, message: 'Der er allerede registreret timer i det tidsrum.' },
  timer_runs: { status: 409, message: 'Uret kører allerede.' },
  receipt_approved: { status: 409, message: 'Kvitteringen er godkendt og kan ikke slettes.' },
  trip_linked: {
    status: 409,
    message: 'Rejsen har udgifter, bilag, kørsel eller diæter og kan ikke slettes.',
  },
  file_waits: { status: 409, message: 'Filen undersøges. Prøv igen om lidt.' },
  file_refused: {
    status: 409,
    message: 'Filen er afvist: den kan være skadelig, og derfor vises den ikke.',
  },
  key_reused: { status: 409, message: 'Det er allerede sendt med andet indhold. Genindlæs siden.' },
  too_large: { status: 413, message: 'Det, du sender, fylder for meget.' },
  wrong_file_type: { status: 415, message: 'Filtypen kan ikke bruges her.' },
  too_many: { status: 429, message: 'For mange forsøg. Vent et kvarter, og prøv igen.' },
  busy: {
    status: 503,
    message: 'Der er meget travlt lige nu. Prøv igen om et øjeblik. Der er ikke ændret noget.',
  },
  internal: { status: 500, message: 'Der opstod en fejl hos os. Prøv igen om lidt.' },
} as const;

export type ErrorCode = keyof typeof errorCodes;
