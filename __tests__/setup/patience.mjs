import { configure } from '@testing-library/dom';

// The timeout of `findBy` and `waitFor`. The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
