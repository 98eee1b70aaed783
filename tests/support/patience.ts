import { configure } from '@testing-library/react';

// The default of a second is less than a busy machine may take; what is found at once is found as soon.
configure({ asyncUtilTimeout: 10_000 });
