import { AREAS, type Area } from '../../../src/machines/flow.ts';
import type { ChartChange } from '../../../packages/flows/diff/compare.ts';
import type { Revision } from '../../../packages/flows/diff/record.ts';
import { summaryOf, totalOf } from '../../../packages/flows/diff/summary.ts';

/** A release as named in CHANGELOG.md. */
export type Release = { name: string; commit: string };

const HEAD = `# Changelog

What changed in the flows, written from the charts by \`npm run flows -- changelog\`. Edit nothing between a heading and the next: it is written again.
`;

const UNRELEASED = 'Unreleased';

type Section = { name: string; text: string };

/** The sections of a changelog, newest first. */
function sectionsOf(changelog: string): Section[] {
  return changelog
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => ({ name: /^## ([^\n,]+)/.exec(text)?.[1] ?? '', text }));
}

/** The releases in a changelog, newest first; empty if nothing was released. */
export function releasesIn(changelog: string): Release[] {
  return sectionsOf(changelog).flatMap(({ name, text }) => {
    const commit = /^<!-- commit ([\da-f]{7,40}) -->$/m.exec(text)?.[1];
    return commit === undefined ? [] : [{ name, commit }];
  });
}

/** The changelog with what changed since the last release as its first section, named after a release, or "unreleased" if that is null. */
export function withSection(changelog: string, changes: readonly ChartChange[], release: (Revision & { name: string }) | null): string {
  const older = sectionsOf(changelog).filter(({ name }) => name !== UNRELEASED && name !== release?.name);
  const title = release === null ? `## ${UNRELEASED}\n` : `## ${release.name}, ${release.date}\n\n<!-- commit ${release.commit} -->\n`;
  const areas = (Object.keys(AREAS) as Area[]).flatMap((area) => {
    const own = changes.filter((change) => change.area === area);
    return own.length === 0 ? [] : [`\n### ${AREAS[area]}\n\n${own.map(lineOf).join('\n')}\n`];
  });
  const section = `${title}\n${totalOf(changes)}\n${areas.join('')}`;
  return [HEAD, section, ...older.map(({ text }) => `${text.trimEnd()}\n`)].join('\n');
}

const lineOf = (change: ChartChange): string =>
  `- **${change.title}**${change.kind === 'removed' ? '' : ` ([chart](flows/${change.id}.md))`}: ${summaryOf(change)}`;
