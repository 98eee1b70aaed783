import type { MouseEvent } from 'react';
import { useContext } from 'react';
import { Link as RouterLink, UNSAFE_NavigationContext as NavigationContext, type LinkProps as RouterLinkProps } from 'react-router-dom';

export type LinkProps = Pick<RouterLinkProps, 'to' | 'state' | 'replace' | 'reloadDocument'> & Omit<React.ComponentProps<'a'>, 'href'>;

/**
 * A link within the app: the router navigates, and adds the language prefix to the URL. The router's own link resolves the target on each rendering,
 * although an absolute one is only needed on click: with 40 to 90 links, a third of a page's rendering.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  return typeof to === 'string' && to.startsWith('/') && !to.startsWith('//') ? <RootedLink {...props} to={to} /> : <RouterLink discover="none" {...props} />;
}

function RootedLink({ to, state, replace = false, reloadDocument = false, onClick, children, ...rest }: LinkProps & { to: string }) {
  const { basename, navigator } = useContext(NavigationContext);
  const href = basename === '/' ? to : to === '/' ? basename : basename + to;
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isForUs(event, rest.target)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // A click on a link to the current page adds no history entry.
    const isHere = href === pathname + search + hash;
    (replace || isHere ? navigator.replace : navigator.push)(href, state);
  };
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

/** Whether the page handles a click, instead of the browser: not for another tab or window, or a download. */
const isForUs = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined) =>
  button === 0 && (target === undefined || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);
