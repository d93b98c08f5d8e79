import type { CatalogueWords } from "./CatalogueWords.ts"
import type { ButtonMessages } from "./button.ts"
import type { NetworkButtonMessages } from "./networkButton.ts"
import type { TransactionTexts } from "./TransactionTexts.ts"

/** Every text that the modal shows, in one language. `{name}` is replaced by a value. */
export interface Messages {
  /** BCP 47 tag: also decides how numbers are written. */
  readonly locale: string
  readonly direction: "ltr" | "rtl"
  /** The tag of the kit's language that these are of. Absent: `locale` says it. */
  readonly language?: string
  /** What the buttons say; of it, views say what the network button says. */
  readonly button: Partial<ButtonMessages> & NetworkButtonMessages
  /** Messages for error codes, in toasts and details; `UNKNOWN` is for every other code. */
  readonly errors: Readonly<Record<string, string>> & { readonly UNKNOWN: string }

  readonly close: string
  /** Announced when the visitor tries to close a view that has to be answered first. */
  readonly closeRefused: string
  readonly back: string
  readonly cancel: string
  readonly tryAgain: string
  readonly gotIt: string
  readonly loading: string
  readonly or: string
  readonly details: string
  readonly dismiss: string
  readonly copyAddress: string
  readonly copied: string
  readonly copyFailed: string
  readonly clearSearch: string
  /** Label of the list of alerts for the app's developer. */
  readonly alerts: string

  readonly viewFailedTitle: string
  readonly viewFailedText: string
  readonly viewFailedOffline: string
  readonly viewUnknownTitle: string
  readonly viewUnknownText: string

  readonly connectTitle: string
  readonly continueWithWallet: string
  /** Before the links to the app's terms and privacy policy. */
  readonly legalNote: string
  /** What the visitor ticks, before the same links. */
  readonly legalAccept: string
  readonly legalTerms: string
  readonly legalPrivacy: string
  readonly wallets: string
  readonly tagRecent: string
  readonly tagConnected: string
  readonly tagNotInstalled: string
  /** Under the name of a wallet that another wallet also claims. */
  readonly clash: string
  readonly noWallets: string
  /** What to do about it; `noWalletsOnTouch` on a phone, where browsers have no wallets of their own. */
  readonly noWalletsText: string
  readonly noWalletsOnTouch: string
  readonly reloadPage: string
  readonly copyPageLink: string
  readonly pageLinkCopied: string
  readonly lookingForWallets: string

  readonly connectingOpen: string
  readonly connectingWhere: string
  readonly connectingLong: string
  readonly declinedTitle: string
  readonly declinedText: string
  readonly busyTitle: string
  readonly busyText: string
  readonly notInstalledTitle: string
  readonly notInstalledText: string
  readonly unsupportedWalletTitle: string
  readonly unsupportedWalletText: string
  readonly alreadyConnectedTitle: string
  readonly alreadyConnectedText: string
  readonly failedTitle: string
  readonly failedText: string
  readonly interruptedTitle: string
  readonly interruptedText: string
  readonly chooseAnother: string

  /** Announced when the modal closes because a wallet was connected. */
  readonly connected: string

  readonly multiChainText: string
  readonly multiChainList: string
  readonly multiChainGone: string

  readonly accountTitle: string
  readonly balance: string
  readonly balanceFailed: string
  readonly refreshBalance: string
  readonly viewOnExplorer: string
  /** Opens a whole list, of which a part is shown. */
  readonly showAll: string
  readonly connectedWallets: string
  /** `{count}` wallets, two or more. */
  readonly walletCount: string
  readonly disconnect: string
  readonly disconnecting: string
  readonly notConnectedTitle: string
  readonly notConnectedText: string

  readonly networksTitle: string
  readonly searchNetworks: string
  readonly noNetworkFound: string
  /** Said of the wallet and of the network in use. */
  readonly inUse: string
  readonly networkNotApproved: string
  readonly networkSwitchOff: string
  readonly testnet: string
  readonly whatIsANetwork: string

  readonly switchTitle: string
  readonly switchOpen: string
  readonly switchWhere: string
  readonly switchDeclined: string
  readonly switchDeclinedText: string
  readonly switchFailed: string
  readonly switchFailedText: string
  readonly networkMissingTitle: string
  readonly networkMissingText: string

  readonly switchChainTitle: string
  readonly switchChainText: string
  readonly switchChainAction: string

  readonly unsupportedTitle: string
  readonly unsupportedText: string
  readonly unsupportedTextNamed: string
  readonly notNow: string

  readonly profileTitle: string
  readonly disconnectWallet: string
  readonly disconnectAll: string
  readonly addWallet: string
  /** A wallet that is connected beside the one in use. */
  readonly tagActive: string
  readonly noConnections: string

  readonly allWallets: string
  readonly whatIsAWallet: string
  readonly walletHomeTitle: string
  readonly walletHomeText: string
  readonly walletKeyTitle: string
  readonly walletKeyText: string
  readonly walletChoiceTitle: string
  readonly walletChoiceText: string
  readonly networkWhatTitle: string
  readonly networkWhatText: string
  readonly networkFeeTitle: string
  readonly networkFeeText: string
  readonly networkSameTitle: string
  readonly networkSameText: string

  /** What is said of a transaction when the modal is closed: to screen readers, and how it ended in a toast, below what it sends. */
  readonly newsPending: string
  readonly newsConfirmed: string
  readonly newsFailed: string
  readonly newsCancelled: string
  /** Another transaction of the account was carried out in its place. */
  readonly newsReplaced: string
  /** It can never be carried out any more. */
  readonly newsDropped: string

  readonly toastWalletSwitched: string
  readonly toastWalletDisconnected: string
  readonly toastWalletAdded: string

  /** Opens the facts that few look at. */
  readonly moreDetails: string

  /** Who pays a network's fee in its sender's place. */
  readonly awaitedOwners: {
    /** With `{signatures}` and `{required}`. */
    readonly signatures: string
    readonly execution: string
  }
  readonly payer: {
    /** With `{name}`, as the app calls it. */
    readonly named: string
    readonly sponsor: string
    readonly executor: string
    readonly wallet: string
  }

  /** Of the views of all wallets. Absent: English, which comes with them. */
  readonly catalogue?: CatalogueWords
  /** What views, tiles and tabs of plugins are called, by the English title. Absent: English. */
  readonly titles?: Readonly<Record<string, string>>
  /** What is said of every transaction. Absent: English, which comes with the views of one. */
  readonly transaction?: TransactionTexts
}

/** The keys of the catalogue whose value is a plain string. */
export type MessageKey = {
  readonly [K in keyof Messages]-?: Messages[K] extends string ? K : never
}[keyof Messages]
