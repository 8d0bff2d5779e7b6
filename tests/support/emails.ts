import { ulid } from 'ulid';

/** An address that nobody has: an e-mail belongs to one user of the whole installation. */
export const newEmail = (name: string) => `${name}@${ulid().toLowerCase()}.dk`;
