import type { Messages } from "./Messages.ts"
import { networkButtonMessages } from "./networkButton.ts"

/** English for what the first opening can show: the modal's frame, every heading, the list of wallets, and why a wallet did not connect. */
export const enFirst = {
  locale: "en",
  direction: "ltr",
  button: networkButtonMessages,
  errors: {
    UNKNOWN: "Something didn't work. Try again.",
    CONNECTION_REJECTED: "You declined in the wallet.",
    CONNECTION_FAILED: "The wallet couldn't connect.",
    CONNECTION_SUPERSEDED: "A later request took its place.",
    CONNECTOR_NOT_FOUND: "This wallet isn't available here.",
    CONNECTOR_ALREADY_CONNECTED: "This wallet is already connected.",
    CONNECTOR_UNSUPPORTED: "This wallet doesn't support the networks of this app.",
    PROVIDER_NOT_FOUND: "The wallet isn't answering.",
    WALLET_BUSY: "The wallet has an earlier request open.",
    DISCONNECT_FAILED: "Disconnected here, but the wallet didn't confirm.",
    SIWX_FAILED: "Signing in didn't work. Connect again to retry.",
    NOT_CONNECTED: "Connect a wallet first.",
    SESSION_NOT_FOUND: "The wallet ended the connection. Connect again."
  },

  close: "Close",
  closeRefused: "Choose one of these first.",
  back: "Back",
  cancel: "Cancel",
  tryAgain: "Try again",
  loading: "Loading",
  or: "or",
  details: "Details",
  dismiss: "Dismiss",
  copied: "Address copied",
  copyFailed: "Couldn't copy. Select the address instead.",
  clearSearch: "Clear search",
  alerts: "For the developer of this page",

  viewFailedTitle: "This part didn't load",
  viewFailedText: "Try again. If that doesn't help, reload the page: there may be a new version of it.",
  viewFailedOffline: "You're offline. Try again when you're back.",
  viewUnknownTitle: "Nothing here",
  viewUnknownText: "This screen isn't installed in the app.",

  connectTitle: "Connect wallet",
  continueWithWallet: "Continue with a wallet",
  legalNote: "By connecting you accept:",
  legalAccept: "I accept:",
  legalTerms: "Terms of service",
  legalPrivacy: "Privacy policy",
  wallets: "Wallets",
  tagRecent: "Recent",
  tagConnected: "Connected",
  tagNotInstalled: "Not installed",
  clash: "Another wallet uses the same name",
  noWallets: "No wallet was found in this browser.",
  noWalletsText: "Install one or turn it on, then reload this page.",
  noWalletsOnTouch: "Open this page in your wallet's own browser.",
  reloadPage: "Reload the page",
  copyPageLink: "Copy the page's link",
  pageLinkCopied: "Link copied",
  lookingForWallets: "Looking for wallets",

  connected: "{wallet} is connected",

  accountTitle: "Account",

  networksTitle: "Choose network",
  inUse: "In use",
  whatIsANetwork: "What is a network?",

  switchTitle: "Switch network",

  switchChainTitle: "Switch to {chain}",

  unsupportedTitle: "Switch network",

  profileTitle: "Connected wallets",

  allWallets: "All wallets",
  whatIsAWallet: "What is a wallet?",

  toastWalletAdded: "New wallet added"
} satisfies Partial<Messages>
