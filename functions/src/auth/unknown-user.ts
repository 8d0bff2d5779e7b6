/**
 * Looked for where an e-mail or a token is unknown, or its owner may not log in: these then take the
 * same way and time as one that is known.
 */
export const unknownUser = { companyId: 'nobody', userId: 'nobody' };
