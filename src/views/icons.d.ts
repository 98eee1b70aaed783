/** An icon of lucide by its name: https://lucide.dev/icons. Made by tools/vite-icons.ts. */
declare module '~icons/lucide/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may not import from a relative path
  const Icon: import('./ui/icon.ts').IconComponent;
  export default Icon;
}
