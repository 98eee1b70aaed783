import { createElement, type ComponentType, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. @default 24 */
  size?: number;
}

export type IconComponent = ComponentType<IconProps>;

/**
 * A component that draws an icon in the color of the surrounding text. Without a label, it is hidden from screen readers.
 * @param shapes the content of the icon's `svg` element, from the icon set
 * @public imported by the modules that tools/vite-icons.ts generates
 */
export const iconOf =
  (shapes: string): IconComponent =>
  ({ size = 24, ...rest }) =>
    createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': rest['aria-label'] === undefined ? true : undefined,
      ...rest,
      dangerouslySetInnerHTML: { __html: shapes },
    });
