import { payrollRoutes } from '@driftig/contracts/accounting/payroll';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { downloadFile } from '../../../ui/files/download-file.ts';
import { texts } from './texts.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Makes the file; a period that was exported already is asked about first. */
export function useExport({ from, to }: Period) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The period that the server has asked about. */
  const [asked, setAsked] = useState('');
  const download = async (again: boolean) => {
    setBusy(true);
    setFailure(undefined);
    setAsked('');
    try {
      const { filename, text, count } = await call(payrollRoutes.exportPayroll, {
        body: { from, to, again },
      });
      if (count === 0) setFailure(texts.empty);
      else downloadFile(filename, text, 'text/csv;charset=utf-8');
    } catch (error) {
      setFailure(messageOf(error, texts.failed));
      if (error instanceof ApiError && error.code === 'needs_confirmation') setAsked(from + to);
    }
    setBusy(false);
  };
  return { busy, failure, mayAgain: asked === from + to, download };
}
