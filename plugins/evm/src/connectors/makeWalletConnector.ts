import type { Account, KitError } from "@latchkey/core"
import {
  connectionError,
  ProviderNotFoundError,
  SessionNotFoundError,
  type Connector,
  type ConnectorSession
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeAccounts } from "../Address.ts"
import { toNetworkId } from "../ChainId.ts"
import { ACCOUNTS_PERMISSION, read, type AskOnce, type WalletFault } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"
import { hearSession } from "./hearSession.ts"

const REVOKE_DEADLINE = "100 millis"

/** What connectors of one plugin share. */
export interface ConnectorTools {
  readonly askOnce: AskOnce
  /** Runs an effect in the plugin's scope; the returned function stops it. */
  readonly run: (effect: Effect.Effect<void>) => () => void
}

const toConnectionError =
  (connectorId: string) =>
  ({ kind, cause }: WalletFault): KitError =>
    kind === "silent"
      ? new ProviderNotFoundError(connectorId)
      : connectionError(connectorId, cause, () => kind === "rejected")

const readAccounts = (provider: unknown) => Effect.map(read(provider, "eth_accounts"), decodeAccounts)

/** A connector over the provider of a wallet in the browser. */
export const makeWalletConnector = (
  wallet: Pick<Connector, "id" | "type" | "name" | "icon" | "rdns" | "announcedName" | "imageId" | "clash">,
  provider: object,
  { askOnce, run }: ConnectorTools
): Connector => {
  let disconnected = false

  const request = Effect.map(askOnce(provider, "eth_requestAccounts"), decodeAccounts)

  // A wallet that was disconnected may still share its account: asking for the permission lets the visitor choose.
  const chooseAnew = askOnce(provider, "wallet_requestPermissions", ACCOUNTS_PERMISSION).pipe(
    Effect.andThen(readAccounts(provider)),
    Effect.flatMap((accounts) =>
      accounts === undefined || accounts.length === 0 ? request : Effect.succeed(accounts)
    ),
    Effect.catch((fault) =>
      fault.kind === "rejected" || fault.kind === "busy" ? Effect.fail(fault) : request
    )
  )

  const disconnect = Effect.suspend(() => {
    disconnected = true
    return read(provider, "wallet_revokePermissions", ACCOUNTS_PERMISSION, REVOKE_DEADLINE)
  }).pipe(
    Effect.asVoid,
    Effect.catch(() => Effect.void)
  )

  const toSession = (accounts: ReadonlyArray<Account>, chainId: number): ConnectorSession => ({
    grants: [{ namespace: "eip155", accounts, networkId: toNetworkId(chainId), provider }],
    listen: (onChange) => hearSession(provider, onChange, run),
    disconnect
  })

  return {
    ...wallet,
    namespaces: ["eip155"],
    connect: () =>
      Effect.suspend(() => (disconnected ? chooseAnew : request)).pipe(
        Effect.flatMap((accounts) =>
          accounts === undefined || accounts.length === 0
            ? Effect.fail<WalletFault>({ kind: "failed", cause: "The wallet shared no account." })
            : Effect.map(readChainId(provider), (chainId) => toSession(accounts, chainId))
        ),
        Effect.mapError(toConnectionError(wallet.id)),
        Effect.tap(() => Effect.sync(() => (disconnected = false)))
      ),
    reconnect: () =>
      Effect.all([readAccounts(provider), readChainId(provider)], { concurrency: "unbounded" }).pipe(
        Effect.mapError(toConnectionError(wallet.id)),
        Effect.flatMap(([accounts, chainId]) =>
          accounts === undefined || accounts.length === 0
            ? Effect.fail(new SessionNotFoundError(wallet.id))
            : Effect.succeed(toSession(accounts, chainId))
        )
      )
  }
}
