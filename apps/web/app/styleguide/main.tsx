/** `/styleguide` in development: every part of the look. No file of the site imports it, so no build contains it. */
// First, because they set the order of the layers.
import '../styles/tokens.css';
import '../styles/base.css';

import { createRoot } from 'react-dom/client';
import { forceScheme } from './force-scheme';
import { Guide } from './guide';
import { LOOKS } from './looks';
import { PARTS } from './parts';
import { createSampleSite, Shown } from './shown';

const query = new URLSearchParams(location.search);
const part = PARTS.find(({ name }) => name === query.get('part')) ?? PARTS[0];
const look = LOOKS.find(({ name }) => name === query.get('look'));

const root = createRoot(document.body.appendChild(document.createElement('main')));
if (!part) throw new Error('The style guide has no parts.');
if (look) {
  Object.assign(document.documentElement, { lang: look.language, dir: look.direction });
  forceScheme(look.scheme);
  root.render(<Shown site={await createSampleSite(look.language)} part={part} />);
} else {
  root.render(<Guide part={part} />);
}
