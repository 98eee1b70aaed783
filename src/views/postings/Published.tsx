import { useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { coverPath, logoPath } from '../../../contract/drawings.ts';
import type { Posting, PostingEditing } from '../../../contract/postings.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { Cover } from '../ui/Cover.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Trail, type TrailStep } from '../ui/Trail.tsx';
import { ShareLink } from './ShareLink.tsx';

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', maxW: '880px' });
const title = css({ textStyle: { base: 'page', md: 'hero' }, textWrap: 'balance', outline: 'none', overflowWrap: 'anywhere' });
/** The mark appears with an animation. */
const arrival = css({ '& [data-state=here] > svg': { animation: 'rise {durations.slow} {easings.out} 120ms backwards' } });

/** The job is published: where it is visible, how to share it, and when it will need confirmation. */
export function Published({ posting, company }: { posting: Posting; company: PostingEditing['company'] }) {
  const { t, i18n } = useTranslation('postings');
  const heading = useRef<HTMLHeadingElement>(null);
  const day = (at: string) => new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric' }).format(new Date(at));
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const steps: TrailStep[] = [
    { id: 'draft', label: t('published.draft'), state: 'done' },
    {
      id: 'live',
      label: t('published.live'),
      state: 'here',
      note: posting.valid_through ? t('published.until', { date: day(posting.valid_through) }) : undefined,
    },
    {
      id: 'applicants',
      label: t('published.applicants'),
      state: 'next',
      note: posting.promise_days === null ? undefined : t('promise', { count: posting.promise_days }),
    },
    {
      id: 'confirm',
      label: t('state.confirmDue'),
      state: 'next',
      note: posting.confirm_due_at ? t('published.ask', { date: day(posting.confirm_due_at) }) : undefined,
    },
  ];
  return (
    <div className={page}>
      <div>
        <Cover src={coverPath(company.id)} companyId={company.id} size="head" isEager />
        <CompanyMark logo={logoPath(company.id)} size={64} isEager isOnCover />
      </div>
      <div className={arrival}>
        <Trail steps={steps} label={t('published.trail')} look="wide" />
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className={title}>
          {t('published.title', { title: posting.title })}
        </h2>
        <p className={css({ color: 'quiet', textStyle: 'lead', mt: '8' })}>{t('published.text')}</p>
      </div>
      <ShareLink path={posting.url} title={posting.title} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })}>
        <ButtonLink to="/employer/jobs">{t('published.list')}</ButtonLink>
        <TextLink to={posting.url}>{t('published.see')}</TextLink>
      </div>
    </div>
  );
}
