import type { WalletPlace } from "../../../../tests/testing/src/wallet/ChainWallet.ts"
import type { BitcoinProviderKind, BitcoinWallet } from "../BitcoinWallet.ts"

/** A Bitcoin provider on the page that no honest wallet puts there, with a name for test titles. */
export interface MalformedBitcoinWallet {
  readonly name: string
  /** The kind of wallet that it pretends to be; make the genuine wallet of this kind. */
  readonly kind: BitcoinProviderKind
  /**
   * What the kit under test may do with it: `dropped` means that no Bitcoin wallet can come of it; `shown` that one may;
   * `clash` that it is the genuine wallet once more, so that there must not be two.
   */
  readonly fate: "dropped" | "shown" | "clash"
  /** Puts it on the page, from the genuine wallet that the lie is about, which is announced by nobody here. */
  announce(wallet: BitcoinWallet, place: WalletPlace): () => void
}

/** How one is put on the page. */
export type Announce = MalformedBitcoinWallet["announce"]

/** Makes those of one kind that meet one fate. */
export const malformed =
  (kind: BitcoinProviderKind, fate: MalformedBitcoinWallet["fate"]) =>
  (name: string, announce: Announce): MalformedBitcoinWallet => ({
    name: `${kind}: ${name}`,
    kind,
    fate,
    announce
  })

/** One way back for several, the last first. */
export const all =
  (...undo: readonly (() => void)[]) =>
  () =>
    undo.toReversed().forEach((one) => one())

/** An object without some of its properties. */
export const without = (provider: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(provider).filter(([name]) => !names.includes(name)))

/** The genuine wallet, put on the page two times. */
export const twice: Announce = (wallet, place) => all(wallet.announce(place), wallet.announce(place))
