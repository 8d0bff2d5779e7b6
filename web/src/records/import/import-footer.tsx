import { recordTypes } from '@driftig/contracts/records/record-types';
import type { ImportedType } from '@driftig/contracts/records/import';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { texts } from './texts.ts';
import { chosenOf, type CheckedFile, type ImportFlow } from './use-import.ts';

interface ImportFooterProps {
  typeName: ImportedType;
  flow: ImportFlow;
  onClose: () => void;
}

/** The buttons of each step of an import. */
export function ImportFooter({ typeName, flow, onClose }: ImportFooterProps) {
  const { step } = flow;
  switch (step.name) {
    case 'preview':
      return (
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <StartButton typeName={typeName} flow={flow} file={step.file} />
        </>
      );
    case 'writing':
      return <StopButton onStop={flow.stop} />;
    case 'over':
      return (
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {step.written.left.length > 0 ? (
            <Button variant="filled" onClick={() => flow.resume(step)}>
              {texts.goOn}
            </Button>
          ) : null}
        </>
      );
    default:
      return <Button onClick={onClose}>{texts.cancel}</Button>;
  }
}

function StartButton({ typeName, flow, file }: Omit<ImportFooterProps, 'onClose'> & FileProps) {
  const { noun, plural } = recordTypes[typeName];
  const chosen = chosenOf(file);
  return (
    <Button variant="filled" disabled={chosen.length === 0} onClick={() => flow.start(chosen)}>
      {texts.start(chosen.length, noun, plural)}
    </Button>
  );
}

interface FileProps {
  file: CheckedFile;
}

/** The button shows a loader until the calls that have started are finished. */
function StopButton({ onStop }: { onStop: () => void }) {
  const [stopping, setStopping] = useState(false);
  const press = () => {
    setStopping(true);
    onStop();
  };
  return (
    <Button onClick={press} disabled={stopping}>
      {stopping ? texts.stopping : texts.stop}
    </Button>
  );
}
