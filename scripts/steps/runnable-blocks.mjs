// Blocks of a Markdown page that a script can run word by word: those that begin with "```sh run".

export function runnableBlocks(page) {
  return [...page.matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, block]) => block.trim());
}
