import { badInput } from '../errors.ts';

/** The account that the password belongs to; attackers try these names first. */
export interface PasswordOwner {
  readonly email: string;
  readonly companyName: string;
}

/** Danish words, and ours, that are no secret with a year behind them. Letters only, lower case. */
const knownWords: ReadonlySet<string> = new Set([
  'adgangskode',
  'kodeord',
  'password',
  'velkommen',
  'hemmelig',
  'danmark',
  'københavn',
  'kobenhavn',
  'aarhus',
  'odense',
  'aalborg',
  'driftig',
  'sommer',
  'vinter',
  'efterår',
  'forår',
  'januar',
  'december',
  'hejmeddig',
  'qwerty',
]);

const companyForms = /(?:aps|as|is|ivs|amba|holding)$/;

/** Letters and digits, lower case: attackers try 'Pass-Word 1' and 'password1' as one password. */
const compact = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Without leading and trailing digits, which people commonly add. */
const withoutDigits = (text: string) => text.replaceAll(/^\p{N}+|\p{N}+$/gu, '');

function ownWords({ email, companyName }: PasswordOwner): ReadonlySet<string> {
  const [mailbox = '', domain = ''] = email.split('@');
  const company = compact(companyName);
  const words = [mailbox, domain, domain.replace(/\.[^.]*$/, ''), email].map(compact);
  const all = [...words, company, company.replace(companyForms, '')];
  return new Set(all.map(withoutDigits).filter((word) => word.length > 2));
}

/** One or two different characters, or each the next one of the one before ('23456789', 'abcdefgh'). */
function isPattern(password: string): boolean {
  if (new Set(password).size <= 2) return true;
  const points = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  return steps.size === 1 && [1, -1].some((step) => steps.has(step));
}

/**
 * Throws bad_input at `field` for a password that attackers guess first (product A19, NIST SP
 * 800-63B): one of the commonest, a pattern, or the person's own e-mail or company with digits
 * around it. `isCommon` gets lower case.
 */
export function assertNotGuessed(
  field: string,
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): void {
  const plain = compact(password);
  const word = withoutDigits(plain);
  if (ownWords(owner).has(word)) throw badInput({ [field]: ownNameText });
  if (isCommon(password.toLowerCase()) || isCommon(plain) || knownWords.has(word))
    throw badInput({ [field]: commonText });
  if (isPattern(password.toLowerCase())) throw badInput({ [field]: patternText });
}

const commonText = 'Den adgangskode er blandt dem, alle prøver først. Vælg en anden.';
const ownNameText = 'Adgangskoden ligner din e-mail eller virksomhedens navn. Vælg en anden.';
const patternText = 'Adgangskoden er et mønster, der er let at gætte. Vælg en anden.';
