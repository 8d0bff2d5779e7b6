/**
 * Looked up in place of a user when the e-mail or token is unknown or the user may not log in, so
 * that the answer takes as long as for a known one and does not reveal which e-mails are in use.
 */
export const unknownUser = { companyId: 'nobody', userId: 'nobody' };
