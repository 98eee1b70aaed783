import { serve } from '../../../server/serve.ts';
import { readConfig } from '../../../server/config.ts';

/** The real server as a separate process, without the pages. It's configured by environment variables, and reports the address it listens on. */
const { app, stop } = await serve(readConfig(), { render: async () => Buffer.from('') }, null);
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
process.once('disconnect', () => {
  void stop().then(() => process.exit(0));
});
