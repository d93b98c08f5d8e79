import * as Effect from "effect/Effect"
import type { Connector, ConnectorSession, ConnectRequest, NamespaceGrant } from "../../session/Connector.ts"
import { DisconnectFailedError, SessionNotFoundError } from "../../session/errors.ts"
import { withDeadline } from "../../flow/withDeadline.ts"
import { toConnectionError } from "../wallet/faultErrors.ts"
import { silence, WALLET_DEADLINE } from "../wallet/readWallet.ts"
import { WalletFault } from "../wallet/WalletFault.ts"

const DISCONNECT_DEADLINE = 1_000

/** What a wallet granted, and how it is left. */
export interface WalletSession extends Omit<NamespaceGrant, "namespace"> {
  readonly listen: ConnectorSession["listen"]
  /**
   * Ends the session on the wallet's side. It has not failed where the wallet has no way to do that (`unsupported`), or
   * has given the site no permission (`denied`).
   */
  readonly disconnect: Effect.Effect<unknown, WalletFault>
}

/** How one wallet is connected; undefined is a wallet that shares no account for a network of the page. */
export interface WalletDoor {
  /** Asks the visitor: its first call of the wallet is made in the task that runs the effect. */
  readonly open: (request: ConnectRequest) => Effect.Effect<WalletSession | undefined, WalletFault>
  /** Asks the wallet alone, without opening anything, and finds that it is alive. */
  readonly restore: (request: ConnectRequest) => Effect.Effect<WalletSession | undefined, WalletFault>
  /** How long the wallet may take to disconnect, in milliseconds; a second when absent. */
  readonly disconnectDeadline?: number
}

/**
 * A connector of one namespace over one wallet, with the kit's errors and bounds: opening waits for the visitor without
 * an end, restoring for the wallet 10 seconds, disconnecting as the door says; a wallet that is silent then has not failed.
 *
 * `connect` fails: `ConnectionRejectedError`, `WalletBusyError`, `ProviderNotFoundError`, `ConnectionFailedError`.
 * `reconnect` fails: `SessionNotFoundError` where the wallet shares nothing, else as `connect`. A session's `disconnect`
 * fails: `DisconnectFailedError`.
 */
export const walletConnector = (
  wallet: Omit<Connector, "namespaces" | "connect" | "reconnect">,
  namespace: string,
  { open, restore, disconnectDeadline = DISCONNECT_DEADLINE }: WalletDoor
): Connector => {
  const toSession = ({ listen, disconnect, ...grant }: WalletSession): ConnectorSession => ({
    grants: [{ namespace, ...grant }],
    listen,
    disconnect: withDeadline(disconnect, disconnectDeadline, () => Effect.void).pipe(
      Effect.asVoid,
      Effect.catch(({ kind, cause }) =>
        kind === "unsupported" || kind === "denied"
          ? Effect.void
          : Effect.fail(new DisconnectFailedError({ namespaces: [namespace] }, cause))
      )
    )
  })
  const toError = toConnectionError(wallet.id)
  const noSession = () => new SessionNotFoundError({ connectorId: wallet.id })

  return {
    ...wallet,
    namespaces: [namespace],
    connect: (request) =>
      open(request).pipe(
        Effect.flatMap((session) =>
          session === undefined
            ? Effect.fail(
                new WalletFault("failed", "The wallet shared no account for a network of this page.")
              )
            : Effect.succeed(toSession(session))
        ),
        Effect.mapError(toError)
      ),
    reconnect: (request) =>
      withDeadline(restore(request), WALLET_DEADLINE, () => Effect.fail(silence("a silent request"))).pipe(
        // Nobody was asked, so nobody can have declined: the site has no permission.
        Effect.mapError((fault) =>
          fault.kind === "rejected" || fault.kind === "denied" ? noSession() : toError(fault)
        ),
        Effect.flatMap((session) =>
          session === undefined ? Effect.fail(noSession()) : Effect.succeed(toSession(session))
        )
      )
  }
}
