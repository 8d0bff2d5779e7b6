import { planFeatures } from '@driftig/contracts/core/plans';
import { Button } from '@mantine/core';
import {
  IconBeach,
  IconFolderPlus,
  IconFolders,
  IconMoonStars,
  IconSettings,
  IconTable,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { AddButton } from '../../../ui/layout/page-action.tsx';
import { PageMenu } from '../../../ui/layout/page-menu.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { useOverviewAddress } from '../overview/address.ts';
import type { Opened } from './page-dialogs.tsx';
import { texts } from './texts.ts';

interface PageActionsProps {
  onCreate: () => void;
  onOpen: (opened: Opened) => void;
}

/** Actions beside the list; a phone has all but Opret in the menu of its list. */
export function PageActions({ onCreate, onOpen }: PageActionsProps) {
  const phone = usePhone();
  const overview = useOverviewAddress();
  return (
    <>
      {phone ? null : (
        <>
          <Button leftSection={<IconTable size={18} stroke={1.6} />} onClick={overview.open}>
            {texts.weekOverview}
          </Button>
          <Button
            leftSection={<IconFolderPlus size={18} stroke={1.6} />}
            onClick={() => onOpen('createInternal')}
          >
            {texts.createInternal}
          </Button>
        </>
      )}
      <AddButton label={texts.create} onClick={onCreate} filled={false} />
      {phone ? null : <MoreOfPage onOpen={onOpen} />}
    </>
  );
}

/** The menu of what is done more seldom. */
export function MoreOfPage({ onOpen }: Pick<PageActionsProps, 'onOpen'>) {
  const phone = usePhone();
  const navigate = useNavigate();
  const { openPlan } = useUser().company;
  const hasTimeOff = planFeatures[openPlan].includes('vacation');
  const overview = useOverviewAddress();
  const weekOverview = { label: texts.weekOverview, icon: IconTable, onSelect: overview.open };
  const createInternal = {
    label: texts.createInternal,
    icon: IconFolderPlus,
    onSelect: () => onOpen('createInternal'),
  };
  return (
    <PageMenu
      label={texts.moreOfPage}
      actions={[
        ...(phone ? [weekOverview, createInternal] : []),
        { label: texts.internalProjects, icon: IconFolders, onSelect: () => onOpen('projects') },
        {
          label: texts.timeOff,
          icon: IconBeach,
          // Without it in the plan, the page of holiday says what Pro gives.
          onSelect: () => (hasTimeOff ? onOpen('timeOff') : void navigate(paths.vacation)),
        },
        {
          label: texts.deviations,
          icon: IconMoonStars,
          onSelect: () => void navigate(paths.deviations),
        },
        { label: texts.settings, icon: IconSettings, onSelect: () => onOpen('settings') },
      ]}
    />
  );
}
