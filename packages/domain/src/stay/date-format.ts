/** Creating a format takes up to 10 ms on a slow phone, and a page needs the same few again and again. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST = 100;

/** Throws for an unknown time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  if (formats.size >= MOST) formats.clear();
  formats.set(key, format);
  return format;
}
