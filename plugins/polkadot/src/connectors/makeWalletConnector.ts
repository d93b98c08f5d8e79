import type { Storage } from "@latchkey/core"
import type { Connector, ConnectRequest } from "@latchkey/core/effect"
import { wantedNetworks } from "@latchkey/core/chain-kit"
import { askWallet, makeAskOnce, walletConnector, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { accountsOn } from "../InjectedAccount.ts"
import { decodeInjectedAccounts } from "./decodeInjectedAccounts.ts"
import type { InjectedExtension } from "../InjectedExtension.ts"
import { kindOf } from "../kindOf.ts"
import type { WalletSession, WalletSessions } from "../WalletSession.ts"
import { listenToAccounts } from "./listenToAccounts.ts"

const namespace = "polkadot"
const RESTORE_DEADLINE = 5_000
const DISCONNECT_DEADLINE = 100

/** What connectors of one plugin share. */
export interface ConnectorTools {
  /** The name that wallets show for the page. */
  readonly appName: string
  readonly storage: Pick<Storage, "get" | "set" | "remove">
  readonly sessions: WalletSessions
}

/** A connector over an entry of `window.injectedWeb3`. */
export const makeWalletConnector = (
  wallet: Pick<Connector, "id" | "name" | "rdns" | "announcedName" | "clash">,
  enable: (origin: string) => unknown,
  { appName, storage, sessions }: ConnectorTools
): Connector => {
  // There is no way to ask a wallet whether it would let the page in without asking the visitor.
  const marker = `${wallet.id}:enabled`
  const askOnce = makeAskOnce(kindOf)

  const open = (request: ConnectRequest) =>
    Effect.gen(function* () {
      const injected = (yield* askOnce(enable, "enable", () => enable(appName))) as InjectedExtension
      const list = yield* askWallet(() => injected.accounts.get(), kindOf)
      const accounts = decodeInjectedAccounts(list) ?? []
      const network = wantedNetworks(request, namespace).find(
        (wanted) => accountsOn(accounts, wanted).length > 0
      )
      if (network === undefined || Object(injected) !== injected) return undefined
      const session: WalletSession = { accounts, network }
      sessions.set(injected, session)
      storage.set(marker, "1")
      return {
        accounts: accountsOn(accounts, network),
        networkId: network.caipNetworkId,
        provider: injected,
        listen: (onChange: Parameters<typeof listenToAccounts>[2]) =>
          listenToAccounts(injected, session, onChange),
        disconnect: Effect.suspend(() => {
          storage.remove(marker)
          return askWallet(() => (injected as { disconnect?: () => unknown }).disconnect?.())
        })
      }
    })

  const restore = (request: ConnectRequest) =>
    withDeadline(
      storage.get(marker) === undefined ? Effect.undefined : open(request),
      RESTORE_DEADLINE,
      () => Effect.undefined
    ).pipe(
      Effect.catch(() => Effect.undefined),
      Effect.tap((session) => Effect.sync(() => session === undefined && storage.remove(marker)))
    )

  return walletConnector({ ...wallet, type: "announced" }, namespace, {
    open,
    restore: (request) => Effect.suspend(() => restore(request)),
    disconnectDeadline: DISCONNECT_DEADLINE
  })
}
