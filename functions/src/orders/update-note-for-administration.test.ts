import { testsOfWriting } from '@driftig/tests/support/order-notes';

testsOfWriting('administration');
