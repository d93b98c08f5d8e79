import { revoked, spiteful, throwing } from "../../../../tests/testing/src/faults/hostileObjects.ts"
import type { BitcoinProviderKind } from "../BitcoinWallet.ts"
import { installAt, listProvider } from "../wires/installAt.ts"
import { all, malformed, type Announce } from "./MalformedBitcoinWallet.ts"

/** Where each kind but the Wallet Standard's is found. */
export const paths: Readonly<Record<Exclude<BitcoinProviderKind, "standard">, string>> = {
  satsConnect: "XverseProviders.BitcoinProvider",
  leather: "LeatherProvider",
  unisat: "unisat",
  okx: "okxwallet"
}

/** Puts a value in the provider's place, and into the page's list where that kind is listed. */
export const inPlace =
  (kind: keyof typeof paths, make: (provider: never) => unknown): Announce =>
  (wallet, place) => {
    const path = paths[kind]
    const undo = installAt(place, path, make(wallet.provider as never))
    const isListed = kind === "satsConnect" || kind === "leather"
    const { name, icon } = wallet
    return isListed ? all(undo, listProvider(place, { id: path, name, icon, methods: [] })) : undo
  }

/** Puts a getter that throws on the page. */
export const throwingGetter =
  (name: string): Announce =>
  (_, place) => {
    Object.defineProperty(place, name, { get: throwing, configurable: true, enumerable: true })
    return () => void Reflect.deleteProperty(place, name)
  }

/** What each kind that is a property of the page can be instead of a provider. */
export const misplacedBitcoinProviders = (Object.keys(paths) as (keyof typeof paths)[]).flatMap((kind) => {
  const dropped = malformed(kind, "dropped")
  return [
    dropped(
      "provider undefined",
      inPlace(kind, () => undefined)
    ),
    dropped(
      "provider null",
      inPlace(kind, () => null)
    ),
    dropped(
      "provider a string",
      inPlace(kind, () => "wallet")
    ),
    dropped(
      "provider a number",
      inPlace(kind, () => 7)
    ),
    dropped(
      "provider an empty object",
      inPlace(kind, () => ({}))
    ),
    dropped(
      "provider a list",
      inPlace(kind, () => [])
    ),
    dropped("provider a proxy that throws at everything", inPlace(kind, spiteful)),
    dropped("provider a revoked proxy", inPlace(kind, revoked)),
    dropped("a getter that throws in its place", throwingGetter(paths[kind].split(".")[0]!))
  ]
})
