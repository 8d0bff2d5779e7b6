import { companyRoutes } from '@driftig/contracts/company/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { pngFile, sendLogo, sizeOf, storedFilesOf } from '@driftig/tests/support/files/pictures';
import { expect, onTestFinished, test, vi } from 'vitest';

import { logger } from '../pipeline/telemetry.ts';
import { connectToS3 } from './files.ts';

/** S3 refuses every deletion for the rest of the test. */
async function refuseDeletions(): Promise<void> {
  const { client } = await connectToS3();
  const name = 'refuseDeletions';
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName === 'DeleteObjectCommand') throw new Error('Access denied');
      return next(args);
    },
    { step: 'initialize', name, override: true },
  );
  onTestFinished(() => void client.middlewareStack.remove(name));
}

test('a picture whose old file cannot be removed is saved, and the log names the file left', async () => {
  const { owner } = await createCompany();
  await sendLogo(owner, pngFile(20, 20));
  const [old = ''] = await storedFilesOf(owner.user.companyId);
  await refuseDeletions();
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const answer = await sendLogo(owner, pngFile(30, 10));
  expect([answer.status, answer.json]).toEqual([200, { message: 'Logoet er gemt' }]);
  expect(await sizeOf((await owner.call(companyRoutes.showLogo)).bytes)).toEqual({
    width: 30,
    height: 10,
  });
  expect(logged).toHaveBeenCalledExactlyOnceWith('file left behind', {
    file: old.slice(old.indexOf('logo/')),
    error: new Error('Access denied'),
  });
  expect((await owner.call(companyRoutes.removeLogo)).status).toBe(200);
  expect((await owner.call(companyRoutes.showLogo)).status).toBe(404);
});
