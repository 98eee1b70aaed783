import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageNameAt, routeAt } from './match.ts';
import { ROUTE_PATTERNS } from './pages.ts';

const PATHS = ROUTE_PATTERNS.flatMap(([pattern]) => {
  const path = pattern.replace(/:\w+/g, 'a.b-1%20ñ');
  return [path, `${path}/`, `${path}//`, path.toUpperCase(), `${path}/more`, path.slice(1), path.slice(0, -1), `${path}?a=b`];
});

test.each([...new Set(PATHS)])('%j matches what the router finds', (path) => {
  expect(routeAt(path)).toBe(ROUTE_PATTERNS.find(([pattern]) => matchPath(pattern, path)));
});

test('an unknown path isn’t found, in any language', () => {
  expect([pageNameAt('/nowhere'), pageNameAt('/zh-cn/nowhere'), pageNameAt('/zh-cn/job/cook-1'), pageNameAt('/zh-cn'), pageNameAt('/')]).toEqual([
    'notFound',
    'notFound',
    'job',
    'home',
    'home',
  ]);
});
