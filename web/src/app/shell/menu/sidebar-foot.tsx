import { accessRules } from '@driftig/contracts/core/access';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { logOut } from '../../log-out.ts';
import { useUser } from '../../../api/session/session.ts';
import { OpenSettings } from '../../frame/open-settings.ts';
import { SETTINGS_PARAM } from '../../../paths.ts';
import classes from './sidebar.module.css';

const prefetch = () => void OpenSettings.preload();

export function SidebarFoot({ onChosen }: { onChosen: (() => void) | undefined }) {
  const user = useUser();
  const [leaving, setLeaving] = useState(false);
  const [, setParams] = useSearchParams();
  const openSettings = () => {
    onChosen?.();
    const set = (params: URLSearchParams) => {
      params.set(SETTINGS_PARAM, 'company');
      return params;
    };
    setParams(set, { replace: onChosen !== undefined });
  };
  const leave = () => {
    setLeaving(true);
    void logOut().catch(() => setLeaving(false));
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
      <button type="button" className={classes.item} onClick={leave} disabled={leaving}>
        <IconLogout size={18} stroke={1.6} />
        Log Out
      </button>
    </div>
  );
}
