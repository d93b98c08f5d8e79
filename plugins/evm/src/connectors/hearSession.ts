import { hasForeignCode, type SessionChange } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeAccounts, isAccountList } from "../Address.ts"
import { decodeChainId, toNetworkId } from "../ChainId.ts"
import { hear, read } from "../provider/Eip1193.ts"

// EIP-1193 borrows the close codes of WebSocket: "try again later", the wallet reconnects by itself.
const TRY_AGAIN_LATER = 1013
const namespace = "eip155"

/**
 * Tells the changes of a wallet's session until the returned function is called.
 *
 * An event is only looked at; the latest good one of each kind is decoded once per task, so a flood costs one decoding.
 * Malformed ones are ignored. An empty list of accounts ends the session; so does `disconnect`, unless it only
 * announces a reconnection and the wallet still answers with an account.
 */
export const hearSession = (
  provider: unknown,
  onChange: (change: SessionChange) => void,
  run: (effect: Effect.Effect<void>) => () => void
): (() => void) => {
  const latest = new Map<string, () => void>()
  let live = true
  let stopCheck: (() => void) | undefined

  const end = () => {
    if (live) onChange({ type: "disconnect", namespace })
  }

  const checkAlive = () => {
    stopCheck ??= run(
      read(provider, "eth_accounts").pipe(
        Effect.map((value) => decodeAccounts(value)?.length ?? 0),
        Effect.catch(() => Effect.succeed(0)),
        Effect.map((count) => {
          stopCheck = undefined
          if (count === 0) end()
        })
      )
    )
  }

  const triage: Record<string, (payload: unknown) => (() => void) | undefined> = {
    accountsChanged: (payload) => {
      if (!isAccountList(payload)) return undefined
      return () => {
        const accounts = decodeAccounts(payload) ?? []
        if (accounts.length > 0) onChange({ type: "accounts", namespace, accounts })
        else end()
      }
    },
    chainChanged: (payload) => {
      const id = decodeChainId(payload)
      return id === undefined
        ? undefined
        : () => onChange({ type: "network", namespace, networkId: toNetworkId(id) })
    },
    disconnect: (payload) => () => (hasForeignCode(payload, TRY_AGAIN_LATER) ? checkAlive() : end())
  }

  const flush = () => {
    const reactions = [...latest.values()]
    latest.clear()
    for (const react of reactions) if (live) react()
  }

  const stops = Object.entries(triage).map(([event, toReaction]) =>
    hear(provider, event, (payload) => {
      const reaction = toReaction(payload)
      if (reaction === undefined) return
      if (latest.size === 0) queueMicrotask(flush)
      latest.delete(event)
      latest.set(event, reaction)
    })
  )

  return () => {
    live = false
    stopCheck?.()
    for (const stop of stops) stop()
  }
}
