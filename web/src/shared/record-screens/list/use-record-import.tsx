import { IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { ListAction } from '../../../ui/data-table/columns/column.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { texts } from '../texts.ts';
import type { RecordScreen } from '../views/record-view.ts';

const ImportDialog = lazyWhenIdle(() => import('../import/import-dialog.tsx'));

/** `?import=1` opens the dialog, for links from other screens. */
const IMPORT = 'import';

function withoutImport(params: URLSearchParams): URLSearchParams {
  params.delete(IMPORT);
  return params;
}

/** The import as an action of the list, and its dialog; none for a type that is not imported. */
export function useRecordImport(screen: RecordScreen) {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(params.has(IMPORT));
  if (!screen.type.imported) return { importActions: [], importDialog: null };
  const close = () => {
    setOpened(false);
    if (params.has(IMPORT)) setParams(withoutImport, { replace: true });
  };
  const importActions: readonly ListAction[] = [
    {
      label: texts.import,
      help: texts.importHelp,
      icon: IconUpload,
      onSelect: () => setOpened(true),
    },
  ];
  const importDialog = opened ? (
    <Suspense>
      <ImportDialog screen={screen} onClose={close} />
    </Suspense>
  ) : null;
  return { importActions, importDialog };
}
