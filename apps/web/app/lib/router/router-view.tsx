/** Shows the router's page, and gives it its address and its data. */
import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type Location, sectionIn } from './location';
import type { Params } from './match-route';
import type { NavigateOptions, Router, RouterState } from './router';

type Known = { readonly router: Router; readonly state: RouterState };

const RouterContext = createContext<Known | null>(null);

type Props = {
  readonly router: Router;
  /** The page, in its frame. */
  readonly children: ReactNode;
  /** What is shown instead if the page fails. */
  readonly failure: ReactNode;
};

export function RouterView({ router, children, failure }: Props) {
  const [state, setState] = useState(router.state);
  // A slow page does not hold up the visitor's next press.
  useEffect(() => router.subscribe((next) => startTransition(() => setState(next))), [router]);
  const known = useMemo(() => ({ router, state }), [router, state]);
  return (
    <RouterContext value={known}>
      <Guard location={state.location} failure={failure}>
        {state.page ? children : failure}
      </Guard>
    </RouterContext>
  );
}

type GuardProps = { readonly location: Location; readonly failure: ReactNode; readonly children: ReactNode };
type GuardState = { readonly location: Location; readonly hasFailed: boolean };

/** Shows the failure if the page breaks, until the next navigation. */
class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: GuardProps, state: GuardState): GuardState | null {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

function useRouter(): Known {
  const known = use(RouterContext);
  if (!known) throw new Error('This part needs a RouterView around it.');
  return known;
}

export function CurrentPage() {
  const { page } = useRouter().state;
  return page && <page.Component />;
}

export const useLocation = (): Location => useRouter().state.location;

export const useParams = (): Params => useRouter().state.params;

export const useLoaderData = <Data,>(): Data => useRouter().state.data as Data;

export const useNavigate = (): Router['navigate'] => useRouter().router.navigate;

export const useRevalidate = (): Router['revalidate'] => useRouter().router.revalidate;

type Query = readonly (readonly [name: string, value: string])[] | URLSearchParams;
type SetQuery = (next: Query | ((current: URLSearchParams) => Query), options?: NavigateOptions) => void;

export function useSearchParams(): [query: URLSearchParams, setQuery: SetQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery: SetQuery = useCallback(
    (next, options) => {
      const pairs = typeof next === 'function' ? next(query) : next;
      void navigate(`?${new URLSearchParams(pairs as URLSearchParams)}`, options);
    },
    [query, navigate],
  );
  return [query, setQuery];
}

/** Scrolls a new page to its start, a section into view, and an earlier page to where the reader was. */
export function ScrollRestoration() {
  const { router, state } = useRouter();
  const { location, scroll } = state;
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      router.leave();
      // After a reload the browser restores the position before our script has loaded.
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [router]);

  useLayoutEffect(() => {
    if (scroll === 'section') document.getElementById(sectionIn(location))?.scrollIntoView();
    else if (scroll !== null) scrollTo(0, scroll);
  }, [location, scroll]);
  return null;
}
