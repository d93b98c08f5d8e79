import { throwing, throwingAt } from "../../../../tests/testing/src/faults/hostileObjects.ts"
import { announceStandard } from "../../../../tests/testing/src/walletStandard/announceStandard.ts"
import type { BitcoinStandardWallet } from "../wires/standard.ts"
import { all, malformed, type Announce, type MalformedBitcoinWallet } from "./MalformedBitcoinWallet.ts"

const dropped = malformed("standard", "dropped")
const shown = malformed("standard", "shown")
const clash = malformed("standard", "clash")

const registering =
  (make: (wallet: BitcoinStandardWallet) => unknown): Announce =>
  (wallet, place) =>
    announceStandard(make(wallet.provider as BitcoinStandardWallet), place)

const copyOf = (wallet: BitcoinStandardWallet, change: object): unknown => {
  const { version, name, icon, chains, features, accounts } = wallet
  return Object.defineProperties(
    { version, name, icon, chains, features, accounts },
    Object.getOwnPropertyDescriptors(change)
  )
}

const withFeature = (name: string, feature: unknown) => (wallet: BitcoinStandardWallet) =>
  copyOf(wallet, { features: { ...wallet.features, [name]: feature } })

/** The genuine features without some. */
const withoutFeatures =
  (...names: readonly string[]) =>
  (wallet: BitcoinStandardWallet) =>
    copyOf(wallet, {
      features: Object.fromEntries(Object.entries(wallet.features).filter(([name]) => !names.includes(name)))
    })

/** What may register by the Wallet Standard. */
export const malformedStandard: readonly MalformedBitcoinWallet[] = [
  dropped(
    "no features of Bitcoin",
    registering((wallet) =>
      copyOf(wallet, {
        features: Object.fromEntries(
          Object.entries(wallet.features).filter(([name]) => name.startsWith("standard:"))
        )
      })
    )
  ),
  dropped(
    "features a list of names",
    registering((wallet) => copyOf(wallet, { features: Object.keys(wallet.features) }))
  ),
  dropped(
    "features that throw",
    registering((wallet) => copyOf(wallet, throwingAt("features")))
  ),
  dropped(
    "no chain of Bitcoin",
    registering((wallet) => copyOf(wallet, { chains: ["solana:mainnet"] }))
  ),
  dropped(
    "chains of numbers",
    registering((wallet) => copyOf(wallet, { chains: [0, 1] }))
  ),
  dropped(
    "name undefined",
    registering((wallet) => copyOf(wallet, { name: undefined }))
  ),
  dropped(
    "name a number",
    registering((wallet) => copyOf(wallet, { name: 7 }))
  ),
  dropped(
    "nothing that connects",
    registering(withoutFeatures("standard:connect", "bitcoin:connect", "sats-connect:"))
  ),
  dropped(
    "connect features without functions",
    registering((wallet) =>
      copyOf(wallet, {
        features: {
          ...wallet.features,
          "standard:connect": { version: "1.0.0", connect: "yes" },
          "bitcoin:connect": { version: "1.0.0" },
          "sats-connect:": {}
        }
      })
    )
  ),

  shown(
    "no standard:connect, as in MetaMask",
    registering(withoutFeatures("standard:connect", "standard:disconnect", "standard:events"))
  ),
  shown(
    "no bitcoin:connect",
    registering(withoutFeatures("bitcoin:connect", "bitcoin:disconnect", "bitcoin:events"))
  ),
  shown("no bitcoin:signMessage", registering(withoutFeatures("bitcoin:signMessage"))),
  shown("no bitcoin:signTransaction", registering(withoutFeatures("bitcoin:signTransaction"))),
  shown("no events at all", registering(withoutFeatures("standard:events", "bitcoin:events"))),
  shown(
    "events that give nothing to stop with",
    registering((wallet) =>
      copyOf(wallet, {
        features: {
          ...wallet.features,
          "standard:events": { version: "1.0.0", on: () => undefined },
          "bitcoin:events": { version: "1.0.0", on: () => undefined }
        }
      })
    )
  ),
  shown(
    "events that throw when listened to",
    registering((wallet) =>
      copyOf(wallet, {
        features: {
          ...wallet.features,
          "standard:events": { version: "1.0.0", on: throwing },
          "bitcoin:events": { version: "1.0.0", on: throwing }
        }
      })
    )
  ),
  shown("bitcoin:signMessage null", registering(withFeature("bitcoin:signMessage", null))),
  shown("sats-connect: without a provider", registering(withFeature("sats-connect:", {}))),
  shown("sats-connect: that throws", registering(withFeature("sats-connect:", throwingAt("provider")))),
  shown(
    "accounts that throw",
    registering((wallet) => copyOf(wallet, throwingAt("accounts")))
  ),
  shown(
    "accounts a string",
    registering((wallet) => copyOf(wallet, { accounts: "bc1q" }))
  ),
  shown(
    "accounts of null",
    registering((wallet) => copyOf(wallet, { accounts: [null, undefined, 7] }))
  ),
  shown(
    "chains with odd entries between",
    registering((wallet) =>
      copyOf(wallet, { chains: [null, 7, "", {}, ...wallet.chains, "bitcoin:", "bitcoin:moon"] })
    )
  ),
  clash("registered twice", (wallet, place) =>
    all(announceStandard(wallet.provider, place), announceStandard(wallet.provider, place))
  ),
  clash("a second wallet of the same name", (wallet, place) =>
    all(
      announceStandard(wallet.provider, place),
      announceStandard(copyOf(wallet.provider as BitcoinStandardWallet, {}), place)
    )
  )
]
