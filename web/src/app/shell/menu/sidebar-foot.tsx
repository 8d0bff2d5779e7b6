import { accessRules } from '@driftig/contracts/core/access';
import { IconSettings } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { OpenSettings } from '../../frame/open-settings.ts';
import { SETTINGS_PARAM } from '../../../paths.ts';
import { LogOutButton } from './log-out-button.tsx';
import classes from './sidebar.module.css';

const prefetch = () => void OpenSettings.preload();

export function SidebarFoot({ onChosen }: { onChosen: (() => void) | undefined }) {
  const user = useUser();
  const [, setParams] = useSearchParams();
  const openSettings = () => {
    onChosen?.();
    const set = (params: URLSearchParams) => {
      params.set(SETTINGS_PARAM, 'company');
      return params;
    };
    setParams(set, { replace: onChosen !== undefined });
  };
  return (
    <div className={classes.foot}>
      {accessRules.manager(user) && !user.mustEnrol ? (
        <button
          type="button"
          className={classes.item}
          onClick={openSettings}
          onFocus={prefetch}
          onPointerEnter={prefetch}
        >
          <IconSettings size={18} stroke={1.6} />
          Settings
        </button>
      ) : null}
      <LogOutButton onChosen={onChosen} />
    </div>
  );
}
