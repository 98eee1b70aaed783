import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '#css/css';

interface StepHeadProps {
  title: string;
  children?: ReactNode;
  takesFocus?: boolean;
}

/** A step's title, and a line below it. In a step without a field, the title gets the focus, so that it is announced. */
export function StepHead(props: StepHeadProps) {
  return <Head key={props.title} {...props} />;
}

function Head({ title, children, takesFocus = false }: StepHeadProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <h2 ref={head} tabIndex={-1} className={css({ textStyle: 'section', outline: 'none' })}>
        {title}
      </h2>
      {children ? <div className={css({ color: 'quiet', overflowWrap: 'anywhere' })}>{children}</div> : null}
    </div>
  );
}
