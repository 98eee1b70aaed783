import { serve } from '../../../server/serve.ts';
import { readConfig } from '../../../server/config.ts';

/** The real server as a process of its own, without the pages: told by environment variables, it says where it listens. */
const { app, stop } = await serve(readConfig(), { render: async () => '' }, null);
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
process.once('disconnect', () => {
  void stop().then(() => process.exit(0));
});
