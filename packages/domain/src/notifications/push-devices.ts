/** A browser that push is switched on in. */
export interface PushDevice {
  readonly endpoint: string;
  /** The browser's public key and its secret for us, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** By the id of the session that switched it on. */
export type PushDevices = Readonly<Record<string, PushDevice>>;

/** Per person. */
export const maxPushDevices = 10;

/** The devices whose session still exists: logging out ends push in that browser. */
export function devicesOfSessions(
  devices: PushDevices,
  sessionIds: readonly string[],
): PushDevices {
  return keep(devices, (id) => sessionIds.includes(id));
}

/** Without one; with `endpoint` only while that is still its address. */
export function withoutDevice(
  devices: PushDevices,
  sessionId: string,
  endpoint?: string,
): PushDevices {
  return keep(
    devices,
    (id, device) => id !== sessionId || (endpoint !== undefined && device.endpoint !== endpoint),
  );
}

/** With one more; an earlier session of the same browser goes. Undefined where there is no room. */
export function withDevice(
  devices: PushDevices,
  sessionId: string,
  device: PushDevice,
): PushDevices | undefined {
  const others = keep(
    devices,
    (id, other) => id !== sessionId && other.endpoint !== device.endpoint,
  );
  if (Object.keys(others).length >= maxPushDevices) return undefined;
  return { ...others, [sessionId]: device };
}

function keep(
  devices: PushDevices,
  isKept: (sessionId: string, device: PushDevice) => boolean,
): PushDevices {
  return Object.fromEntries(Object.entries(devices).filter(([id, device]) => isKept(id, device)));
}
