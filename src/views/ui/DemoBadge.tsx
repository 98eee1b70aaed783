import { Badge } from './Badge.tsx';

/** Marks somebody as made up for a demo. */
export const DemoBadge = ({ text, meaning }: { text: string; meaning: string }) => (
  <span title={meaning}>
    <Badge>{text}</Badge>
  </span>
);
