import { appCode } from '../company/app-codes.ts';
import { testPassword } from '../company/company.ts';
import { button, dialog, page } from './screen.ts';

/** Types a code of the app in the open dialog, and sends it. */
export async function typeCode(code: string): Promise<void> {
  await dialog()
    .getByLabel(/Kode fra din app/)
    .fill(code);
  await page.keyboard.press('Enter');
}

/** Callbacks of a journey during the login. */
interface Looks {
  readonly atPassword?: () => Promise<void>;
  /** With the secret that the app is to have. */
  readonly atCode?: (secret: string) => Promise<void>;
}

/** Sets two-step login up on the page that offers it, as far as the recovery codes. */
export async function setUpTwoStep({ atPassword, atCode }: Looks = {}) {
  await button('Slå totrinslogin til').click();
  await dialog()
    .getByLabel(/^Adgangskode/)
    .fill(testPassword);
  await atPassword?.();
  await button('Fortsæt').click();
  await page.getByAltText('QR-kode til din app').waitFor();
  const secret = ((await dialog().locator('code').textContent()) ?? '').replaceAll(' ', '');
  await atCode?.(secret);
  await typeCode(appCode(secret));
  const list = page.getByRole('list', { name: 'Gendannelseskoder' });
  await list.waitFor();
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  return { secret, recoveryCodes };
}
