import { isEmail } from '@driftig/contracts/wire/email';
import { isPhone } from '@driftig/contracts/wire/phone';

/**
 * The link that writes a mail; undefined for an address that cannot receive any. The address is
 * encoded, since it may come from a stranger: '?bcc=' in it would add a recipient.
 */
export function mailLink(address: string): string | undefined {
  if (!isEmail(address)) return undefined;
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}

/** The link that calls a number; undefined for what is no number. */
export function phoneLink(number: string): string | undefined {
  return isPhone(number) ? `tel:${number.replaceAll(/[^\d+]/g, '')}` : undefined;
}

/** The page that opens the map of the device with an address: Apple's on its own, else Google's. */
export function mapLink(place: string, agent = navigator.userAgent): string {
  const query = encodeURIComponent(place);
  return /iPhone|iPad|Macintosh/.test(agent)
    ? `https://maps.apple.com/?q=${query}`
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
}
