import type { Services } from '../page/services';
import { type ApiCall, callApi } from './api-call';
import { HttpError } from './http-error';

/** A session that has ended is asked for anew, so that the page knows before it hears of the failure. */
export async function callAsUser({ send, session }: Services, call: Omit<ApiCall, 'auth'>): Promise<unknown> {
  try {
    return await callApi(send, { ...call, auth: session });
  } catch (error) {
    if (error instanceof HttpError && error.code === 'unauthorized') await session.refresh();
    throw error;
  }
}
