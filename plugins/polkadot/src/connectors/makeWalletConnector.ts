import { describeForeign, type KitError, type Storage } from "@latchkey/core"
import {
  ConnectionFailedError,
  connectionError,
  foreignPromise,
  SessionNotFoundError,
  WalletBusyError,
  type Connector,
  type ConnectorSession,
  type ConnectRequest
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { accountsOn, decodeInjectedAccounts, NO_ACCOUNT } from "../InjectedAccount.ts"
import type { InjectedExtension } from "../InjectedExtension.ts"
import { isDeclined } from "../isDeclined.ts"
import type { WalletSession, WalletSessions } from "../WalletSession.ts"
import { hearAccounts } from "./hearAccounts.ts"

const RECONNECT_DEADLINE = "5 seconds"
const DISCONNECT_DEADLINE = "100 millis"

/** What connectors of one plugin share. */
export interface ConnectorTools {
  /** The name that wallets show for the page. */
  readonly appName: string
  readonly storage: Pick<Storage, "get" | "set" | "remove">
  readonly sessions: WalletSessions
}

const isBusy = (cause: unknown) => /pending authori[sz]ation/i.test(describeForeign(cause).message)

// A promise of a wallet that the visitor turned away from stays open there: its window, or its refusal to ask again.
const askAgain = (fresh: Promise<unknown>, abandoned: Promise<unknown>): Promise<unknown> => {
  const patient = fresh.catch((cause: unknown) => {
    if (isBusy(cause)) return abandoned
    throw cause
  })
  return Promise.race([patient, abandoned.catch(() => patient)])
}

/** A connector over an entry of `window.injectedWeb3`. */
export const makeWalletConnector = (
  wallet: Pick<Connector, "id" | "name" | "rdns" | "announcedName" | "clash">,
  enable: (origin: string) => unknown,
  { appName, storage, sessions }: ConnectorTools
): Connector => {
  const { id } = wallet
  // There is no way to ask a wallet whether it would let the page in without asking the visitor.
  const marker = `${id}:enabled`
  let open: Promise<unknown> | undefined

  const failed = (cause: unknown): KitError =>
    isBusy(cause) ? new WalletBusyError(id, cause) : connectionError(id, cause, isDeclined)

  const ask = () => {
    const fresh = new Promise((resolve) => resolve(enable(appName)))
    const answer = open === undefined ? fresh : askAgain(fresh, open)
    const settled = () => {
      if (open === answer) open = undefined
    }
    open = answer
    answer.then(settled, settled)
    return answer
  }

  const toSession = (injected: InjectedExtension, list: unknown, request: ConnectRequest) => {
    const accounts = decodeInjectedAccounts(list) ?? []
    const network = [request.network, ...request.networks].find(
      (candidate) => candidate?.chainNamespace === "polkadot" && accountsOn(accounts, candidate).length > 0
    )
    if (network === undefined || Object(injected) !== injected)
      return Effect.fail(new ConnectionFailedError(id, NO_ACCOUNT))
    const session: WalletSession = { accounts, network }
    sessions.set(injected, session)
    const { caipNetworkId: networkId } = network
    const grant = { namespace: "polkadot", accounts: accountsOn(accounts, network), networkId }
    return Effect.succeed<ConnectorSession>({
      grants: [{ ...grant, provider: injected }],
      listen: (onChange) => hearAccounts(injected, session, onChange),
      disconnect: Effect.suspend(() => {
        storage.remove(marker)
        return foreignPromise(() => (injected as { disconnect?: () => unknown }).disconnect?.(), failed)
      }).pipe(
        Effect.timeoutOrElse({ duration: DISCONNECT_DEADLINE, orElse: () => Effect.void }),
        Effect.asVoid,
        Effect.catch(() => Effect.void)
      )
    })
  }

  const connect = (request: ConnectRequest) =>
    Effect.gen(function* () {
      const injected = (yield* foreignPromise(ask, failed)) as InjectedExtension
      const list = yield* foreignPromise(() => injected.accounts.get(), failed)
      return yield* toSession(injected, list, request)
    })

  return {
    ...wallet,
    type: "announced",
    namespaces: ["polkadot"],
    connect: (request) => Effect.tap(connect(request), () => Effect.sync(() => storage.set(marker, "1"))),
    reconnect: (request) =>
      Effect.suspend(() =>
        storage.get(marker) === undefined ? Effect.fail(new SessionNotFoundError(id)) : connect(request)
      ).pipe(
        Effect.timeoutOrElse({
          duration: RECONNECT_DEADLINE,
          orElse: () => Effect.fail(new SessionNotFoundError(id))
        }),
        Effect.mapError(() => {
          storage.remove(marker)
          return new SessionNotFoundError(id)
        })
      )
  }
}
