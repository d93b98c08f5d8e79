import type { KitError } from "../error/KitError.ts"

const unsent: ReadonlyArray<string> = [
  "TransferRejectedError",
  "TransferFailedError",
  "TransferChangedError",
  "TransferBalanceError",
  "TransferRefusedError",
  "TransferSponsorError",
  "NetworkMismatchError",
  "NodeAnswerInvalidError",
  "RpcUrlMissingError",
  "PluginPartMissingError",
  "SdkMissingError"
]

/**
 * Whether nothing was sent where a wallet was to be asked for a transaction and this came of it. After anything else the wallet
 * may have sent it. `own` are the tags of the feature's own errors that come before the wallet is asked.
 */
export const isUnsent = ({ _tag }: Pick<KitError, "_tag">, own: ReadonlyArray<string> = []): boolean =>
  unsent.includes(_tag) || own.includes(_tag)
