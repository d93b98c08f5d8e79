import { throwing, throwingAt } from "../../../../tests/testing/src/faults/hostileObjects.ts"
import type { BitcoinWallet } from "../BitcoinWallet.ts"
import { installAt, listProvider } from "../wires/installAt.ts"
import {
  all,
  malformed,
  without,
  type Announce,
  type MalformedBitcoinWallet
} from "./MalformedBitcoinWallet.ts"
import { inPlace, paths, throwingGetter } from "./misplacedBitcoinProviders.ts"

const dropped = malformed("satsConnect", "dropped")
const shown = malformed("satsConnect", "shown")
const clash = malformed("satsConnect", "clash")

/** Puts what is no entry into `btc_providers`, beside the genuine provider in its place. */
const listing =
  (make: (wallet: BitcoinWallet) => unknown): Announce =>
  (wallet, place) =>
    all(
      installAt(place, paths.satsConnect, wallet.provider),
      listProvider(place, make(wallet) as Parameters<typeof listProvider>[1])
    )

const entryOf = (wallet: BitcoinWallet, change: object = {}) => ({
  id: paths.satsConnect,
  name: wallet.name,
  icon: wallet.icon,
  methods: [],
  ...change
})

/** What may stand where a provider of Sats Connect does, and in the page's list of them. */
export const malformedSatsConnect: readonly MalformedBitcoinWallet[] = [
  dropped(
    "provider without request",
    inPlace("satsConnect", (provider: object) => without(provider, "request"))
  ),
  dropped(
    "request no function",
    inPlace("satsConnect", (provider: object) => ({ ...provider, request: {} }))
  ),
  dropped(
    "request that throws when read",
    inPlace("satsConnect", () => throwingAt("request"))
  ),
  dropped("listed at a place where nothing is", (wallet, place) =>
    listProvider(place, entryOf(wallet, { id: "Nowhere.BitcoinProvider" }))
  ),
  dropped("listed at a place of the page itself", (wallet, place) =>
    listProvider(place, entryOf(wallet, { id: "constructor.prototype" }))
  ),
  shown(
    "provider without addListener",
    inPlace("satsConnect", (provider: object) => without(provider, "addListener"))
  ),
  shown(
    "addListener that throws",
    inPlace("satsConnect", (provider: object) => ({ ...provider, addListener: throwing }))
  ),
  shown(
    "addListener that gives nothing to stop with",
    inPlace("satsConnect", (provider: object) => ({ ...provider, addListener: () => undefined }))
  ),
  shown(
    "a null entry in the list",
    listing(() => null)
  ),
  shown(
    "a text in the list",
    listing(() => "XverseProviders.BitcoinProvider")
  ),
  shown(
    "an entry without id in the list",
    listing((wallet) => entryOf(wallet, { id: undefined }))
  ),
  shown(
    "an entry whose id is an object",
    listing((wallet) => entryOf(wallet, { id: {} }))
  ),
  shown(
    "an entry whose getters throw",
    listing(() => throwingAt("id", "name", "icon"))
  ),
  shown(
    "an entry without name",
    listing((wallet) => entryOf(wallet, { name: undefined }))
  ),
  shown(
    "an entry whose name is markup",
    listing((wallet) => entryOf(wallet, { name: "<img src=x onerror='globalThis.__pwned=1'>" }))
  ),
  shown(
    "an entry whose icon is a javascript: address",
    listing((wallet) => entryOf(wallet, { icon: "javascript:globalThis.__pwned=1" }))
  ),
  shown(
    "an entry whose icon is on another host",
    listing((wallet) => entryOf(wallet, { icon: "https://tracker.invalid/icon.png" }))
  ),
  shown("a list that is no list", (wallet, place) =>
    all(installAt(place, paths.satsConnect, wallet.provider), installAt(place, "btc_providers", "wallets"))
  ),
  shown("a list whose getter throws", (wallet, place) =>
    all(installAt(place, paths.satsConnect, wallet.provider), throwingGetter("btc_providers")(wallet, place))
  ),
  clash("listed twice", (wallet, place) =>
    all(
      installAt(place, paths.satsConnect, wallet.provider),
      listProvider(place, entryOf(wallet)),
      listProvider(place, entryOf(wallet))
    )
  )
]
