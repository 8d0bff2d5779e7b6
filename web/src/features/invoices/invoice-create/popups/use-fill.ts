import { useState } from 'react';

import { messageOf } from '../../../../api/errors.ts';
import { toastFailure } from '../../../../ui/feedback/toast.tsx';
import { texts } from './texts.ts';

/**
 * Fills the form with the choice and closes the popup; on failure it shows the error and stays
 * open.
 */
export function useFill(onClose: () => void) {
  const [filling, setFilling] = useState(false);
  const fill = async (run: () => Promise<void>): Promise<void> => {
    setFilling(true);
    try {
      await run();
      onClose();
    } catch (error) {
      setFilling(false);
      toastFailure(messageOf(error, texts.fillFailed), {
        text: texts.unchanged,
        onRetry: () => void fill(run),
      });
    }
  };
  return { filling, fill };
}
