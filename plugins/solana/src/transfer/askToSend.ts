import type { KitError } from "@latchkey/core"
import {
  TransferChangedError,
  TransferFailedError,
  TransferRejectedError,
  TransferUncertainError
} from "@latchkey/core/effect"
import type { RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { toAccounts } from "../Address.ts"
import { signAndSendTransaction, signTransaction } from "../api/transactions.ts"
import type { SignedTransaction } from "../SolanaApi.ts"
import { broadcast } from "./broadcast.ts"
import { CONFIRMED, readLatest, type Lifetime } from "./readChain.ts"
import type { SignedTransfers } from "./resend.ts"

/** A transaction that a wallet is asked for. */
export interface Asked {
  readonly provider: unknown
  readonly sender: string
  /** Without signatures. */
  readonly transaction: Uint8Array
  readonly lifetime: Lifetime
  /** The sender's latest transaction before it: another one after it tells that a wallet sent what it said no to. */
  readonly latest: string
  /** Whether what was signed does what was shown, whatever checks the wallet has added. */
  readonly isShown: (signed: SignedTransaction) => Effect.Effect<boolean>
  /** Where it is kept, to be sent again until its blockhash ends. */
  readonly sent: SignedTransfers
}

/**
 * Asks a wallet for its signature and hands the transaction to the network; lets the wallet send it, where that signs nothing else.
 *
 * Fails: `TransferRejectedError`, `TransferFailedError` and `TransferChangedError` where nothing was sent; `TransferUncertainError` where it
 * may have been.
 */
export const askToSend = (
  reader: RpcReader,
  { provider, sender, transaction, lifetime, latest, isShown, sent }: Asked
) =>
  Effect.gen(function* () {
    const { network } = reader
    // A wallet that says no and sends it all the same is known by the account's next transaction.
    const unlessSent = (failure: KitError): Effect.Effect<never, KitError> =>
      Effect.flatMap(
        // Without an answer it is what it was before: the failure is told as it is.
        Effect.catch(readLatest(reader, sender), () => Effect.succeed(latest)),
        (later) => Effect.fail(later === latest ? failure : new TransferUncertainError(failure))
      )
    const grant = {
      namespace: network.chainNamespace,
      accounts: toAccounts([sender]),
      networkId: network.caipNetworkId,
      provider
    }
    const given = { transaction, address: sender }
    /** For wallets that sign nothing that they do not send themselves. */
    const sentByWallet = signAndSendTransaction(grant, {
      ...given,
      sendOptions: { preflightCommitment: CONFIRMED.commitment }
    }).pipe(
      Effect.map((hash) => ({ hash })),
      Effect.catch((error) =>
        error._tag === "SigningRejectedError"
          ? unlessSent(new TransferRejectedError(error))
          : error._tag === "WalletMethodMissingError"
            ? unlessSent(new TransferFailedError(error))
            : Effect.fail(new TransferUncertainError(error))
      )
    )
    const signed = yield* signTransaction(grant, given).pipe(
      Effect.catch((error) =>
        error._tag === "WalletMethodMissingError"
          ? Effect.succeed(undefined)
          : unlessSent(
              error._tag === "SigningRejectedError"
                ? new TransferRejectedError(error)
                : new TransferFailedError(error)
            )
      )
    )
    if (signed === undefined) return yield* sentByWallet
    if (!(yield* isShown(signed))) return yield* unlessSent(new TransferChangedError({ what: "request" }))
    // How long a transaction lasts that the wallet changed, only the wallet knows.
    const known = signed.isChanged ? undefined : lifetime
    if (known !== undefined)
      sent.set(signed.signature, { transaction: signed.transaction, lastBlock: known.lastBlock })
    return yield* broadcast(reader, signed.transaction, signed.signature, known)
  })
