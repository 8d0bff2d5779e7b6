import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import { isImported } from '@driftig/contracts/records/import';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lazyWhenIdle } from '../ui/loading/lazy-when-idle.ts';
import { usePhone } from '../ui/layout/use-phone.ts';
import { texts } from './texts.ts';

const ImportDialog = lazyWhenIdle(() => import('./import/import-dialog.tsx'));

/** `?import=1` opens the dialog, for links from other screens. */
const IMPORT = 'import';

function withoutImport(params: URLSearchParams): URLSearchParams {
  params.delete(IMPORT);
  return params;
}

/** The import button and its dialog; null for a type that cannot be imported. */
export function useRecordImport(typeName: RecordTypeName) {
  const phone = usePhone();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(params.has(IMPORT));
  if (!isImported(typeName)) return { importButton: null, importDialog: null };
  const close = () => {
    setOpened(false);
    if (params.has(IMPORT)) setParams(withoutImport, { replace: true });
  };
  const importButton = (
    <Button
      {...(phone ? { fullWidth: true } : { variant: 'subtle', color: 'gray' })}
      leftSection={<IconUpload size={18} stroke={1.6} />}
      onClick={() => setOpened(true)}
    >
      {texts.import}
    </Button>
  );
  const importDialog = opened ? (
    <Suspense>
      <ImportDialog typeName={typeName} onClose={close} />
    </Suspense>
  ) : null;
  return { importButton, importDialog };
}
