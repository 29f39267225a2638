/** The operator's desk: an app of its own, in English. No page of the site imports it. */
// First, because they set the order of the layers.
import '../styles/tokens.css';
import '../styles/base.css';

import { createRoot } from 'react-dom/client';
import { Desk } from './desk';
import { createDeskApi, DeskApiContext } from './desk-api';

const root = createRoot(document.getElementById('desk') ?? document.body);
root.render(
  <DeskApiContext value={createDeskApi((path, init) => fetch(`/api${path}`, init))}>
    <Desk />
  </DeskApiContext>,
);
