import { defineError } from "@latchkey/core"

/** No relay of the list answered in time. */
export class RelayUnreachableError
  extends /* @__PURE__ */ defineError("RelayUnreachableError", {
    code: "WALLETCONNECT_RELAY_UNREACHABLE",
    text: ({ relays }: { readonly relays: ReadonlyArray<string> }) =>
      `No WalletConnect relay could be reached: ${relays.join(", ")}`,
    advice: "Check the network connection, and that the page's content security policy allows the relay."
  }) {}

/** The relay lets neither this project nor this origin in. */
export class RelayRefusedError
  extends /* @__PURE__ */ defineError("RelayRefusedError", {
    code: "WALLETCONNECT_RELAY_REFUSED",
    text: ({ reason }: { readonly reason: string }) => `The relay refused the connection: ${reason}`,
    advice: "Check the project id, and that the project allows the origin of this page."
  }) {}

/** The relay says that what was signed just now is not valid yet, or no more: the device's clock is wrong ("Session Expired"). */
export class ClockSkewError
  extends /* @__PURE__ */ defineError("ClockSkewError", {
    code: "WALLETCONNECT_CLOCK_SKEW",
    text: "Session Expired",
    advice: "Check the date and time settings of this device, and connect again."
  }) {}

/** Nobody used the code while it was valid. */
export class PairingExpiredError
  extends /* @__PURE__ */ defineError("PairingExpiredError", {
    code: "WALLETCONNECT_PAIRING_EXPIRED",
    text: "The pairing code has expired.",
    advice: "Ask for a new one and scan it within four minutes."
  }) {}

/** The wallet agreed to a session without an account on a network that it was asked for. */
export class SessionUnusableError
  extends /* @__PURE__ */ defineError("SessionUnusableError", {
    code: "WALLETCONNECT_SESSION_UNUSABLE",
    text: "The wallet shared no account for a network of this page.",
    advice: "Choose an account and one of the networks of this page in the wallet, or another wallet."
  }) {}

/** `manualControl` is set, and there is no provider that the app controls. */
export class ProviderMissingError
  extends /* @__PURE__ */ defineError("ProviderMissingError", {
    code: "WALLETCONNECT_PROVIDER_MISSING",
    text: "manualControl needs a universalProvider.",
    advice: "Pass walletConnect({ universalProvider }), or let the kit make its own without manualControl."
  }) {}
