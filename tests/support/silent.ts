/** For tests that ignore emails and open pages. */
export const silent = {
  config: { baseUrl: 'http://localhost:3000', mailFrom: 'Waymark <no-reply@waymark.test>' },
  realtime: { broadcast: () => {}, send: () => {}, present: async () => new Set<string>() },
};
