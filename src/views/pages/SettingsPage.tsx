import { Suspense } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate, useParams } from 'react-router-dom';
import { css } from '#css/css';
import { Hydrated } from '../core/Hydrated.tsx';
import type { Page } from '../core/page.tsx';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useTitle } from '../core/useTitle.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SETTINGS_TABS } from './settingsTabs.ts';
import { SettingsNav } from '../settings/SettingsNav.tsx';

/** The links are next to the title and the content, which have one left edge. */
const beside = css({
  maxW: '960px',
  lg: {
    '&:has(> [data-sides])': { gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: '48' },
    '& > h1:has(~ [data-sides])': { gridColumn: '2' },
  },
});
const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  lg: {
    display: 'contents',
    '& > nav': { gridColumn: '1', gridRow: '1 / span 2', alignSelf: 'start' },
    '& > section': { gridColumn: '2' },
  },
});

/** /account-settings/{tab}: each tab is a page of its own. */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  const { tab } = useParams();
  const names = Object.keys(SETTINGS_TABS);
  const current = names.find((name) => name === tab);
  useTitle(current ? `${t(`tab.${current}`)} · ${t('title')}` : t('title'));
  if (current === undefined) return <Navigate to={`/account-settings/${names[0]}`} replace />;
  const { Component } = (SETTINGS_TABS as Record<string, Page>)[current] as Page;
  return (
    <SeekerPage texts="settings" className={beside}>
      <div className={sides} data-sides="">
        <SettingsNav tabs={names.map((name) => ({ to: `/account-settings/${name}`, label: t(`tab.${name}`), isCurrent: name === current }))} />
        <section aria-label={t(`tab.${current}`)} className={css({ minW: '0' })}>
          <Hydrated>
            <Suspense fallback={<Skeleton height="120px" />}>
              <Component key={current} />
            </Suspense>
          </Hydrated>
        </section>
      </div>
    </SeekerPage>
  );
}
