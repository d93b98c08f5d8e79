import { announceStandard, mergeStandardWallets, type ChainWallet, type Policy } from "@latchkey/testing"
import { chainWallets } from "./chainWallets.ts"
import type { ChainWalletSetup, InstalledChainWallets, WalletKind } from "./InstalledChainWallets.ts"
import type { InstalledSetup, MadeWith, PageWallets } from "./PageWallets.ts"

const storage: MadeWith["storage"] = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value)
}
const LATER_POLICY = "policy of later wallets"

const byKey = new Map<string, ChainWallet>()

const makersOf = (kind: WalletKind) => chainWallets[kind] as PageWallets<InstalledSetup>

const optionsOf = (name: string, key: string, policy: Policy | undefined): MadeWith => {
  const chosen = (sessionStorage.getItem(LATER_POLICY) as Policy | null) ?? policy
  return {
    name,
    storage,
    storageKey: `wallet ${key}`,
    ...(chosen === null || chosen === undefined ? {} : { policy: chosen })
  }
}

const addSeveral = ({ name, policy, of }: Extract<ChainWalletSetup, { readonly kind: "several" }>) => {
  const halves = of.map((kind) => {
    const key = `${name} ${kind}`
    const half = makersOf(kind).half?.(optionsOf(name, key, policy))
    if (half === undefined) throw new RangeError(`No wallet of the Wallet Standard is of ${kind}`)
    byKey.set(key, half.wallet)
    return half.standard
  })
  announceStandard(mergeStandardWallets(name, halves))
}

const lookAgain = () => void window.dispatchEvent(new Event("load"))

const installed: InstalledChainWallets = {
  add: (setup) => {
    if (setup.kind === "several") return addSeveral(setup)
    const { name, key = name, policy } = setup
    const wallet = makersOf(setup.kind).make(setup, optionsOf(name, key, policy))
    byKey.set(key, wallet)
    wallet.announce()
  },
  get: (key) => {
    const wallet = byKey.get(key)
    if (wallet === undefined) throw new RangeError(`No wallet "${key}" is on the page`)
    return wallet
  },
  setLaterPolicy: (policy) => sessionStorage.setItem(LATER_POLICY, policy),
  tellLies: () =>
    Object.values(chainWallets).map(({ tellLies }, index) => tellLies(`Slandered Wallet ${index}`, lookAgain))
}

Object.defineProperty(window, "chainWallets", { value: installed })
