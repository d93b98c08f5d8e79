import type { KitError } from "@latchkey/core"
import {
  connectionError,
  ConnectionFailedError,
  foreignPromise,
  ProviderNotFoundError,
  SessionNotFoundError,
  type Connector,
  type ConnectorSession,
  type ConnectRequest
} from "@latchkey/core/effect"
import {
  connectStandardWallet,
  disconnectStandardWallet,
  hearStandardAccounts,
  type StandardAccount,
  type StandardWallet
} from "@latchkey/core/wallet-standard"
import * as Effect from "effect/Effect"
import { toAccounts } from "../Address.ts"
import { makeStandardProvider } from "../provider/makeStandardProvider.ts"
import { isDeclined } from "../provider/SolanaProvider.ts"
import { accountsOn, networksOf } from "./accountsOn.ts"

const SILENT_DEADLINE = "10 seconds"
const DISCONNECT_DEADLINE = "1 second"
const namespace = "solana"

const toAddresses = (accounts: ReadonlyArray<StandardAccount>) =>
  toAccounts(accounts.map(({ address }) => address))

/** A connector over a Wallet Standard wallet; `gone` tells when it takes itself off the page. */
export const makeStandardConnector = (wallet: StandardWallet, gone: AbortSignal): Connector => {
  const id = `${namespace}:${wallet.id}`

  const toSession = (
    shared: ReadonlyArray<StandardAccount>,
    { network, networks }: ConnectRequest
  ): ConnectorSession | undefined => {
    let accounts = shared
    // The page chooses the network: the one that the kit wants, else the first that the wallet has an account on.
    const wanted = [...(network === undefined ? [] : [network]), ...networks].filter(
      ({ chainNamespace, caipNetworkId }) =>
        chainNamespace === namespace && accountsOn(shared, caipNetworkId).length > 0
    )
    let networkId = wanted[0]?.caipNetworkId
    if (networkId === undefined) return undefined
    const provider = makeStandardProvider(wallet, {
      networkId: () => networkId!,
      accountsOn: (on) => accountsOn(accounts, on),
      select: (selected) => void (networkId = selected)
    })

    return {
      grants: [
        {
          namespace,
          accounts: toAddresses(accountsOn(accounts, networkId)),
          networkId,
          provider,
          approvedNetworkIds: [
            ...new Set([...wanted.map(({ caipNetworkId }) => caipNetworkId), ...networksOf(shared)])
          ]
        }
      ],
      listen: (onChange) => {
        const end = () => onChange({ type: "disconnect", namespace })
        const stopHearing = hearStandardAccounts(wallet, (changed) => {
          accounts = changed
          const told = toAddresses(accountsOn(accounts, networkId!))
          if (told.length === 0) end()
          else onChange({ type: "accounts", namespace, accounts: told })
        })
        gone.addEventListener("abort", end)
        return () => {
          stopHearing()
          gone.removeEventListener("abort", end)
        }
      },
      disconnect: foreignPromise(() => disconnectStandardWallet(wallet), failed).pipe(
        Effect.timeoutOrElse({ duration: DISCONNECT_DEADLINE, orElse: () => Effect.void }),
        Effect.catch(() => Effect.void)
      )
    }
  }

  const failed = (cause: unknown) => connectionError(id, cause, isDeclined)
  const open = (silent: boolean, request: ConnectRequest, nothing: () => KitError) =>
    foreignPromise(
      () => connectStandardWallet(wallet, { silent }),
      // Asked silently, nobody can have declined: the site has no permission.
      (cause) => (silent && isDeclined(cause) ? nothing() : failed(cause))
    ).pipe(
      Effect.flatMap((accounts) => {
        const session = toSession(accounts, request)
        return session === undefined ? Effect.fail(nothing()) : Effect.succeed(session)
      })
    )

  return {
    id,
    type: "announced",
    name: wallet.name,
    announcedName: wallet.name,
    sharesSession: true,
    ...(wallet.icon === undefined ? {} : { icon: wallet.icon }),
    namespaces: [namespace],
    connect: (request) =>
      open(false, request, () => new ConnectionFailedError(id, "No account on a network of this page.")),
    reconnect: (request) =>
      Effect.timeoutOrElse(
        open(true, request, () => new SessionNotFoundError(id)),
        { duration: SILENT_DEADLINE, orElse: () => Effect.fail(new ProviderNotFoundError(id)) }
      )
  }
}
