/** A job's title. Never wraps before the dash that employers put between the work and its place. */
export function JobTitle({ title }: { title: string }) {
  return <bdi>{title.replace(/ (?=[-–—] )/g, '\u00a0')}</bdi>;
}
