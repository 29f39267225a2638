/** Loads what a page of the desk shows. A session that has to show its second factor again goes to the door. */
import { useEffect } from 'react';
import { useLoad } from '../lib/page/use-load';
import { DeskError, useDeskApi } from './desk-api';

export function useDeskLoad<Answer>(path: string, onClosed: () => void) {
  const api = useDeskApi();
  const loaded = useLoad(path, (signal) => api.get<Answer>(path, signal));
  const { load } = loaded;
  const code = load.status === 'failed' && load.error instanceof DeskError ? load.error.code : null;
  useEffect(() => {
    if (code === 'second_factor' || code === 'unauthorized') onClosed();
  }, [code, onClosed]);
  return loaded;
}
