import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySuccessPath, jobPath, parseJobPath, titleInPath } from './job-url.ts';
import { splitLanguage, withLanguage } from './language-path.ts';

describe('job URLs', () => {
  it('identify the job', () => {
    expect(jobPath({ title: 'Senior Accountant (Señor)', company: "L'Oréal & Co.", id: 123 })).toBe('/job/senior-accountant-senor-at-loreal-co-123');
    expect(decodeURIComponent(jobPath({ title: '軟體工程師', company: '台積電', id: 5 }))).toBe('/job/軟體工程師-at-台積電-5');
    expect(jobPath({ title: '???', company: '', id: 9 })).toBe('/job/job-9');
    expect(jobPath({ title: 'word '.repeat(100), company: 'A', id: 9 }).length).toBeLessThan(110);
  });

  it('lead back to the job, in any language, on its page and after applying', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 2_147_483_647 }), (title, company, id) => {
        const path = jobPath({ title, company, id });
        expect(path).toMatch(/^[\x21-\x7e]+$/);
        expect(parseJobPath(path)).toMatchObject({ id, jobUrl: path, isApplySuccess: false });
        expect(parseJobPath(`/zh-tw${applySuccessPath(path)}?x=1`)).toMatchObject({ id, jobUrl: path, isApplySuccess: true });
      }),
    );
  });

  it('accept the bare id and reject the rest', () => {
    expect(parseJobPath('/job/77')).toMatchObject({ id: 77, slug: '' });
    for (const path of ['/job/', '/job/nurse', '/job/nurse-0', '/job/nurse-9999999999', '/job/a/b-1', '/jobs/nurse-1', '/job/nurse-1/apply'])
      expect(parseJobPath(path)).toBeNull();
  });

  it('contain the title, to search for once the job no longer exists', () => {
    expect(titleInPath(jobPath({ title: 'Nurse at Sea', company: 'Acme at Home', id: 4 }))).toBe('nurse at sea at acme');
    expect(titleInPath('/ja/job/senior-accountant-at-acme-12')).toBe('senior accountant');
    expect(titleInPath(jobPath({ title: '軟體工程師', company: '', id: 5 }))).toBe('軟體工程師');
    for (const path of ['/job/77', '/job/job-9', '/jobs-hiring/nurse-jobs']) expect(titleInPath(path)).toBeUndefined();
  });

  it('split and join the language', () => {
    expect(splitLanguage('/ja/job/x-1').rest).toBe('/job/x-1');
    expect(splitLanguage('/zh-CN?x=1')).toMatchObject({ language: { tag: 'zh-CN' }, rest: '/?x=1' });
    expect(splitLanguage('/job/ja-1')).toEqual({ language: null, rest: '/job/ja-1' });
    expect(withLanguage('/', { slug: 'ar' })).toBe('/ar');
    expect(withLanguage('/job/x-1', null)).toBe('/job/x-1');
  });
});
