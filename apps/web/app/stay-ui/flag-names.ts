import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlagName } from '@tenth-night/domain/search/filters';

export const FLAG_NAMES: Readonly<Record<FlagName, MessageDescriptor>> = {
  hasBreakfast: msg`Breakfast`,
  isRefundable: msg`Fully refundable`,
  isPetFriendly: msg`Pet friendly`,
};
