import { KitError, type CaipNetworkId } from "@latchkey/core"
import { toSwitchError as toKitSwitchError, toWalletFault, WalletFault } from "@latchkey/core/chain-kit"
import {
  BitcoinRequestFailedError,
  MethodUnsupportedError,
  TransferRejectedError,
  TransferUncertainError
} from "./errors.ts"

/** Turns what a wire rejected with into the kit's error by `toError`; one that is there already stays as it is. */
export const errorBy =
  (toError: (fault: WalletFault) => KitError) =>
  (cause: unknown): KitError =>
    cause instanceof KitError ? cause : toError(toWalletFault(cause))

/** The kit's error for what a wire rejected with when it was asked to move to another network. */
export const toSwitchError =
  (caipNetworkId: CaipNetworkId) =>
  (cause: unknown): KitError =>
    errorBy(toKitSwitchError({ chainNamespace: "bip122", caipNetworkId }))(
      cause instanceof MethodUnsupportedError ? new WalletFault("unsupported", cause) : cause
    )

/** The kit's error for what a wire rejected with when it was asked to pay. */
export const toTransferError = errorBy(({ kind, cause }) =>
  kind === "rejected" ? new TransferRejectedError(cause) : new TransferUncertainError(cause)
)

/** The kit's error for what a wire rejected with when it was asked what it shows. */
export const toRequestError = (cause: unknown): KitError =>
  new BitcoinRequestFailedError(toWalletFault(cause).cause)
