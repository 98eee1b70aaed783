import { describe, expect, test } from 'vitest';
import { user } from '../samples.ts';
import { signInPath, targetAfterSignIn } from './target.ts';

const otherSites = ['https://employer.example'];
const target = (redirect: string | null, change: Partial<typeof user> = {}) =>
  targetAfterSignIn({ kind: 'seeker', user: { ...user, ...change } }, redirect, otherSites);

test('without a redirect: the home page, or the wizard if the profile needs it', () => {
  expect(target(null)).toBe('/onsite-job');
  expect(target(null, { is_profile_completed: false })).toBe('/jobseeker-complete-profile');
  expect(target(null, { is_profile_update_required: true })).toBe('/jobseeker-complete-profile');
  expect(target(null, { is_profile_completed: false, active_key: 2 })).toBe('/onsite-job');
});

test('an explicit redirect overrides both', () => {
  expect(target('/job/accountant-at-acme-7?from=search#apply', { is_profile_completed: false })).toBe('/job/accountant-at-acme-7?from=search#apply');
});

test('reaches the other site through the route that hands over the session', () => {
  expect(target('https://employer.example/x?y=1')).toBe('/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Femployer.example%2Fx%3Fy%3D1');
});

describe('ignores redirects elsewhere', () => {
  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    '/job/..//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https://employer.example.evil.example',
    'http://[',
    'job/7',
    '',
  ];
  test.each(hostile)('%j', (redirect) => {
    expect(target(redirect)).toBe('/onsite-job');
  });
});

test('signing in never leads back to signing in', () => {
  expect(target('/get-started?redirect=/x')).toBe('/onsite-job');
});

test('whoever has to sign in again does so where they were', () => {
  expect(signInPath(null)).toBe('/get-started');
  expect(signInPath('/account-settings?tab=1')).toBe('/get-started?redirect=%2Faccount-settings%3Ftab%3D1');
  expect(signInPath('/employer/team')).toBe('/employer/login?redirect=%2Femployer%2Fteam');
  expect(signInPath('/employers-of-the-year')).toBe('/get-started?redirect=%2Femployers-of-the-year');
});

test('a job seeker who came from an employers’ page goes to their own', () => {
  for (const redirect of ['/employer', '/employer?x=1', '/employer/jobs/new', '/employer/../employer/team']) expect(target(redirect)).toBe('/onsite-job');
  expect(target('/employer', { is_profile_completed: false })).toBe('/jobseeker-complete-profile');
  expect(target('/employers-near-me')).toBe('/employers-near-me');
});

test('an employer goes to the page for employers, not to pages for job seekers', () => {
  const employer = (redirect: string | null) => targetAfterSignIn({ kind: 'recruiter', user }, redirect, otherSites);
  expect(employer(null)).toBe('/employer');
  expect(employer('/recommended-job/saved')).toBe('/employer');
  expect(employer('/employer/team?x=1')).toBe('/employer/team?x=1');
  expect(employer('https://employer.example/x')).toBe('/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Femployer.example%2Fx');
});
