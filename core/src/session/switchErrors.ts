import { defineError } from "../error/defineError.ts"

/** The page does not allow switching networks. */
export class NetworkSwitchDisabledError
  extends /* @__PURE__ */ defineError("NetworkSwitchDisabledError", {
    text: "Switching networks is turned off on this page.",
    advice: "Set enableNetworkSwitch in createKit to allow it."
  }) {}
