/** Stands in for a separate site of tours and activities: one page, so that the link to it leads somewhere. */
import type { FastifyPluginAsync } from 'fastify';
import { htmlPage, pageHeaders } from '../../kernel/html-page';

const EXPERIENCES_PATH = '/experiences';

const TOURS = [
  ['Lamps of the old town', 'A walk after dusk, two hours'],
  ['A table behind the market', 'Cooking with a local, half a day'],
  ['The river before breakfast', 'By rowing boat, one hour'],
] as const;

const PAGE = htmlPage({
  title: 'Sandbox experiences',
  body: `<h1>Sandbox experiences</h1>
<p class="soft">This page stands in for the site of a tours provider. Nothing here can be booked.</p>
<ul class="card">
${TOURS.map(([name, about]) => `<li class="padded"><b>${name}</b><br><span class="soft">${about}</span></li>`).join('\n')}
</ul>
<p class="note">Set EXPERIENCES_URL to lead to a real site instead.</p>`,
});

export const experiencesRoutes: FastifyPluginAsync = async (app) => {
  app.get(EXPERIENCES_PATH, (_request, reply) => reply.headers(pageHeaders()).send(PAGE));
};
