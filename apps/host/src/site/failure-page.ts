/** The last resort if the site cannot be rendered: no script, no styles, only text. */
export function failurePage(requestId: string): string {
  return plainPage(requestId, {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side',
    words: 'Your bookings and payments are safe. Reload the page, or try again a little later.',
  });
}

/** For an address that requests more pages than people can read. */
export function busyPage(requestId: string): string {
  return plainPage(requestId, {
    title: 'Too many pages at once',
    heading: 'Too many pages at once',
    words: 'Your network has asked for very many pages within a minute. Wait a moment, then load the page again.',
  });
}

type Words = { readonly title: string; readonly heading: string; readonly words: string };

function plainPage(requestId: string, { title, heading, words }: Words): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Tenth Night</title></head>
<body>
<h1>${heading}</h1>
<p>${words}</p>
<p><a href="">Load the page again</a> · <a href="/">Start a new search</a></p>
<p><small>Reference: ${requestId}</small></p>
</body>
</html>
`;
}
