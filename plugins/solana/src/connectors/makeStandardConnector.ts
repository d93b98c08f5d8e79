import type { Connector, ConnectRequest } from "@latchkey/core/effect"
import {
  connectStandardWallet,
  disconnectStandardWallet,
  listenToStandardAccounts,
  wantedNetworks,
  type StandardAccount,
  type StandardWallet
} from "@latchkey/core/chain-kit"
import { askWallet, walletConnector, type WalletSession } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { toAccounts } from "../Address.ts"
import { makeStandardProvider } from "../provider/makeStandardProvider.ts"
import { kindOf } from "../provider/SolanaProvider.ts"
import { accountsOn, networksOf } from "./accountsOn.ts"

const namespace = "solana"

const toAddresses = (accounts: ReadonlyArray<StandardAccount>) =>
  toAccounts(accounts.map(({ address }) => address))

/** A connector over a Wallet Standard wallet; `gone` tells when it takes itself off the page. */
export const makeStandardConnector = (wallet: StandardWallet, gone: AbortSignal): Connector => {
  const toSession = (
    shared: ReadonlyArray<StandardAccount>,
    request: ConnectRequest
  ): WalletSession | undefined => {
    let accounts = shared
    // The page chooses the network: the one that the kit wants, else the first that the wallet has an account on.
    const usable = wantedNetworks(request, namespace)
      .map(({ caipNetworkId }) => caipNetworkId)
      .filter((id) => accountsOn(shared, id).length > 0)
    let networkId = usable[0]
    if (networkId === undefined) return undefined
    const provider = makeStandardProvider(wallet, {
      networkId: () => networkId!,
      accountsOn: (on) => accountsOn(accounts, on),
      select: (selected) => void (networkId = selected)
    })

    return {
      accounts: toAddresses(accountsOn(accounts, networkId)),
      networkId,
      provider,
      approvedNetworkIds: [...new Set([...usable, ...networksOf(shared)])],
      listen: (onChange) => {
        const ended = { type: "disconnect", namespace } as const
        const leave = () => onChange({ ...ended, code: "CONNECTOR_NOT_FOUND" })
        const stopListening = listenToStandardAccounts(wallet, (changed) => {
          accounts = changed
          const told = toAddresses(accountsOn(accounts, networkId!))
          if (told.length === 0) onChange(ended)
          else onChange({ type: "accounts", namespace, accounts: told })
        })
        gone.addEventListener("abort", leave)
        return () => {
          stopListening()
          gone.removeEventListener("abort", leave)
        }
      },
      disconnect: askWallet(() => disconnectStandardWallet(wallet), kindOf)
    }
  }

  const connect = (silent: boolean) => (request: ConnectRequest) =>
    Effect.map(
      askWallet(() => connectStandardWallet(wallet, { silent }), kindOf),
      (accounts) => toSession(accounts, request)
    )
  const shown = { name: wallet.name, announcedName: wallet.name, ...(wallet.icon && { icon: wallet.icon }) }
  return walletConnector(
    { id: `${namespace}:${wallet.id}`, type: "announced", sharesSession: true, ...shown },
    namespace,
    { open: connect(false), restore: connect(true) }
  )
}
