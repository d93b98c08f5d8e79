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
 * Malformed ones are ignored; after a `chainChanged` that names no chain the wallet is asked for it. An empty list of accounts ends the session; so does `disconnect`, unless it only
 * announces a reconnection and the wallet still answers with an account. After `connect`, what it shares is told anew.
 */
export const listenToSession = (
  provider: unknown,
  onChange: (change: SessionChange) => void,
  run: Run
): (() => void) => {
  const latest = latestPerTask()
  const checks: Record<string, (() => void) | undefined> = {}

  const look = (method: string, found: (answer: unknown) => void): undefined => {
    checks[method] ??= run(
      Effect.map(
        Effect.catch(read(provider, method), () => Effect.undefined),
        (answer) => {
          checks[method] = undefined
          found(answer)
        }
      )
    )
  }
  const end = () => onChange({ type: "disconnect", namespace })
  const tellAccounts = (otherwise?: () => void) => (told: unknown) => {
    const accounts = decodeAccounts(told)
    if (accounts?.[0]) onChange({ type: "accounts", namespace, accounts })
    else otherwise?.()
  }
  const tellChain = (told: unknown) => {
    const id = decodeChainId(told)
    if (id) onChange({ type: "network", namespace, networkId: toNetworkId(id) })
  }

  const triage: Record<string, (payload: unknown) => (() => void) | false | undefined> = {
    accountsChanged: (payload) => isAccountList(payload) && (() => tellAccounts(end)(payload)),
    chainChanged: (payload) =>
      decodeChainId(payload)
        ? () => tellChain(payload)
        : // It has moved, and says so in words of its own.
          look("eth_chainId", tellChain),
    // It is back: what it still shares says that the session goes on.
    connect: () => () => look("eth_accounts", tellAccounts()),
    disconnect: (payload) => () =>
      hasForeignCode(payload, TRY_AGAIN_LATER) ? look("eth_accounts", tellAccounts(end)) : end()
  }

  const stops = Object.entries(triage).map(([event, toReaction]) =>
    listenToWallet(provider, event, (payload) => {
      const reaction = toReaction(payload)
      if (reaction) latest.put(event, reaction)
    })
  )

  return () => {
    latest.stop()
    for (const stop of [...stops, ...Object.values(checks)]) stop?.()
  }
}
