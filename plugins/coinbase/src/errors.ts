import { defineError } from "@latchkey/core"

/** The browser opened no window for the wallet. */
export class CoinbaseWindowBlockedError
  extends /* @__PURE__ */ defineError("CoinbaseWindowBlockedError", {
    text: "The browser did not let Coinbase's window open.",
    advice: "Allow pop-ups for this site and try again."
  }) {}

/** The wallet's page did not load, or gave no answer, in time. */
export class CoinbaseWindowSilentError
  extends /* @__PURE__ */ defineError("CoinbaseWindowSilentError", {
    text: "Coinbase's window did not answer in time.",
    advice: "Check the network connection, and try again."
  }) {}

/** The visitor chose a kind of wallet in Coinbase's window that the page cannot use. */
export class CoinbaseWalletUnsupportedError
  extends /* @__PURE__ */ defineError("CoinbaseWalletUnsupportedError", {
    text: "This page connects Coinbase's smart wallet only.",
    advice: "Choose the smart wallet, or connect the wallet app by WalletConnect or its browser extension."
  }) {}

/** `keysUrl` is no address that a wallet may be at. */
export class CoinbaseUrlInvalidError
  extends /* @__PURE__ */ defineError("CoinbaseUrlInvalidError", {
    text: "The keysUrl of coinbase() cannot be used.",
    advice: "Give an https URL, or an http one of this machine."
  }) {}
