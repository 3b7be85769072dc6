import { configure } from '@testing-library/dom';

// `findBy` and `waitFor` end as soon as there is what they wait for; a second is not always enough on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
