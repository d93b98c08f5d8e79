import type { CaipNetworkId } from "../chain/Caip.ts"
import { KitError } from "../error/KitError.ts"

/** A network was passed whose namespace no installed plugin brings. */
export class NamespaceMissingError extends KitError<
  "NAMESPACE_MISSING",
  { readonly network: string; readonly namespace: string }
> {
  readonly _tag = "NamespaceMissingError"
  constructor(network: string, namespace: string) {
    super(
      "NAMESPACE_MISSING",
      { network, namespace },
      `No installed plugin brings the namespace of network "${network}"${namespace === "" ? "" : ` (${namespace})`}.`,
      "Add the chain's plugin to createKit({ plugins }), or name the network's chainNamespace."
    )
  }
}

/** createKit was called without a network. */
export class NetworksEmptyError extends KitError<"NETWORKS_EMPTY"> {
  readonly _tag = "NetworksEmptyError"
  constructor() {
    super(
      "NETWORKS_EMPTY",
      {},
      "The kit has no network.",
      "Pass at least one network to createKit({ networks })."
    )
  }
}

/** A network id that is not among the requested networks ("Network Not Found"). */
export class NetworkNotFoundError extends KitError<"NETWORK_NOT_FOUND", { readonly networkId: string }> {
  readonly _tag = "NetworkNotFoundError"
  constructor(networkId: string) {
    super(
      "NETWORK_NOT_FOUND",
      { networkId },
      `Network ${networkId} is not among the networks of this kit.`,
      "Add it to createKit({ networks }) or with kit.addNetwork(network)."
    )
  }
}

/** The page does not allow switching networks. */
export class NetworkSwitchDisabledError extends KitError<"NETWORK_SWITCH_DISABLED"> {
  readonly _tag = "NetworkSwitchDisabledError"
  constructor() {
    super(
      "NETWORK_SWITCH_DISABLED",
      {},
      "Switching networks is turned off on this page.",
      "Set enableNetworkSwitch in createKit to allow it."
    )
  }
}

/** The visitor declined the switch in the wallet: an outcome, not a failure. */
export class NetworkSwitchRejectedError extends KitError<
  "NETWORK_SWITCH_REJECTED",
  { readonly networkId: CaipNetworkId }
> {
  readonly _tag = "NetworkSwitchRejectedError"
  constructor(networkId: CaipNetworkId, cause?: unknown) {
    super(
      "NETWORK_SWITCH_REJECTED",
      { networkId },
      "The switch was declined in the wallet.",
      "Ask again when wanted.",
      cause
    )
  }
}

/** The wallet did not move to the network: it failed, does not support it, or says that it is elsewhere. */
export class NetworkSwitchFailedError extends KitError<
  "NETWORK_SWITCH_FAILED",
  { readonly networkId: CaipNetworkId }
> {
  readonly _tag = "NetworkSwitchFailedError"
  constructor(networkId: CaipNetworkId, cause?: unknown) {
    super(
      "NETWORK_SWITCH_FAILED",
      { networkId },
      "Chain is not supported: the wallet did not switch to it.",
      "Switch or add the network in the wallet itself, or connect a wallet that supports it.",
      cause
    )
  }
}

/** The wallet of that namespace cannot switch networks when asked by a page. */
export class NetworkSwitchUnsupportedError extends KitError<
  "NETWORK_SWITCH_UNSUPPORTED",
  { readonly namespace: string }
> {
  readonly _tag = "NetworkSwitchUnsupportedError"
  constructor(namespace: string) {
    super(
      "NETWORK_SWITCH_UNSUPPORTED",
      { namespace },
      "This connector cannot switch chains programmatically.",
      "Switch the network in the wallet itself."
    )
  }
}
