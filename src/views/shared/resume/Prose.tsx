import { css } from '#css/css';

const prose = css({
  maxW: '68ch',
  lineHeight: '1.6',
  display: 'grid',
  gap: '8',
  '& ul': { listStyle: 'disc', ps: '20px', display: 'grid', gap: '4' },
  '& li::marker': { color: 'faint' },
  'h3 ~ &, p + &, div + &': { mt: '8' },
});
const BULLET = /^\s*[-–•*·]\s+/;

/** User-written text: a paragraph per line, with lines that start with a dash or a dot as a list. Never interpreted as HTML. */
export function Prose({ text }: { text: string }) {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const isList = BULLET.test(line);
    const last = blocks.at(-1);
    if (isList && last?.isList) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  if (blocks.length === 0) return null;
  return (
    <div className={prose}>
      {blocks.map(({ isList, lines }, index) =>
        isList ? (
          <ul key={index}>
            {lines.map((line, at) => (
              <li key={at}>{line.replace(BULLET, '')}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{lines[0]}</p>
        ),
      )}
    </div>
  );
}
