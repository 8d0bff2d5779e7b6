import { formatKroner } from '@driftig/domain/format';

/** Flex in hundredths of an hour with its sign. */
export const flexText = (flex: number) => `${flex > 0 ? '+' : ''}${formatKroner(flex)}`;

export const flexTone = (flex: number) => (flex > 0 ? 'plus' : flex < 0 ? 'minus' : 'zero');
