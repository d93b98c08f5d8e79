import { KitError } from "../error/KitError.ts"

type OfConnector = { readonly connectorId: string }

/** No connector of that id is registered: the wallet is not installed, or its plugin is not. */
export class ConnectorNotFoundError extends KitError<"CONNECTOR_NOT_FOUND", OfConnector> {
  readonly _tag = "ConnectorNotFoundError"
  constructor(connectorId: string) {
    super(
      "CONNECTOR_NOT_FOUND",
      { connectorId },
      `No connector found for connection: ${connectorId}`,
      "Install the wallet or choose another one."
    )
  }
}

/** The connector serves none of the namespaces that are wanted. */
export class ConnectorUnsupportedError extends KitError<"CONNECTOR_UNSUPPORTED", OfConnector> {
  readonly _tag = "ConnectorUnsupportedError"
  constructor(connectorId: string) {
    super(
      "CONNECTOR_UNSUPPORTED",
      { connectorId },
      "The connector does not support any of the requested chains",
      "Choose a wallet for one of the networks of this page."
    )
  }
}

/** The connector is the current one already. */
export class ConnectorAlreadyConnectedError extends KitError<"CONNECTOR_ALREADY_CONNECTED", OfConnector> {
  readonly _tag = "ConnectorAlreadyConnectedError"
  constructor(connectorId: string) {
    super(
      "CONNECTOR_ALREADY_CONNECTED",
      { connectorId },
      "This wallet is connected already.",
      "To use another account, change it in the wallet, or disconnect first."
    )
  }
}

/** The wallet's provider is not there, or stopped answering. */
export class ProviderNotFoundError extends KitError<"PROVIDER_NOT_FOUND", OfConnector> {
  readonly _tag = "ProviderNotFoundError"
  constructor(connectorId: string) {
    super(
      "PROVIDER_NOT_FOUND",
      { connectorId },
      "The wallet's provider was not found.",
      "Unlock or install the wallet and try again."
    )
  }
}

/** The visitor declined in the wallet: an outcome, not a failure. */
export class ConnectionRejectedError extends KitError<"CONNECTION_REJECTED", OfConnector> {
  readonly _tag = "ConnectionRejectedError"
  constructor(connectorId: string, cause?: unknown) {
    super(
      "CONNECTION_REJECTED",
      { connectorId },
      "Connection rejected",
      "Accept the request in the wallet, or choose another wallet.",
      cause
    )
  }
}

/** The wallet has an earlier request open that must be answered first (JSON-RPC code -32002). */
export class WalletBusyError extends KitError<"WALLET_BUSY", OfConnector> {
  readonly _tag = "WalletBusyError"
  constructor(connectorId: string, cause?: unknown) {
    super(
      "WALLET_BUSY",
      { connectorId },
      "The wallet has an earlier request open.",
      "Open the wallet and answer it, then try again.",
      cause
    )
  }
}

/** The wallet failed, or answered with something that is no connection. */
export class ConnectionFailedError extends KitError<"CONNECTION_FAILED", OfConnector> {
  readonly _tag = "ConnectionFailedError"
  constructor(connectorId: string, cause?: unknown) {
    super(
      "CONNECTION_FAILED",
      { connectorId },
      "Failed to connect",
      "Try again, or choose another wallet.",
      cause
    )
  }
}

/** There was no session to restore: the wallet no longer shares an account with this page. */
export class SessionNotFoundError extends KitError<"SESSION_NOT_FOUND", OfConnector> {
  readonly _tag = "SessionNotFoundError"
  constructor(connectorId: string) {
    super(
      "SESSION_NOT_FOUND",
      { connectorId },
      "The wallet shares no account with this page.",
      "Connect the wallet again."
    )
  }
}

/** Another attempt took this one's place. */
export class ConnectionSupersededError extends KitError<"CONNECTION_SUPERSEDED", OfConnector> {
  readonly _tag = "ConnectionSupersededError"
  constructor(connectorId: string) {
    super(
      "CONNECTION_SUPERSEDED",
      { connectorId },
      "A later action took the place of this one.",
      "Nothing to do: the later one goes on."
    )
  }
}

/** There is no connected wallet for what was asked. */
export class NotConnectedError extends KitError<"NOT_CONNECTED", { readonly namespace: string }> {
  readonly _tag = "NotConnectedError"
  constructor(namespace: string) {
    super("NOT_CONNECTED", { namespace }, "No wallet is connected here.", "Connect a wallet first.")
  }
}

/** Some wallets did not confirm that they were disconnected; the kit has dropped them all the same. */
export class DisconnectFailedError extends KitError<
  "DISCONNECT_FAILED",
  { readonly namespaces: ReadonlyArray<string> }
> {
  readonly _tag = "DisconnectFailedError"
  constructor(namespaces: ReadonlyArray<string>, cause?: unknown) {
    super(
      "DISCONNECT_FAILED",
      { namespaces },
      `Failed to disconnect chains: ${namespaces.join(", ")}`,
      "The page has forgotten the wallet; remove this site's permission in the wallet itself if it is still listed.",
      cause
    )
  }
}

/** A connection has a status that is none. */
export class ConnectionStatusInvalidError extends KitError<
  "CONNECTION_STATUS_INVALID",
  { readonly status: string }
> {
  readonly _tag = "ConnectionStatusInvalidError"
  constructor(status: string) {
    super(
      "CONNECTION_STATUS_INVALID",
      { status },
      `Invalid connection status: ${status}`,
      "Use connected, active or disconnected."
    )
  }
}

/** Connectors are identified by their id; a second one of the same id was registered. */
export class ConnectorDuplicateError extends KitError<"CONNECTOR_DUPLICATE", OfConnector> {
  readonly _tag = "ConnectorDuplicateError"
  constructor(connectorId: string) {
    super(
      "CONNECTOR_DUPLICATE",
      { connectorId },
      `A connector "${connectorId}" is registered already.`,
      "Give each connector an id of its own."
    )
  }
}
