import { describeForeign, type Account } from "@latchkey/core"
import type { FaultKindOf } from "@latchkey/core/chain-kit"
import type { Connector } from "@latchkey/core/effect"
import { together, walletConnector, type Run, type WalletSession } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAccounts } from "../Address.ts"
import { toNetworkId } from "../ChainId.ts"
import { ACCOUNTS_PERMISSION, ask, read, type RequestOnce } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"
import { listenToSession } from "./listenToSession.ts"

const REVOKE_DEADLINE = 100
// Few wallets know the method, and many of the others say so in words, under whatever code.
const MISSING = /^(?=.*(method|wallet_rev)).*(support|exist|avail|found|impl|known|recog|such)/i

/** What connectors of one plugin share. */
export interface ConnectorTools {
  readonly askOnce: RequestOnce
  readonly run: Run
}

const withoutMethod: FaultKindOf = (cause) =>
  MISSING.test(describeForeign(cause).message) ? "unsupported" : undefined

const hasAccount = (
  accounts: ReadonlyArray<Account> | undefined
): accounts is readonly [Account, ...Array<Account>] => !!accounts?.[0]

/** A connector over the provider of a wallet in the browser. */
export const makeWalletConnector = (
  wallet: Pick<Connector, "id" | "type" | "name" | "icon" | "rdns" | "announcedName" | "imageId" | "clash">,
  provider: object,
  { askOnce, run }: ConnectorTools
): Connector => {
  let disconnected = false

  const request = Effect.map(askOnce(provider, "eth_requestAccounts"), decodeAccounts)
  const readAccounts = Effect.map(read(provider, "eth_accounts"), decodeAccounts)

  // A wallet that was disconnected may still share its account: asking for the permission lets the visitor choose.
  const chooseAnew = askOnce(provider, "wallet_requestPermissions", ACCOUNTS_PERMISSION).pipe(
    Effect.andThen(readAccounts),
    Effect.flatMap((accounts) => (hasAccount(accounts) ? Effect.succeed(accounts) : request)),
    Effect.catch((fault) =>
      fault.kind === "rejected" || fault.kind === "busy" ? Effect.fail(fault) : request
    )
  )

  const disconnect = Effect.suspend(() => {
    disconnected = true
    return ask(provider, "wallet_revokePermissions", ACCOUNTS_PERMISSION, withoutMethod)
  })

  const toSession = (accounts: ReadonlyArray<Account>, chainId: number): WalletSession => ({
    accounts,
    networkId: toNetworkId(chainId),
    provider,
    listen: (onChange) => listenToSession(provider, onChange, run),
    disconnect
  })

  return walletConnector(wallet, "eip155", {
    open: () =>
      Effect.suspend(() => (disconnected ? chooseAnew : request)).pipe(
        Effect.flatMap((accounts) => {
          if (!hasAccount(accounts)) return Effect.undefined
          return Effect.map(readChainId(provider), (chainId) => {
            disconnected = false
            return toSession(accounts, chainId)
          })
        })
      ),
    restore: () =>
      Effect.map(together([readAccounts, readChainId(provider)]), ([accounts, chainId]) =>
        hasAccount(accounts) ? toSession(accounts, chainId) : undefined
      ),
    disconnectDeadline: REVOKE_DEADLINE
  })
}
