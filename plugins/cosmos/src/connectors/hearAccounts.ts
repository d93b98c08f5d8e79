import type { Network } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { chainIdOf } from "../CosmosNetwork.ts"
import { failed, read, type WalletFault } from "../provider/Keplr.ts"
import { toKey, type WalletKey } from "../provider/WalletKey.ts"

const PAUSE = "250 millis"
const namespace = "cosmos"

/** Reads the account on a network without asking anybody, where the wallet keeps to that. Fails: `WalletFault`. */
export const readKey = (provider: unknown, network: Network): Effect.Effect<WalletKey, WalletFault> => {
  const chainId = chainIdOf(network)
  return chainId === undefined
    ? Effect.fail(failed(`${network.caipNetworkId} does not say its chain id.`))
    : Effect.flatMap(read(provider, "getKey", chainId), toKey(network))
}

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
export const hearAccounts = (
  { window, event, provider, network }: AccountsSource,
  onChange: (change: SessionChange) => void,
  run: (effect: Effect.Effect<void>) => () => void
): (() => void) => {
  let waiting = false
  let isReading = false
  let stopReading = () => {}

  const readOnce = Effect.suspend(() => {
    waiting = false
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
        if (network()?.caipNetworkId !== asked.caipNetworkId) waiting = true
        else if (!waiting) onChange(change)
      })
    )
  })
  const readWhileWaiting: Effect.Effect<void> = Effect.suspend(() =>
    Effect.andThen(readOnce, () => {
      if (waiting) return Effect.andThen(Effect.sleep(PAUSE), readWhileWaiting)
      isReading = false
      return Effect.void
    })
  )

  const onEvent = () => {
    waiting = true
    if (isReading) return
    isReading = true
    stopReading = run(readWhileWaiting)
  }
  window.addEventListener(event, onEvent)
  return () => {
    window.removeEventListener(event, onEvent)
    stopReading()
  }
}
