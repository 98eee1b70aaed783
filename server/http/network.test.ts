import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['an IPv4 address is one network', '203.0.113.7', '203.0.113.7'],
  ['so is one that a socket shows as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['a /64 of IPv6 is one network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['however it is written', '2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['the next /64 is another', '2001:db8:1:3::9', '2001:db8:1:3::'],
])('%s', (_, ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});
