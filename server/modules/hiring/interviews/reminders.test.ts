import { expect, test } from 'vitest';
import { HOUR } from '../../../../contract/durations.ts';
import { saveReach } from '../../../../contract/reach.ts';
import { acceptInterview, cancelInterview } from '../../../../contract/interviews.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { offered, pair } from '../../../../tests/support/interviews.ts';
import { advanceInterviews } from './advance.ts';

const server = await testApp();
const { mail } = server;

test.each([
  [true, ['seeker', 'employer']],
  [false, ['seeker']],
])(
  'with reminders set to %s, an employer is notified of an approaching interview as %j; both are notified when it is canceled',
  async (reminders, notified) => {
    const two = await pair(server);
    const { id, times } = await offered(server, two, [48]);
    await two.seeker.call(acceptInterview, { params: { id }, body: { time: times[0] as string, time_zone: 'Asia/Manila' } });
    await two.employer.call(saveReach, { body: { switches: [{ topic: 'reminders', channel: 'email', on: reminders }] } });
    const emails = async () => {
      await server.runOutbox();
      return mail.sent
        .splice(0)
        .map(({ to, text }) => ({ side: to.startsWith(two.seekerId) ? 'seeker' : 'employer', leads: text.includes('/employer/settings') }));
    };
    await emails();
    server.clock.move(24 * HOUR);
    await advanceInterviews({ ...server.outside, log: server.app.log });
    const reminded = await emails();
    expect(reminded.map(({ side }) => side)).toEqual(notified);
    expect(reminded.every(({ side, leads }) => leads === (side === 'employer'))).toBe(true);
    await two.seeker.call(cancelInterview, { params: { id }, body: { reason: 'I found another job.' } });
    expect((await emails()).map(({ side }) => side)).toEqual(['seeker', 'employer']);
  },
);
