import { cleanup } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

// Also before a test's retry. A file that mocks what the page still needs cleans up itself, before it restores that.
afterEach(cleanup);

/** All browsers have it, but not jsdom; nobody came here by going back. */
if (!Reflect.has(performance, 'getEntriesByType')) Object.assign(performance, { getEntriesByType: () => [] });

/**
 * In development, React records where each element was created, with an error and its stack for each, which took an eighth of the time of all view
 * tests. It stops at ten thousand until it resets its counter: here it is always there.
 */
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
