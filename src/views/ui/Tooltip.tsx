import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { css } from '#css/css';

const style = css({
  maxW: '280px',
  px: '12',
  py: '8',
  bg: 'ink',
  color: 'paper',
  fontSize: '13',
  borderRadius: 'control',
  zIndex: 'popover',
  animation: 'fadeIn {durations.fast}',
});

/** A word more about what is pointed at or focused. Never the only place something is said: a finger does not point. */
export function Tooltip({ children, content }: { children: ReactElement; content: ReactNode }) {
  return (
    <Ark.Root openDelay={400} closeDelay={100} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style}>{content}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
