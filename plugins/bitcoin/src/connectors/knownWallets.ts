import { readPath } from "@latchkey/core/chain-kit"

/** A wallet that puts an object of its own on the page. */
export interface KnownWallet {
  /** What we call it, and what it calls itself where it registers by the Wallet Standard too. */
  readonly name: string
  /** Where its object is, below `window`; the first that is there counts. */
  readonly paths: ReadonlyArray<string>
  /** By which it announces its Ethereum side (EIP-6963), where it does. */
  readonly rdns?: string
  /** Where below its object the function is without which nothing can be asked. */
  readonly function: string
  /** What its object is spoken to by. */
  readonly wire: WireName
}

/** The wire formats of wallets' own objects. */
export type WireName = "satsConnect" | "leather" | "okx" | "unisat"

export const knownWallets: ReadonlyArray<KnownWallet> = [
  {
    name: "Xverse",
    paths: ["XverseProviders.BitcoinProvider"],
    function: "request",
    wire: "satsConnect"
  },
  { name: "Leather", paths: ["LeatherProvider"], function: "request", wire: "leather" },
  {
    name: "OKX Wallet",
    paths: ["okxwallet"],
    rdns: "com.okex.wallet",
    function: "bitcoin.connect",
    wire: "okx"
  },
  {
    name: "UniSat",
    // Other wallets take the second place too; the first is UniSat's alone.
    paths: ["unisat_wallet", "unisat"],
    function: "requestAccounts",
    wire: "unisat"
  },
  {
    name: "Fordefi",
    paths: ["FordefiProviders.UtxoProvider"],
    function: "request",
    wire: "satsConnect"
  }
]

/** The object at a path below `window`, where it has a function at a path below itself. Never throws. */
export const walletAt = (window: unknown, path: string, ask: string): object | undefined => {
  const found = readPath(window, path)
  const isObject = (typeof found === "object" && found !== null) || typeof found === "function"
  return isObject && typeof readPath(found, ask) === "function" ? found : undefined
}
