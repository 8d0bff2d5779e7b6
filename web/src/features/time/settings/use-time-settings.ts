import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { settingsQuery } from '../queries.ts';
import { keepCopy, readCopy } from './local-copy.ts';

/**
 * How hours are registered: what the server says, which the device then keeps, and until it has
 * answered what the device kept (product T26).
 */
export function useTimeSettings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const [copy] = useState(readCopy);
  useEffect(() => {
    if (data === undefined) return;
    const { timeMode, standardHundredths, isFlexOn } = data;
    keepCopy({ timeMode, dailyStandard: standardHundredths / 100, useFlex: isFlexOn });
  }, [data]);
  return {
    timeMode: data?.timeMode ?? copy.timeMode,
    isFlexOn: data?.isFlexOn ?? copy.useFlex,
    /** Settings on the server; undefined until loaded. */
    saved: data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
