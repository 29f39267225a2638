/** Counts how often React renders a component, by the hook that React offers to developer tools. */

type Fiber = {
  readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | string | null;
  readonly flags: number;
  readonly memoizedProps: Readonly<Record<string, unknown>>;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};
type OnCommit = (rendererId: number, root: { readonly current: Fiber }) => void;

/** React sets this flag on a component that it called. */
const PERFORMED_WORK = 1;

const hook = {
  supportsFiber: true,
  isDisabled: false,
  inject: () => 1,
  onCommitFiberRoot: (() => {}) as OnCommit,
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
  checkDCE: () => {},
};

/** React looks for the hook when it loads. */
export function offerHook(): void {
  const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= hook;
}

/** `keyOf` names an instance. The returned function gives the keys of those that were rendered since its last call. */
export function rendersOf(name: string, keyOf: (props: Readonly<Record<string, unknown>>) => string): () => string[] {
  const known = new Map<string, Fiber>();
  let rendered: string[] = [];
  hook.onCommitFiberRoot = (_, { current }) => {
    for (const fiber of fibersOf(current)) {
      if (nameOf(fiber) !== name) continue;
      const key = keyOf(fiber.memoizedProps);
      if (known.get(key) !== fiber && (fiber.flags & PERFORMED_WORK) !== 0) rendered.push(key);
      known.set(key, fiber);
    }
  };
  return () => {
    const taken = rendered;
    rendered = [];
    return taken.toSorted();
  };
}

function nameOf({ type }: Fiber): string | undefined {
  return typeof type === 'string' ? type : (type?.name ?? type?.type?.name);
}

function fibersOf(root: Fiber): readonly Fiber[] {
  const found: Fiber[] = [];
  const open: (Fiber | null)[] = [root];
  while (open.length > 0) {
    const fiber = open.pop();
    if (!fiber) continue;
    found.push(fiber);
    open.push(fiber.sibling, fiber.child);
  }
  return found;
}
