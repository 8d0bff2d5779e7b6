import { testsOfWriting } from '@driftig/tests/support/company/order-notes';

testsOfWriting('administration');
