/** A job's title. Never wraps before the dash that employers put between the work and its place, nor inside “2-year”. */
export function JobTitle({ title }: { title: string }) {
  return <bdi>{title.replace(/ (?=[-–—] )/g, '\u00a0').replace(/(?<=\d)-(?=\p{L})/gu, '\u2011')}</bdi>;
}
