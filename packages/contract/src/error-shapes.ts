/** The body of every error. Its words for the browser stand in `errors`, without this library. */
import Type from 'typebox';
import { type ErrorCode as Code, ERROR_STATUS } from './errors';
import type { Wire } from './wire';

export const ErrorCode = Type.Enum(Object.keys(ERROR_STATUS) as [Code, ...Code[]], { title: 'ErrorCode' });

export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: ErrorCode,
      message: Type.String({ description: 'For developers, in English. The text of a 5xx says nothing more.' }),
      requestId: Type.String({ description: 'Names this request in our log.' }),
    }),
  },
  { title: 'ErrorBody' },
);
export type ErrorBody = Wire<typeof ErrorBody>;
