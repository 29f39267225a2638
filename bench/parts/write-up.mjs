// docs/performance.md and its plots, from the results of a run.
import { plot } from '../steps/plot.mjs';
import { shown, toMarkdown } from '../steps/table.mjs';
import { groupsOf } from './rows.mjs';

/** More load than this before the run, per core, makes the times worthless. */
const BUSY_SHARE = 0.5;

/** By file name. */
export function plotsOf({ growth: { hotels, streams, bookings } }) {
  const answered = streams.filter(({ p50 }) => p50 !== null);
  const line = (name, points, x, y) => ({ name, points: points.map((point) => [point[x], point[y]]) });
  return {
    'bench-hotels.svg': plot({
      title: 'A search by the number of its hotels',
      x: 'hotels',
      y: 'ms',
      series: [line('time to the last price', hotels, 'hotels', 'ms')],
    }),
    'bench-streams.svg': plot({
      title: 'Searches at once',
      x: 'searches',
      y: 'ms to the first line',
      series: [line('median', answered, 'streams', 'p50'), line('99th percentile', answered, 'streams', 'p99')],
    }),
    'bench-bookings.svg': plot({
      title: 'Bookings in the database',
      x: 'bookings',
      y: 'ms for a query',
      series: [
        line('trips of one traveller', bookings, 'bookings', 'tripsMs'),
        line('one booking', bookings, 'bookings', 'bookingMs'),
      ],
    }),
  };
}

const ABOUT = {
  'Pages on a phone': `The browser imitates a phone: a screen of 412 × 823, a processor 4 times slower, 1.6 Mbit/s and a delay of 150 ms. Every visit starts with an empty cache. The sandbox waits 600 ms before its first rates. It has drawn the photos of the hotel before, because a provider has them as files; the sizes that we show are made during the first visit. The **still page** is the yardstick of the same run: our home document with its styles, without scripts, pictures and fonts, sent from memory by a bare server. No page with our look can be faster. Before the press on Search, the visitor has chosen a place, and the form has loaded what the results need.`,
  Server: `Ten connections, each with one request at a time, accept brotli. The yardstick is a bare Node server that sends the same bytes. The processor time is that of the server for one request. Different searches have rates in the cache, but each page has a new address: this is the cost of rendering. The load comes from the same machine and takes its part of the processors.`,
  Growth: `A search requests rates as the site does, in batches of 200 hotels, three at a time. Searches at once are for different stays of different visitors. We make at most 12 calls to the provider at a time and let 200 wait. Any further search gets the answer 503, and the site asks again later. For the memory of a stream, the provider does not answer, and the streams share 200 stays. The bookings are in the embedded database. Each traveller has ten of them.`,
  Memory: `Resident memory of each process. The embedded database is a part of the host. The load of the first host is all of the above; the host beside PostgreSQL answers pages for 20 seconds. A host collects its garbage when it has been quiet for half a minute.`,
};

/** True for every run: what a machine changes stands in the tables. */
const LIMITS = `## What limits these figures

- **How far to trust one run.** This machine is shared: within two hours the still page took 404 to 736 ms. Compare each figure with the still page of its own run. While the browser draws, it takes both processors: in visits that were late, the server and the sandbox stood still for up to half a second without work of their own.
- **Hotel, first visit.** The site makes the main picture in the size of the screen when somebody asks for it the first time, and keeps it for a week. This is processor time, beside the browser's own: in nine runs the largest paint came after 962 to 1,641 ms, in most of them after 1,130 or more. After another visitor it came after 742 to 1,382 ms, in the middle one after 917.
- **Home.** The largest paint is the picture of the hero, 2 kB that are there when the page is first drawn or just after. As a part of the style, or as elements of the page, it was not painted earlier (five visits each): the processor draws the page in several frames, and so it draws the still page.
- **Press on Search.** The form has already loaded the place, the list and the code, so no request is left. The page draws the two hotels of the first screen, then the other cards; a phone draws neither the filters nor the search form before somebody opens them. The formats of dates and numbers are made before the press.
- **Script.** React and the runtime of the texts alone weigh 61 kB. A KiB is 1,024 bytes: the goals were set with a tool that counts so. The figures include the HTTP headers of each file (300 bytes), and parts that load when the page is idle. The build checks the weight of each page without both: \`scripts/steps/script-budgets.mjs\`. What was tried: filters, search form, sheets and the panel of the map load on a phone with the press (6 kB less), fewer headers (5 kB less), fewer tiny files (2 kB less), the words of facilities only on the server (0.6 kB less). Another compressor (terser) instead of ours would save 0.7 kB, and the build would take much longer; one after ours (swc) 1.3 kB, for a package of 60 MB.
- **Five thousand hotels on a phone** (\`npm run bench:search\`, two cores at 2.1 to 2.5 GHz, 2026-11-19): in a calm run the longest task while prices stream was 64 ms (the goal is 100). A press on a filter or an order was drawn after 36 to 61 ms on a desktop (median 43, the goal is 50), and after 47 to 95 ms with a processor 4 times slower (the goal is 200). In runs beside other work on the machine, the longest task took up to 137 ms, and presses took two to four times as long. The first price came 160 to 770 ms after the provider's first line (the goal is 300): browser, site and sandbox share the two cores. Asked without a browser, the page brings its first price 12 to 20 ms after the provider's first line.
- **Lighthouse** (2026-11-19): 100 for accessibility and best practices on all public pages. The SEO of the results is 58, because search engines may not list them; elsewhere it is 100. Performance (the goal is 98) follows the speed of this machine. Version 12 with the throttling of DevTools, 2 × 2.5 GHz: home 98 to 100, explore 99, a hotel 76 to 99, the results 72 to 91. Version 13 with a simulated phone, 2 × 2.1 GHz: home 96, a hotel 93 to 96, the results 73 to 95. What is missing is blocking time: layout and styles of the cards, and React.
- **Requests per second.** The load comes from the same two processors: the bare server shows how much is possible. The home page comes from a cache; its cost is the headers, the limits for each address and the log.
- **Memory.** Most of it is the embedded database: it is a WebAssembly program with 133 MB of its own, and V8 compiles it in memory. What the site itself keeps is 60 MB of heap and its caches of ready answers. A rush adds up to 130 MB of garbage: V8 returns its part when the process is quiet, and the C library its part with \`MALLOC_TRIM_THRESHOLD_\` ([deploy](deploy.md) sets it).`;

const PLOTS = [
  ['hotels', 'Time to the last price by the number of hotels'],
  ['streams', 'Time to the first line by the number of searches at once'],
  ['bookings', 'Time of a query by the number of bookings'],
].map(([name, what]) => `![${what}](pictures/bench-${name}.svg)`);

export function writeUp(results) {
  const { date, node, cores, processor, loadBefore, isQuick } = results;
  const rounds = isQuick
    ? 'A quick run: one round of everything'
    : 'Medians of five visits to each page, and of three rounds of load';
  const other =
    loadBefore > cores * BUSY_SHARE
      ? `**The machine was busy with other work** (load ${shown(loadBefore)} before the run): do not trust the times.`
      : `The machine was quiet (load ${shown(loadBefore)} before the run).`;
  const parts = groupsOf(results).flatMap(({ title, rows }) => [
    `## ${title}`,
    ABOUT[title],
    toMarkdown(rows).join('\n'),
    ...(title === 'Growth' ? PLOTS : []),
  ]);
  return `${[
    '# Performance',
    '`npm run bench` measures all of this, prints it, and writes this page, its plots and `bench/results.json`. `npm run bench -- --quick` takes one round instead of three. It needs Linux and a quiet machine.',
    `The last run: ${date}, ${cores} × ${processor}, Node ${node}. ${rounds}. Browser, site, sandbox and load share the machine. ${other}`,
    ...parts,
    LIMITS,
  ].join('\n\n')}\n`;
}
