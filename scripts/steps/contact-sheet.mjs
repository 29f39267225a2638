// One page that shows all pictures: a row for each screen, language and scheme, from narrow to wide.
const NAME = /^(?<screen>.+)-(?<width>\d+)-(?<language>\w+)-(?<scheme>light|dark)\.jpg$/;

const STYLE = `
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #777; color: #fff }
  nav { columns: 5 12em } a { color: inherit }
  .row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; margin-block: 4px 24px }
  img { max-height: 640px; width: auto; background: #999 }`;

export function contactSheet(files) {
  const pictures = files.flatMap((file) => {
    const parts = NAME.exec(file)?.groups;
    return parts ? [{ ...parts, width: Number(parts.width), file }] : [];
  });
  const screens = [...groupBy(pictures, ({ screen }) => screen)].toSorted(([a], [b]) => a.localeCompare(b));
  const links = screens.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('\n');
  const sections = screens.map(([name, all]) => `<h2 id="${name}">${name}</h2>\n${rowsOf(all)}`).join('\n');
  return `<!doctype html><meta charset="utf-8"><title>Pictures of every screen</title><style>${STYLE}</style>
<nav><ul>\n${links}\n</ul></nav>\n${sections}\n`;
}

function rowsOf(pictures) {
  const rows = groupBy(pictures, ({ language, scheme }) => `${language}, ${scheme}`);
  return [...rows]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, row]) => `<h3>${name}</h3>\n<div class="row">${row.toSorted(byWidth).map(linkTo).join('\n')}</div>`)
    .join('\n');
}

const byWidth = (one, other) => one.width - other.width;
const linkTo = ({ file, width }) =>
  `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} px"><br>${width} px</a>`;

/** Node 20 has no Map.groupBy. */
function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
