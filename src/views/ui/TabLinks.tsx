import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { tabCountStyle, tabDotStyle, tabListStyle, tabStyle } from './tabs.styles.ts';

interface TabLinksProps {
  label: string;
  /** `dot`: something waits there; what, in words. */
  tabs: readonly { to: string; label: string; isCurrent: boolean; count?: number; dot?: string }[];
}

/** Tabs that are pages of their own: links, ready before any script. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.isCurrent)?.to;
  // Where they do not all fit, the one that is shown is in view; the page itself stays where it is.
  useEffect(() => {
    const tab = current === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={tabListStyle}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} className={tabStyle}>
          {tab.label}
          {tab.dot === undefined ? null : <span role="img" aria-label={tab.dot} title={tab.dot} className={tabDotStyle} />}
          {tab.count === undefined ? null : <span className={tabCountStyle}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
