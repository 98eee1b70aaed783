import type { Thumb } from '../data.ts';

const [STEP, ROW, WIDTH, HEIGHT] = [15, 5, 120, 46];

/** A miniature of a chart: columns are steps from the start, the line is the main path. */
export function ChartThumb({ thumb: { columns, main } }: { thumb: Thumb }) {
  const y = (index: number) => HEIGHT / 2 + (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * ROW;
  return (
    <svg className="thumb" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M6 ${HEIGHT / 2}H${6 + STEP * Math.max(0, Math.min(main, columns.length) - 1)}`} className="way" />
      {columns.flatMap((count, column) =>
        Array.from({ length: count }, (_, index) => (
          <circle
            key={`${column} ${index}`}
            cx={6 + column * STEP}
            cy={y(index)}
            r={index === 0 && column < main ? 3 : 1.7}
            className={index === 0 && column < main ? 'main' : ''}
          />
        )),
      )}
    </svg>
  );
}
