import * as React from 'react';

/** Every browser has it and jsdom has not; nobody came here by going back. */
if (!Reflect.has(performance, 'getEntriesByType')) Object.assign(performance, { getEntriesByType: () => [] });

/**
 * In development React notes where each element was made, an error with its stack for each, which took an eighth of the time of all tests of views. It
 * stops by itself at ten thousand until it forgets how many there were: here it is always there.
 */
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
