import type { Network } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"
import type { WalletFault } from "@latchkey/core/chain-kit"
import { makeReread, type Run } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { onChain, read as readWallet } from "../provider/Keplr.ts"
import { toKey, type WalletKey } from "../provider/WalletKey.ts"

const PAUSE = 250
const namespace = "cosmos"

/** Reads the account on a network without asking anybody, where the wallet keeps to that. Fails: `WalletFault`. */
export const readKey = (provider: unknown, network: Network): Effect.Effect<WalletKey, WalletFault> =>
  onChain(network, (chainId) => Effect.flatMap(readWallet(provider, "getKey", chainId), toKey(network)))

/** Where and how a wallet tells that another account was chosen in it. */
export interface AccountsSource {
  readonly window: Pick<EventTarget, "addEventListener" | "removeEventListener">
  readonly event: string
  readonly provider: unknown
  /** The network the session is on now; undefined when it has ended. */
  readonly network: () => Network | undefined
}

/**
 * Tells the account anew after each event, until the returned function is called.
 *
 * The event says nothing but that something changed, and anybody on the page can send it: one read at a time, with a
 * pause between two. A wallet that does not answer with an account of the network any more has ended the session.
 */
export const listenToAccounts = (
  { window, event, provider, network }: AccountsSource,
  onChange: (change: SessionChange) => void,
  run: Run
): (() => void) => {
  const read = Effect.suspend(() => {
    const asked = network()
    if (asked === undefined) return Effect.void
    return readKey(provider, asked).pipe(
      Effect.map(({ account }): SessionChange => ({
        type: "accounts",
        namespace,
        networkId: asked.caipNetworkId,
        accounts: [account]
      })),
      Effect.catch(() => Effect.succeed<SessionChange>({ type: "disconnect", namespace })),
      Effect.map((change) => {
        // The wallet was moved meanwhile: what it said belongs to the network before.
        if (network()?.caipNetworkId !== asked.caipNetworkId) reread.due()
        else if (!reread.isDue()) onChange(change)
      })
    )
  })
  const reread = makeReread(read, run, PAUSE)

  window.addEventListener(event, reread.due)
  return () => {
    window.removeEventListener(event, reread.due)
    reread.stop()
  }
}
