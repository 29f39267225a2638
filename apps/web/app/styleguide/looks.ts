/** The looks that stand side by side. Arabic brings its own fonts and real texts of the site. */
export const LOOKS = [
  { name: 'light', title: 'Left to right, light', language: 'en', direction: 'ltr', scheme: 'light' },
  { name: 'dark', title: 'Left to right, dark', language: 'en', direction: 'ltr', scheme: 'dark' },
  { name: 'rtl-light', title: 'Right to left, light', language: 'ar', direction: 'rtl', scheme: 'light' },
  { name: 'rtl-dark', title: 'Right to left, dark', language: 'ar', direction: 'rtl', scheme: 'dark' },
] as const;
