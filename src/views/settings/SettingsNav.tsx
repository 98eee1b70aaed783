import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Link } from '../ui/Link.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { menuItemStyle } from '../ui/menu.styles.ts';

interface SettingsNavProps {
  tabs: readonly { to: string; label: string; isCurrent: boolean }[];
}

/** The links between the tabs: on one line on phones, at the side if there is room. Links, so that each can be opened separately. */
export function SettingsNav({ tabs }: SettingsNavProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <div className={css({ lg: { display: 'none' }, minW: '0' })}>
        <TabLinks label={t('tabs')} tabs={tabs} />
      </div>
      <nav
        aria-label={t('tabs')}
        className={css({ lgDown: { display: 'none' }, display: 'grid', gap: '4', ms: '-12px', position: 'sticky', insetBlockStart: '24' })}
      >
        {tabs.map(({ to, label, isCurrent }) => (
          <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} className={menuItemStyle}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
