/** The HTML document, the same on the server and in the browser. */
import { textDirection } from '@tenth-night/domain/preferences/settings';
import type { ReactNode } from 'react';
import type { PageAssets } from './site-entry';
import './styles/tokens.css';
import './styles/base.css';
import displayFont from './styles/fonts/bricolage-latin.woff2?url';

export const PAGE_DATA_ID = 'page-data';

type Props = {
  readonly language: string;
  readonly assets: PageAssets;
  /** JSON that the browser continues from. A data block, so our content policy needs no exception for it. */
  readonly pageData: string;
  readonly children: ReactNode;
};

export function Document({ language, assets, pageData, children }: Props) {
  return (
    <html lang={language} dir={textDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped, see page-data.ts */}
        <script id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: pageData }} />
      </body>
    </html>
  );
}
