/** Answers that a journey requests itself, besides the page. A failed request throws, and shows the answer. */
import type { APIResponse } from '@playwright/test';

/** biome-ignore lint/suspicious/noExplicitAny: each journey knows the shape of what it has asked for */
type Body = any;

export async function jsonOf(answer: APIResponse | Response): Promise<Body> {
  const [url, text] = [typeof answer.url === 'string' ? answer.url : answer.url(), await answer.text()];
  const status = typeof answer.status === 'number' ? answer.status : answer.status();
  if (status >= 300) throw new Error(`${url} answered ${status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
