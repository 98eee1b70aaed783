import { Badge } from './Badge.tsx';

/** Says of somebody that they were made up for a demo. */
export const DemoBadge = ({ text, meaning }: { text: string; meaning: string }) => (
  <span title={meaning}>
    <Badge>{text}</Badge>
  </span>
);
