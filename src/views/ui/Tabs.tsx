import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { css } from '#css/css';
import { tabListStyle, tabStyle } from './tabs.styles.ts';

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
}

/** Views of one thing within a page, with arrow keys. Where each has an address of its own, use TabLinks. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Ark.Root value={value} onValueChange={(details) => onChange(details.value)} lazyMount>
      <Ark.List aria-label={label} className={tabListStyle}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={css({ pt: '24' })}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
