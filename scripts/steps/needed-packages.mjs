// Finds the packages of the lock file that a built app needs at run time: no build tools, and no optional peers.

/**
 * The keys of `lock.packages`, sorted. `apps` are folders of workspaces. Packages of the repository itself are left
 * out, because the bundle contains them.
 */
export function neededPackages(lock, apps) {
  const needed = new Set();
  const add = (from, names) => {
    for (const name of names) {
      const key = keyOf(lock, from, name);
      if (key === null) throw new Error(`The lock file has no ${name} for ${from}.`);
      if (needed.has(key) || lock.packages[key].link) continue;
      needed.add(key);
      add(key, dependenciesOf(lock, key));
    }
  };
  for (const app of apps) add(app, Object.keys(lock.packages[app].dependencies ?? {}));
  return [...needed].sort();
}

function dependenciesOf(lock, key) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock.packages[key];
  const optional = Object.keys(optionalDependencies ?? {}).filter((name) => keyOf(lock, key, name) !== null);
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const sure = Object.keys(dependencies ?? {}).filter((name) => !(name in (optionalDependencies ?? {})));
  return [...sure, ...optional, ...peers];
}

/** Node's own search: first in the package's own folder `node_modules`, then in those of the folders above. */
function keyOf(lock, from, name) {
  const parts = from.split('/');
  for (let length = parts.length; length >= 0; length--) {
    const key = [...parts.slice(0, length), 'node_modules', name].join('/');
    if (key in lock.packages) return key;
  }
  return null;
}
