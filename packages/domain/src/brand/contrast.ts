/** Contrast of two colors by WCAG 2.2, and the nearest color that has enough of it. Colors are `#rrggbb`. */

/** For text. */
export const TEXT_CONTRAST = 4.5;
/** For large text, and for the outlines of controls. */
export const CONTROL_CONTRAST = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
const STEPS = 100;

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` 0 is the first color, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const target = channels(to);
  const parts = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function hasContrast(color: string, backgrounds: readonly string[], minimum: number): boolean {
  return backgrounds.every((background) => contrastRatio(color, background) >= minimum);
}

/** The color itself if it passes, else the shade of it with the least change. Null if no shade passes on all. */
export function nearestPassing(color: string, backgrounds: readonly string[], minimum: number): string | null {
  for (let step = 0; step <= STEPS; step++) {
    const shades = [mixed(color, BLACK, step / STEPS), mixed(color, WHITE, step / STEPS)];
    const found = shades.find((shade) => hasContrast(shade, backgrounds, minimum));
    if (found) return found;
  }
  return null;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
