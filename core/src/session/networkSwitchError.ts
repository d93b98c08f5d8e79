import type { CaipNetworkId } from "../chain/Caip.ts"
import { isRejection } from "../error/isRejection.ts"
import { NetworkSwitchFailedError, NetworkSwitchRejectedError } from "./errors.ts"

/** The kit's error for what a wallet threw when it was asked to move; `isDeclined` as for `connectionError`. */
export const networkSwitchError = (
  networkId: CaipNetworkId,
  cause: unknown,
  isDeclined: (cause: unknown) => boolean = isRejection
): NetworkSwitchRejectedError | NetworkSwitchFailedError =>
  isDeclined(cause)
    ? new NetworkSwitchRejectedError({ networkId }, cause)
    : new NetworkSwitchFailedError({ networkId }, cause)
