/** The body of every error. The parts for the browser are in `errors`, which does not import TypeBox. */
import Type from 'typebox';
import { type ErrorCode as Code, ERROR_STATUS } from './errors';
import type { Wire } from './wire';

export const ErrorCode = Type.Enum(Object.keys(ERROR_STATUS) as [Code, ...Code[]], { title: 'ErrorCode' });

export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: ErrorCode,
      message: Type.String({ description: 'For developers, in English. A 5xx has no details.' }),
      requestId: Type.String({ description: 'The id of this request in the log.' }),
    }),
  },
  { title: 'ErrorBody' },
);
export type ErrorBody = Wire<typeof ErrorBody>;
