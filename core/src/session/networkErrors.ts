import { defineError } from "../error/defineError.ts"

/** A network id that is not among the requested networks ("Network Not Found"). */
export class NetworkNotFoundError
  extends /* @__PURE__ */ defineError("NetworkNotFoundError", {
    text: ({ networkId }: { readonly networkId: string }) =>
      `Network ${networkId} is not among the networks of this kit.`,
    advice: "Add it to createKit({ networks }) or with kit.addNetwork(network)."
  }) {}

/** The page does not allow switching networks. */
export class NetworkSwitchDisabledError
  extends /* @__PURE__ */ defineError("NetworkSwitchDisabledError", {
    text: "Switching networks is turned off on this page.",
    advice: "Set enableNetworkSwitch in createKit to allow it."
  }) {}
