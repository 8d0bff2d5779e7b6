import { createECDH, hkdfSync } from 'node:crypto';

import { services } from '../pipeline/services.ts';

/** The keys that push services know us by (VAPID), base64url. */
interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made of the stage's secret, the same each time; throws where the function has none. */
export function pushKeys(): PushKeys {
  const { PUSH_SECRET } = services().environment;
  if (PUSH_SECRET === undefined) throw new Error('This function has no PUSH_SECRET');
  // Any 32 bytes but one in four thousand million are a private key of the curve.
  const privateKey = Buffer.from(hkdfSync('sha256', PUSH_SECRET, '', 'driftig web push', 32));
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
