/**
 * The design tokens for light and dark themes, with `:where` so that a page around the chart can override them. Each color is also given in a plain form, for
 * programs that support neither variables nor oklch.
 */
const tokens = {
  paper: ['#fcfcfa', 'oklch(99% .003 95)', 'oklch(17% .01 265)'],
  raised: ['#ffffff', 'oklch(100% 0 0)', 'oklch(21% .01 265)'],
  sunken: ['#f5f4f1', 'oklch(96.5% .005 95)', 'oklch(14% .01 265)'],
  ink: ['#15181d', 'oklch(22% .02 265)', 'oklch(96% .005 265)'],
  quiet: ['#50555f', 'oklch(45% .02 265)', 'oklch(76% .01 265)'],
  line: ['#9aa0a9', 'oklch(68% .015 265)', 'oklch(52% .015 265)'],
  edge: ['#d5d7da', 'oklch(87% .008 265)', 'oklch(33% .012 265)'],
  accent: ['#006b45', 'oklch(48% .13 165)', 'oklch(78% .13 165)'],
  timer: ['#8a5a00', 'oklch(50% .12 75)', 'oklch(82% .13 75)'],
  refused: ['#b3261e', 'oklch(50% .19 25)', 'oklch(74% .15 25)'],
  call: ['#1f5fa8', 'oklch(47% .14 250)', 'oklch(78% .11 250)'],
} as const;
type Token = keyof typeof tokens;

const variables = (theme: 1 | 2) => (Object.keys(tokens) as Token[]).map((name) => `--${name}:${tokens[name][theme]}`).join(';');
const paint = (property: 'fill' | 'stroke', name: Token) => `${property}:${tokens[name][0]};${property}:var(--${name})`;

export const style = `
:where(.chart){${variables(1)}}
@media (prefers-color-scheme:dark){:where(.chart){${variables(2)}}}
.chart text{font-family:'Figtree Variable',Figtree,'Helvetica Neue',Arial,'Liberation Sans',sans-serif;${paint('fill', 'ink')}}
.chart .text text{paint-order:stroke;stroke-width:4;stroke-linejoin:round;${paint('stroke', 'raised')}}
.chart .level-0 text{${paint('stroke', 'sunken')}}
.chart .level-1 text{${paint('stroke', 'paper')}}
.chart .page{${paint('fill', 'paper')}}
.chart .box{${paint('fill', 'raised')};${paint('stroke', 'edge')};stroke-width:1.25}
.chart .level-0>.box{${paint('fill', 'sunken')}}
.chart .level-1>.box{${paint('fill', 'paper')}}
.chart .region>.box{stroke-dasharray:6 5;${paint('stroke', 'line')}}
.chart .ring{fill:none;${paint('stroke', 'edge')};stroke-width:1.25}
.chart .any>.box{stroke-dasharray:1 4;stroke-linecap:round;stroke-width:2;${paint('stroke', 'line')}}
.chart .final>.box,.chart .final>.ring{${paint('stroke', 'ink')}}
.chart .title,.chart .name{font-weight:650}
.chart .event{font-weight:600}
.chart .guard,.chart .quiet{${paint('fill', 'quiet')}}
.chart .timer{${paint('fill', 'timer')}}
.chart .refused{${paint('fill', 'refused')}}
.chart .call{${paint('fill', 'call')}}
.chart .mark{fill:none;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round;${paint('stroke', 'quiet')}}
.chart .mark.timer{${paint('stroke', 'timer')}}
.chart .mark.refused{${paint('stroke', 'refused')}}
.chart .mark.call{${paint('stroke', 'call')}}
.chart .line{fill:none;stroke-width:1.5;${paint('stroke', 'line')}}
.chart .head{${paint('fill', 'line')}}
.chart .always .line{stroke-dasharray:3 3}
.chart .dot{${paint('fill', 'accent')}}
.chart .start .line{${paint('stroke', 'accent')}}
.chart .start .head{${paint('fill', 'accent')}}
.chart .stack{${paint('fill', 'paper')};${paint('stroke', 'edge')};stroke-width:1.25}
.chart .elsewhere>.box,.chart .elsewhere>.ring{fill:none;stroke-dasharray:5 4;${paint('stroke', 'line')}}
.chart .main>.box{${paint('stroke', 'accent')};stroke-width:1.75}
.chart .main>.line{stroke-width:3;${paint('stroke', 'accent')}}
.chart .main>.head{${paint('fill', 'accent')}}
.chart .ground{${paint('fill', 'paper')};opacity:.92}
`.trim();
