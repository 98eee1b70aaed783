import { configure } from '@testing-library/react';

// The default of a second is too short for a busy machine; what is found immediately is still found immediately.
configure({ asyncUtilTimeout: 10_000 });
