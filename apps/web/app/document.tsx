/** The HTML document, the same on the server and in the browser. */
import { textDirection } from '@tenth-night/domain/preferences/settings';
import type { ReactNode } from 'react';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

type Props = {
  readonly language: string;
  readonly children: ReactNode;
};

export function Document({ language, children }: Props) {
  return (
    <html lang={language} dir={textDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
