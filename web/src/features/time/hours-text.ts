import { formatKroner } from '@driftig/domain/format';

/** Hundredths of an hour with two decimals: 740 -> '7,40'. */
export const hoursText = formatKroner;

/** The same with its sign, as a balance is written: '+0,60', '−1,40', '0,00'. */
export const flexText = (hundredths: number) =>
  hundredths > 0 ? `+${formatKroner(hundredths)}` : formatKroner(hundredths);
