import { pushRoutes } from '@driftig/contracts/notifications/push-routes';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../api/client.ts';
import { errorIdOf, messageOf } from '../../api/errors.ts';
import { routeQuery } from '../../api/queries/route-query.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { isOnHomeScreen } from '../../ui/layout/is-ios.ts';
import classes from './notifications.module.css';
import { askPermission, permission, pushSupport, subscribe, unsubscribe } from './push-browser.ts';
import { pushTexts as texts } from './texts.ts';

const deviceQuery = routeQuery(pushRoutes.getPushDevice, {});

/** Push to the browser that one sits at (product U6). The browser asks on the press, never before. */
export function PushSwitch() {
  const support = pushSupport();
  if (support !== 'yes')
    return (
      <div className={classes.push}>
        <PushState isOn={false} help={support === 'no' ? texts.unsupported : texts.homeScreen} />
      </div>
    );
  return (
    <div className={classes.push}>
      <SupportedPush />
    </div>
  );
}

function SupportedPush() {
  const query = useQuery(deviceQuery);
  return (
    <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={1}>
      {({ publicKey, isOn }) => <Device publicKey={publicKey} wasOn={isOn} />}
    </QueryResult>
  );
}

function Device({ publicKey, wasOn }: { publicKey: string; wasOn: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isBlocked = permission() === 'denied';
  const isOn = wasOn && permission() === 'granted';
  const change = async (work: () => Promise<unknown>, notDone: string) => {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error, notDone));
    }
    setBusy(false);
  };
  const switchOn = async () => {
    const answer = await askPermission();
    if (answer === 'default') setFailure(texts.notAllowed);
    if (answer !== 'granted') return;
    await call(pushRoutes.savePushDevice, { body: await subscribe(publicKey) });
  };
  const switchOff = async () => {
    await call(pushRoutes.removePushDevice, {});
    await unsubscribe();
  };
  if (isBlocked)
    return (
      <PushState isOn={false} help={isOnHomeScreen() ? texts.blockedOnPhone : texts.blocked} />
    );
  return (
    <PushState
      isOn={isOn}
      isBusy={isBusy}
      help={isOn ? texts.on : texts.off}
      failure={failure}
      onChange={(next) =>
        void (next ? change(switchOn, texts.notOn) : change(switchOff, texts.notOff))
      }
    />
  );
}

interface PushStateProps {
  isOn: boolean;
  help: string;
  isBusy?: boolean;
  failure?: string;
  /** Left out where it cannot be changed. */
  onChange?: (isOn: boolean) => void;
}

function PushState({ isOn, help, isBusy = false, failure = '', onChange }: PushStateProps) {
  return (
    <>
      <Switch
        classNames={{ body: classes.pushBody ?? '' }}
        labelPosition="left"
        label={texts.label}
        description={help}
        checked={isOn}
        disabled={onChange === undefined || isBusy}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
      />
      {failure === '' ? null : (
        <p role="alert" className={classes.failed}>
          {failure}
        </p>
      )}
    </>
  );
}
