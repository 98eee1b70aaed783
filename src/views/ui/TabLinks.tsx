import { useEffect, useRef } from 'react';
import { Link } from './Link.tsx';
import { tabCountStyle, tabListStyle, tabStyle, waitingCountStyle } from './tabs.styles.ts';

interface TabLinksProps {
  label: string;
  /** `waiting`: how many things wait for the reader, also in words. */
  tabs: readonly { to: string; label: string; isCurrent: boolean; count?: number; waiting?: { count: number; label: string } }[];
}

/** Tabs that are separate pages: links, which work without scripts. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.isCurrent)?.to;
  // If not all fit, scrolls the current one into view, also after dots and fonts load, without scrolling the page.
  useEffect(() => {
    const line = list.current;
    const tab = current === undefined ? null : line?.querySelector<HTMLElement>('[aria-current=page]');
    if (!line || !tab) return;
    const sizes = new ResizeObserver(() => {
      line.scrollLeft = tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
    });
    for (const each of line.children) sizes.observe(each);
    return () => sizes.disconnect();
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={tabListStyle}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} className={tabStyle}>
          {tab.label}
          {tab.waiting === undefined ? null : (
            <span role="img" aria-label={tab.waiting.label} title={tab.waiting.label} className={waitingCountStyle}>
              {tab.waiting.count}
            </span>
          )}
          {tab.count === undefined ? null : <span className={tabCountStyle}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
