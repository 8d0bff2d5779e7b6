import { useQuery } from '@tanstack/react-query';

import { FlexBadge as Badge } from '../../flex-value.tsx';
import type { ListProps } from '../list-props.ts';
import { balanceQuery } from '../queries.ts';
import { texts } from '../texts.ts';

/** Flex balance of the chosen employee; renders nothing without one, or when flex is off. */
export function FlexBadge({ state, isFlexOn }: Pick<ListProps, 'state' | 'isFlexOn'>) {
  const { employee = '' } = state.filters;
  const { data } = useQuery(balanceQuery(isFlexOn ? employee : ''));
  if (data === undefined || employee === '' || !isFlexOn) return null;
  return <Badge label={texts.balance} hundredths={data.hundredths} />;
}
