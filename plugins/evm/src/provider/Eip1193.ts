import type { FaultKindOf, WalletFault } from "@latchkey/core/chain-kit"
import { askWallet, makeAskOnce, readWallet } from "@latchkey/core/chain-kit/effect"
import type * as Effect from "effect/Effect"

/** A wallet's provider as EIP-1193 describes it. Nothing of it is believed: see `ask`. */
export interface Eip1193Provider {
  readonly request: (args: {
    readonly method: string
    readonly params?: ReadonlyArray<unknown>
  }) => Promise<unknown>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
}

/** The parameters that name the permission to see accounts (EIP-2255). */
export const ACCOUNTS_PERMISSION = [{ eth_accounts: {} }] as const

const requestOf = (provider: unknown, method: string, params?: ReadonlyArray<unknown>) => () =>
  (provider as Eip1193Provider).request(params === undefined ? { method } : { method, params })

/** `askWallet` by `request`. */
export const ask = (
  provider: unknown,
  method: string,
  params?: ReadonlyArray<unknown>,
  kindOf?: FaultKindOf
) => askWallet(requestOf(provider, method, params), kindOf)

/** `readWallet` by `request`; `deadline` is in milliseconds. */
export const read = (provider: unknown, method: string, params?: ReadonlyArray<unknown>, deadline?: number) =>
  readWallet(requestOf(provider, method, params), { method, deadline })

/** `ask` with at most one open request per wallet and method. */
export type RequestOnce = (
  provider: object,
  method: string,
  params?: ReadonlyArray<unknown>
) => Effect.Effect<unknown, WalletFault>

/** `makeAskOnce` by `request`. */
export const makeRequestOnce = (): RequestOnce => {
  const askOnce = makeAskOnce()
  return (provider, method, params) => askOnce(provider, method, requestOf(provider, method, params))
}
