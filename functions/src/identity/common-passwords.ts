import { assertNotGuessed, type PasswordOwner } from '@driftig/domain/auth/weak-password';

/** Shorter ones are refused by their length. */
const minLength = 8;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * The commonest passwords of eight characters and more, some 18,000: the ranked list that zxcvbn-ts
 * keeps (npm @zxcvbn-ts/language-common, MIT). A chunk of its own, read when a password is first chosen.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const ranked = dictionary['passwords-common'] ?? [];
    return new Set(ranked.map(String).filter((password) => password.length >= minLength));
  });
  return list;
}

/** Throws bad_input at `field` for a password that is among the first to be guessed (product A19). */
export async function assertGoodPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const common = await commonPasswords();
  assertNotGuessed(field, password, owner, (typed) => common.has(typed));
}
