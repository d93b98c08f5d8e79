import type { CaipNetworkId } from "../chain/Caip.ts"
import { defineError } from "../error/defineError.ts"

type OfConnector = { readonly connectorId: string }

/** No connector of that id is registered: the wallet is not installed, or its plugin is not. */
export class ConnectorNotFoundError
  extends /* @__PURE__ */ defineError("ConnectorNotFoundError", {
    text: ({ connectorId }: OfConnector) => `No connector found for connection: ${connectorId}`,
    advice: "Install the wallet or choose another one."
  }) {}

/** The connector serves none of the namespaces that are wanted. */
export class ConnectorUnsupportedError
  extends /* @__PURE__ */ defineError("ConnectorUnsupportedError", {
    text: (_: OfConnector) => "The connector does not support any of the requested chains",
    advice: "Choose a wallet for a network of this page."
  }) {}

/** The connector is the current one already. */
export class ConnectorAlreadyConnectedError
  extends /* @__PURE__ */ defineError("ConnectorAlreadyConnectedError", {
    text: (_: OfConnector) => "This wallet is connected already.",
    advice: "Change accounts in the wallet."
  }) {}

/** The wallet's provider is not there, or stopped answering. */
export class ProviderNotFoundError
  extends /* @__PURE__ */ defineError("ProviderNotFoundError", {
    text: (_: OfConnector) => "The wallet's provider was not found.",
    advice: "Unlock or install the wallet and try again."
  }) {}

/** The visitor declined in the wallet: an outcome, not a failure. */
export class ConnectionRejectedError
  extends /* @__PURE__ */ defineError("ConnectionRejectedError", {
    text: (_: OfConnector) => "Connection rejected",
    advice: "Accept the request in the wallet, or choose another wallet.",
    rejected: true
  }) {}

/** The wallet has an earlier request open that must be answered first (JSON-RPC code -32002). */
export class WalletBusyError
  extends /* @__PURE__ */ defineError("WalletBusyError", {
    text: (_: OfConnector) => "The wallet has an earlier request open.",
    advice: "Answer it there, then try again."
  }) {}

/** The wallet failed, or answered with something that is no connection. */
export class ConnectionFailedError
  extends /* @__PURE__ */ defineError("ConnectionFailedError", {
    text: (_: OfConnector) => "Failed to connect",
    advice: "Try again, or choose another wallet."
  }) {}

/**
 * There was no session to restore: the wallet shares no account with this page. What is stored stands, for the site's other tabs and
 * for the next reload, unless the wallet says that the session `hasEnded` wherever the site is open.
 */
export class SessionNotFoundError
  extends /* @__PURE__ */ defineError("SessionNotFoundError", {
    text: (_: OfConnector & { readonly hasEnded?: boolean }) =>
      "The wallet shares no account with this page.",
    advice: "Connect the wallet again."
  }) {}

/** Another attempt took this one's place. */
export class ConnectionSupersededError
  extends /* @__PURE__ */ defineError("ConnectionSupersededError", {
    text: (_: OfConnector) => "A later action took its place.",
    advice: "The later one goes on."
  }) {}

/** There is no connected wallet for what was asked. */
export class NotConnectedError
  extends /* @__PURE__ */ defineError("NotConnectedError", {
    text: (_: { readonly namespace: string }) => "No wallet is connected here.",
    advice: "Connect a wallet first."
  }) {}

/** Some wallets did not confirm that they were disconnected; the kit has dropped them all the same. */
export class DisconnectFailedError
  extends /* @__PURE__ */ defineError("DisconnectFailedError", {
    text: ({ namespaces }: { readonly namespaces: ReadonlyArray<string> }) =>
      `Failed to disconnect chains: ${namespaces.join(", ")}`,
    advice: "The page forgot the wallet. If it lists this site, remove that there."
  }) {}

/** A connection has a status that does not exist. */
export class ConnectionStatusInvalidError
  extends /* @__PURE__ */ defineError("ConnectionStatusInvalidError", {
    text: ({ status }: { readonly status: string }) => `Invalid connection status: ${status}`,
    advice: "Use connected, active or disconnected."
  }) {}

/** Connectors are identified by their id; a second one of the same id was registered. */
export class ConnectorDuplicateError
  extends /* @__PURE__ */ defineError("ConnectorDuplicateError", {
    text: ({ connectorId }: OfConnector) => `A connector "${connectorId}" is registered already.`,
    advice: "Give each its own id."
  }) {}

/** A network id that is not among the requested networks ("Network Not Found"). */
export class NetworkNotFoundError
  extends /* @__PURE__ */ defineError("NetworkNotFoundError", {
    text: ({ networkId }: { readonly networkId: string }) =>
      `Network ${networkId} is not among the networks of this kit.`,
    advice: "Add it with kit.addNetwork(network)."
  }) {}

/** The visitor declined the switch in the wallet: an outcome, not a failure. */
export class NetworkSwitchRejectedError
  extends /* @__PURE__ */ defineError("NetworkSwitchRejectedError", {
    text: (_: { readonly networkId: CaipNetworkId }) => "The switch was declined in the wallet.",
    advice: "Ask again when wanted.",
    rejected: true
  }) {}

/** The wallet did not move to the network: it failed, does not support it, or says that it is elsewhere. */
export class NetworkSwitchFailedError
  extends /* @__PURE__ */ defineError("NetworkSwitchFailedError", {
    text: (_: { readonly networkId: CaipNetworkId }) =>
      "Chain is not supported: the wallet did not switch to it.",
    advice: "Switch the network in the wallet itself."
  }) {}

/** The wallet of that namespace cannot switch networks when asked by a page. */
export class NetworkSwitchUnsupportedError
  extends /* @__PURE__ */ defineError("NetworkSwitchUnsupportedError", {
    text: (_: { readonly namespace: string }) => "This connector cannot switch chains programmatically.",
    advice: "Switch the network in the wallet itself."
  }) {}
