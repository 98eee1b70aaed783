import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { CurrentUser } from '../../../contract/records.ts';
import { Hydrated } from '../core/Hydrated.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', py: { base: '24', md: '32' } });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16',
  '& > h1': { textStyle: 'page', overflowWrap: 'anywhere', minW: '0' },
  '& > :last-child': { flex: '1 1 320px', maxW: { md: '640px' }, marginInlineStart: 'auto' },
});

interface SeekerStartProps {
  user: CurrentUser;
  search: ReactNode;
  /** What needs the user's attention; its code loads later. */
  children: ReactNode;
}

/** The home page of signed-in users: their name and the search right away, the rest once it is loaded. */
export function SeekerStart({ user, search, children }: SeekerStartProps) {
  const { t } = useTranslation('home');
  return (
    <div className={cx(containerStyle, page)}>
      <div className={head}>
        <Avatar name={`${user.first_name} ${user.last_name}`} portrait={user.portrait} size={56} isEager />
        <h1>{user.first_name.trim() === '' ? t('layout:nav.home') : t('hello', { name: user.first_name })}</h1>
        <div>{search}</div>
      </div>
      <Hydrated>
        <Suspense fallback={<Skeleton height="240px" />}>{children}</Suspense>
      </Hydrated>
    </div>
  );
}
