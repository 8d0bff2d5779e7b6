// Keeps zod from compiling schemas with `new Function`, which the content security policy forbids
// and reports, and from its own English texts. Must run before zod is loaded, because schemas read
// the first setting when they are created.
import { danishIssueText } from '@driftig/contracts/wire/danish-issue-texts';

Object.assign(globalThis, { __zod_globalConfig: { jitless: true, customError: danishIssueText } });
