import type { Account } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"
import { hasForeignCode, latestPerTask, listenToWallet } from "@latchkey/core/chain-kit"
import type { Run } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAccounts, isAccountList } from "../Address.ts"
import { decodeChainId, toNetworkId } from "../ChainId.ts"
import { read } from "../provider/Eip1193.ts"

// EIP-1193 borrows the close codes of WebSocket: "try again later", the wallet reconnects by itself.
const TRY_AGAIN_LATER = 1013
const namespace = "eip155"

/**
 * Tells the changes of a wallet's session until the returned function is called.
 *
 * An event is only looked at; the latest good one of each kind is decoded once per task, so a flood costs one decoding.
 * Malformed ones are ignored. An empty list of accounts ends the session; so does `disconnect`, unless it only
 * announces a reconnection and the wallet still answers with an account. After `connect`, what it shares is told anew.
 */
export const listenToSession = (
  provider: unknown,
  onChange: (change: SessionChange) => void,
  run: Run
): (() => void) => {
  const latest = latestPerTask()
  const end = () => onChange({ type: "disconnect", namespace })
  let stopCheck: (() => void) | undefined

  const look = (found: (accounts: ReadonlyArray<Account>) => void) => {
    stopCheck ??= run(
      read(provider, "eth_accounts").pipe(
        Effect.map((value) => decodeAccounts(value) ?? []),
        Effect.catch(() => Effect.succeed([])),
        Effect.map((accounts) => {
          stopCheck = undefined
          found(accounts)
        })
      )
    )
  }
  const tell = (accounts: ReadonlyArray<Account>) => onChange({ type: "accounts", namespace, accounts })

  const triage: Record<string, (payload: unknown) => (() => void) | undefined> = {
    accountsChanged: (payload) => {
      if (!isAccountList(payload)) return undefined
      return () => {
        const accounts = decodeAccounts(payload) ?? []
        if (accounts.length > 0) tell(accounts)
        else end()
      }
    },
    chainChanged: (payload) => {
      const id = decodeChainId(payload)
      return id === undefined
        ? undefined
        : () => onChange({ type: "network", namespace, networkId: toNetworkId(id) })
    },
    // It is back: what it still shares says that the session goes on.
    connect: () => () => look((accounts) => accounts.length > 0 && tell(accounts)),
    disconnect: (payload) => () =>
      hasForeignCode(payload, TRY_AGAIN_LATER) ? look((accounts) => accounts.length === 0 && end()) : end()
  }

  const stops = Object.entries(triage).map(([event, toReaction]) =>
    listenToWallet(provider, event, (payload) => {
      const reaction = toReaction(payload)
      if (reaction !== undefined) latest.put(event, reaction)
    })
  )

  return () => {
    latest.stop()
    stopCheck?.()
    for (const stop of stops) stop()
  }
}
