import type { ComponentProps } from 'react';
import { css } from '#css/css';

const row = css({ display: 'flex', alignItems: 'center', gap: '12', minH: '44px', cursor: 'pointer', justifyContent: 'space-between' });
const knob = css({
  appearance: 'none',
  position: 'relative',
  flexShrink: '0',
  w: '40px',
  h: '24px',
  borderRadius: 'full',
  bg: 'edge',
  transition: 'background-color {durations.base}',
  _after: {
    content: '""',
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    w: '18px',
    h: '18px',
    borderRadius: 'full',
    bg: '#fff',
    transition: 'inset-inline-start {durations.base} {easings.out}',
  },
  _checked: { bg: 'accent', _after: { insetInlineStart: '19px' } },
});

/** On or off, with immediate effect. */
export function Switch({ label, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role' | 'defaultChecked'> & { label: string; checked: boolean }) {
  return (
    <label className={row}>
      <span>{label}</span>
      <input {...rest} type="checkbox" role="switch" aria-checked={rest.checked} className={knob} />
    </label>
  );
}
