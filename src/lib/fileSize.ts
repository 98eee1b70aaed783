const KB = 1024;

/** A file size, formatted for a language: "120 kB", "2.4 MB". */
export function fileSize(bytes: number, language: string): string {
  const isSmall = bytes < KB * KB;
  const shown = isSmall ? Math.max(1, Math.round(bytes / KB)) : bytes / KB / KB;
  return new Intl.NumberFormat(language, { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    shown,
  );
}
