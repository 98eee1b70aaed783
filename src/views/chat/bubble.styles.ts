import { cva } from '#css/css';

/**
 * A message: the user's own at the end side, the other's at the start side, the system's in between; a system card uses the available width, also
 * while loading.
 */
export const bubbleStyle = cva({
  base: { position: 'relative', maxW: 'min(560px, 82%)', minW: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  variants: {
    side: {
      own: { px: '12', py: '8', borderRadius: 'card', borderEndEndRadius: '4px', bg: 'accentSoft' },
      other: { px: '12', py: '8', borderRadius: 'card', borderEndStartRadius: '4px', bg: 'raised', boxShadow: 'inset 0 0 0 1px {colors.line}' },
      system: { color: 'quiet', fontSize: '13', textAlign: 'center' },
      card: { w: '100%', maxW: '560px', whiteSpace: 'normal' },
      // Automatic messages look different at a glance.
      ownAutomatic: { px: '12', py: '8', borderRadius: 'card', borderEndEndRadius: '4px', border: '1px dashed {colors.edge}' },
      otherAutomatic: { px: '12', py: '8', borderRadius: 'card', borderEndStartRadius: '4px', border: '1px dashed {colors.edge}' },
    },
  },
});

export const placeStyle = cva({
  base: { display: 'flex', alignItems: 'flex-end', gap: '4', scrollMarginBlock: '16px' },
  variants: { side: { own: { justifyContent: 'flex-end' }, other: {}, system: { justifyContent: 'center' }, card: {} } },
});

export type Side = 'own' | 'other' | 'system' | 'card';
