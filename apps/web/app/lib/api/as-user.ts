import type { Services } from '../page/services';
import { type ApiCall, callApi } from './api-call';
import { HttpError } from './http-error';

/** Refreshes an expired session first, so that the page knows about it before it sees the error. */
export async function callAsUser(services: Services, call: Omit<ApiCall, 'auth'>): Promise<unknown> {
  try {
    return await callApi(services, { ...call, auth: services.session });
  } catch (error) {
    if (error instanceof HttpError && error.code === 'unauthorized') await services.session.refresh();
    throw error;
  }
}
