import type { enFirst } from "./enFirst.ts"
import type { ButtonMessages } from "./button.ts"
import type { Messages } from "./Messages.ts"

/** English for what fails once a wallet is connected; it is loaded with the first view beyond the list of wallets. */
export const enLateErrors = {
  EMBEDDED_METHOD_NOT_ALLOWED: "Action not allowed",
  NETWORK_NOT_FOUND: "This app doesn't use that network.",
  NETWORK_UNSUPPORTED: "Your wallet is on a network that this app doesn't use.",
  NETWORK_SWITCH_DISABLED: "Switching networks is turned off here.",
  NETWORK_SWITCH_REJECTED: "You declined the switch in the wallet.",
  NETWORK_SWITCH_FAILED: "The wallet didn't switch networks.",
  NETWORK_SWITCH_UNSUPPORTED: "Switch the network in the wallet itself.",
  SIGNING_REJECTED: "You declined to sign.",
  SIGNING_FAILED: "The wallet couldn't sign.",
  CAPABILITY_MISSING: "This wallet can't do that.",
  BALANCE_UNAVAILABLE: "Token Balance Unavailable",
  NETWORK_MISMATCH: "Your wallet is on another network."
} satisfies Partial<Messages["errors"]>

/** English for what views say that are loaded later; it is loaded with the first of them. */
export const enViews: Omit<Messages, keyof typeof enFirst> = {
  gotIt: "Got it",
  copyAddress: "Copy address",

  connectingOpen: "Open {wallet} to continue",
  connectingWhere: "Approve the connection there. It may have opened in its own window.",
  connectingLong: "Nothing to see? Click the wallet's icon in your browser's toolbar.",
  declinedTitle: "You declined in {wallet}",
  declinedText: "Nothing was shared with this app.",
  busyTitle: "{wallet} is waiting for you",
  busyText: "An earlier request is still open there. Answer it, then try again.",
  notInstalledTitle: "{wallet} isn't available",
  notInstalledText: "Install it or turn it on in this browser, then reload the page.",
  unsupportedWalletTitle: "{wallet} can't be used here",
  unsupportedWalletText: "It doesn't support the networks of this app.",
  alreadyConnectedTitle: "{wallet} is already connected",
  alreadyConnectedText: "To use another account, choose it in the wallet.",
  failedTitle: "{wallet} couldn't connect",
  failedText: "Open the wallet, check that it is unlocked, then try again.",
  interruptedTitle: "The request ended",
  interruptedText: "Another request took its place, or it was cancelled.",
  chooseAnother: "Choose another wallet",

  multiChainText: "Choose what to connect {wallet} for.",
  multiChainList: "Chains of this wallet",
  multiChainGone: "This wallet isn't here any more.",

  balance: "Balance",
  balanceFailed: "Couldn't be loaded",
  refreshBalance: "Refresh balance",
  viewOnExplorer: "View on explorer",
  showAll: "Show all",
  connectedWallets: "Connected wallets",
  walletCount: "{count} wallets",
  disconnect: "Disconnect",
  disconnecting: "Disconnecting…",
  notConnectedTitle: "No account on {network}",
  notConnectedText: "Connect a wallet for this network to see it here.",

  searchNetworks: "Search networks",
  noNetworkFound: "No network matches “{query}”.",
  networkNotApproved: "Your wallet doesn't allow it",
  networkSwitchOff: "Switching networks is turned off on this page.",
  testnet: "Test network",

  switchOpen: "Approve in {wallet}",
  switchWhere: "Your wallet asks to switch to {network}.",
  switchDeclined: "You declined the switch",
  switchDeclinedText: "Your wallet stays on its network.",
  switchFailed: "{wallet} didn't switch",
  switchFailedText: "Choose {network} in the wallet itself, or try again.",
  networkMissingTitle: "Network not found",
  networkMissingText: "This app doesn't use that network.",

  switchChainText: "You have no account on {chain} yet. Connect a wallet that supports it.",
  switchChainAction: "Continue to {chain}",

  unsupportedText: "Your wallet is on a network that this app doesn't use. Choose one of these.",
  unsupportedTextNamed: "Your wallet is on {network}, which this app doesn't use. Choose one of these.",
  notNow: "Not now",

  disconnectWallet: "Disconnect {wallet}",
  disconnectAll: "Disconnect all",
  addWallet: "Connect another wallet",
  tagActive: "Active",
  noConnections: "No wallet is connected.",

  walletHomeTitle: "Your accounts, in one place",
  walletHomeText: "A wallet shows and sends what you own on public networks.",
  walletKeyTitle: "Your keys stay with you",
  walletKeyText: "It signs for you when you approve. Apps never see the key, and neither do we.",
  walletChoiceTitle: "One wallet for many apps",
  walletChoiceText: "Add one to your browser or phone, then come back to connect it.",
  networkWhatTitle: "A shared ledger",
  networkWhatText: "A network records who owns what. Each has its own rules, speed and apps.",
  networkFeeTitle: "Fees in its own coin",
  networkFeeText: "What you do on a network is paid for in its coin, so keep a little of it.",
  networkSameTitle: "Not interchangeable",
  networkSameText: "What you own on one network isn't on another. Check the network before you send.",

  newsPending: "Transaction pending",
  newsConfirmed: "Transaction confirmed",
  newsFailed: "Transaction failed",
  newsCancelled: "Transaction cancelled",
  newsReplaced: "Another transaction took its place",
  newsDropped: "Transaction dropped. Nothing was sent.",

  toastWalletSwitched: "Wallet switched",
  toastWalletDisconnected: "Wallet disconnected",

  awaitedOwners: {
    signatures: "{signatures} of {required} owners signed. It goes once enough have, and one executes it.",
    execution: "Enough owners have signed. One of them has to execute it."
  },
  moreDetails: "More details",

  payer: {
    named: "Paid by {name}",
    sponsor: "Paid by this site",
    executor: "Paid by whoever executes it",
    wallet: "Paid by your wallet"
  }
}

/** A catalogue of the kit's own: it has all texts, and one for each error that English has one for. */
export type KitMessages = Required<Omit<Messages, "language" | "titles" | "button">> & {
  readonly button: ButtonMessages
  readonly errors: Readonly<Record<keyof typeof enFirst.errors | keyof typeof enLateErrors, string>>
}
