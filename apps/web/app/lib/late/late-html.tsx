/** The server's side of late parts: writes a group as HTML. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeForScript } from './escape-for-script';
import type { LateGroup } from './late-part';
import { LATE_CALL, LATE_SCRIPT } from './late-script';

export const lateScriptHtml = `<script>${LATE_SCRIPT}</script>`;

/** `inPage` gives a part its texts and services. */
export function lateGroupHtml({ parts, data }: LateGroup, inPage: (node: ReactNode) => ReactNode): string {
  const html = parts.map(({ slot, node, state }) => {
    const attributes = Object.fromEntries(Object.entries(state).map(([name, value]) => [`data-${name}`, value]));
    return renderToString(
      <div data-slot={slot} {...attributes}>
        {inPage(node)}
      </div>,
    );
  });
  const json = escapeForScript(JSON.stringify(data));
  return `<script type="application/json">${json}</script><template>${html.join('')}</template><script>${LATE_CALL}</script>`;
}
