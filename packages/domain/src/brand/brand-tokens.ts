/** The design tokens that follow from an operator's few colors, for one theme. All other tokens stay ours. */
import { CONTROL_CONTRAST, contrastRatio, mixed, nearestPassing, TEXT_CONTRAST } from './contrast';

export type BrandColors = {
  readonly night?: string;
  readonly onNight?: string;
  readonly accent?: string;
  readonly onAccent?: string;
  readonly ink?: string;
  readonly paper?: string;
  readonly surface?: string;
};

/** By name, without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

const WHITE = '#ffffff';
const BLACK = '#000000';
const NEARLY_BLACK = '#111111';

/** Only the tokens that change. */
export function brandTokens(colors: BrandColors, ours: Tokens): Tokens {
  const pages = pageTokens(colors, ours);
  const nights = nightTokens(colors, ours);
  return { ...pages, ...nights, ...accentTokens(colors, { ...ours, ...pages, ...nights }) };
}

/** Text, and its backgrounds. */
function pageTokens(colors: BrandColors, ours: Tokens): Tokens {
  if (!colors.ink && !colors.paper && !colors.surface) return {};
  const paper = colors.paper ?? ours['paper'] ?? WHITE;
  const surface = colors.surface ?? ours['surface'] ?? WHITE;
  const ink = colors.ink ?? ours['ink'] ?? BLACK;
  const sunken = mixed(paper, ink, 0.04);
  // A raised part of a dark page is lighter than the page. A light page cannot become lighter.
  const raised = isLight(ink) ? mixed(surface, ink, 0.05) : surface;
  const grounds = [paper, surface, sunken, raised, mixed(surface, ink, 0.05)];
  return {
    ...{ paper, surface, sunken, raised, ink, selected: ink },
    'ink-soft': readable(mixed(ink, paper, 0.3), grounds, TEXT_CONTRAST),
    line: mixed(paper, ink, 0.14),
    control: readable(mixed(ink, paper, 0.45), grounds, CONTROL_CONTRAST),
    quiet: mixed(paper, ink, 0.06),
    hover: mixed(surface, ink, 0.05),
    'on-selected': readable(surface, [ink], TEXT_CONTRAST),
    'selected-soft': mixed(surface, ink, 0.1),
    focus: ink,
    'focus-halo': surface,
    tint: mixed(paper, ink, 0.18),
    bone: mixed(paper, ink, 0.1),
  };
}

/** Header, footer, hero, and the house with the windows. */
function nightTokens({ night, onNight }: BrandColors, ours: Tokens): Tokens {
  if (!night && !onNight) return {};
  const ground = night ?? ours['night'] ?? BLACK;
  const text = onNight ?? clearest(ground);
  const deep = mixed(ground, awayFrom(text), 0.25);
  const soft = readable(mixed(text, ground, 0.28), [ground, deep], TEXT_CONTRAST);
  const shade = (share: number) => mixed(ground, text, share);
  return {
    night: ground,
    'night-deep': deep,
    'night-line': shade(0.18),
    'on-night': text,
    'on-night-soft': soft,
    'night-hover': `${text}1a`,
    veil: `${deep}9e`,
    'veil-strong': `${deep}d1`,
    scrim: `${deep}8f`,
    'facade-wall': shade(0.04),
    'facade-trim': deep,
    'facade-sill': shade(0.16),
    'facade-pane': shade(0.09),
    'facade-number': soft,
    'facade-sky': `linear-gradient(${ground} 0 46%,${shade(0.08)} 46% 66%,${shade(0.18)} 66% 82%,${shade(0.3)} 82%)`,
  };
}

/** Buttons, highlights, lit windows. The names of the tokens come from our own accent, amber. */
function accentTokens({ accent, onAccent }: BrandColors, tokens: Tokens): Tokens {
  if (!accent && !onAccent) return {};
  const color = accent ?? tokens['amber'] ?? WHITE;
  const text = onAccent ?? clearest(color);
  const away = awayFrom(text);
  const { paper = WHITE, surface = WHITE, sunken = surface } = tokens;
  const soft = mixed(surface, color, 0.14);
  return {
    amber: color,
    'amber-hover': mixed(color, away, 0.12),
    'amber-press': mixed(color, away, 0.22),
    'amber-edge': readable(color, [paper, surface], CONTROL_CONTRAST),
    'on-amber': text,
    'amber-soft': soft,
    'amber-ink': readable(color, [soft, surface, paper, sunken], TEXT_CONTRAST),
    ...(!isLight(surface) && { focus: readable(color, [paper, surface], CONTROL_CONTRAST) }),
    'facade-lit': color,
    'facade-promised': mixed(color, tokens['facade-wall'] ?? BLACK, 0.45),
    'shadow-lamp': `0 0 24px 2px ${color}59`,
  };
}

const clearest = (ground: string) =>
  contrastRatio(WHITE, ground) >= contrastRatio(NEARLY_BLACK, ground) ? WHITE : NEARLY_BLACK;

/** Mixing this color into a background increases its contrast to the text. */
const awayFrom = (text: string) => (isLight(text) ? BLACK : WHITE);

const isLight = (color: string) => contrastRatio(color, WHITE) < contrastRatio(color, BLACK);

/** Keeps the color if no shade is readable. Then `weakPairs` reports it. */
const readable = (color: string, grounds: readonly string[], minimum: number) =>
  nearestPassing(color, grounds, minimum) ?? color;
