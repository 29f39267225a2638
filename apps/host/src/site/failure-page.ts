/** The last resort, when not even the site can be rendered: no script, no style of its own, only words. */
export function failurePage(requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Something went wrong · Tenth Night</title></head>
<body>
<h1>Something went wrong on our side</h1>
<p>Whatever you have booked or paid is safe. Load the page again; if it fails again, try a little later.</p>
<p><a href="">Load the page again</a> · <a href="/">Start a new search</a></p>
<p><small>Reference: ${requestId}</small></p>
</body>
</html>
`;
}
