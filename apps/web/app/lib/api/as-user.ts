import type { Services } from '../page/services';
import { type ApiCall, callApi } from './api-call';
import { HttpError } from './http-error';

/** A session that has ended is asked for anew, so that the page knows before it hears of the failure. */
export async function callAsUser(services: Services, call: Omit<ApiCall, 'auth'>): Promise<unknown> {
  try {
    return await callApi(services, { ...call, auth: services.session });
  } catch (error) {
    if (error instanceof HttpError && error.code === 'unauthorized') await services.session.refresh();
    throw error;
  }
}
