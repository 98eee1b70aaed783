import { Link } from 'react-router-dom';
import { tabCountStyle, tabListStyle, tabStyle } from './tabs.styles.ts';

interface TabLinksProps {
  label: string;
  tabs: readonly { to: string; label: string; isCurrent: boolean; count?: number }[];
}

/** Tabs that are pages of their own: links, ready before any script. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={tabListStyle}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} className={tabStyle}>
          {tab.label}
          {tab.count === undefined ? null : <span className={tabCountStyle}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
