import { signingFeatures, standardChains, type ListedAccount } from "../channel/StandardList.ts"
import { identity } from "../identity.ts"
import { createListeners } from "./listeners.ts"
import type { WalletLine } from "./WalletLine.ts"

const version = "1.0.0"
const supportedTransactionVersions = ["legacy", 0] as const

type Input = Readonly<Record<string, unknown>>

/** Accounts go back as their addresses: the wallet finds the account itself. */
const withAddresses = (input: unknown): unknown => {
  if (typeof input !== "object" || input === null) return input
  const { account, inputsToSign } = input as Input
  return {
    ...input,
    ...(typeof account === "object" &&
      account !== null && { account: { address: (account as Input)["address"] } }),
    ...(Array.isArray(inputsToSign) && { inputsToSign: inputsToSign.map(withAddresses) })
  }
}

/** One Wallet Standard wallet for Solana and Bitcoin over the line. */
export const standardWallet = ({ call, hear }: WalletLine) => {
  const listeners = createListeners()
  const known = new Map<string, ListedAccount>()
  let accounts: readonly ListedAccount[] = []

  // Pages compare accounts as objects: one that is listed again is the same one.
  const accept = (list: readonly ListedAccount[]) => {
    for (const account of list)
      if (!known.has(account.address)) known.set(account.address, Object.freeze(account))
    const next = list.map(({ address }) => known.get(address)!)
    const changed =
      next.length !== accounts.length || next.some((account, index) => account !== accounts[index])
    accounts = next
    if (changed) listeners.tell("change", [{ accounts }])
  }
  hear("standard", (event, [list]) => {
    if (event === "accounts") accept(list as readonly ListedAccount[])
  })

  const connect = (feature: string) => async (input?: unknown) => {
    const answer = await call("standard", feature, input)
    const { listed, shared } = answer as Readonly<Record<"listed" | "shared", readonly ListedAccount[]>>
    accept(listed)
    return { accounts: shared.map(({ address }) => known.get(address)!) }
  }
  const disconnect = (feature: string) => async () => void (await call("standard", feature))
  const on = (event: string, listener: (change: unknown) => void) => listeners.add(event, listener)
  const signing = Object.fromEntries(
    Object.entries(signingFeatures).map(([feature, name]) => {
      const run = (...inputs: readonly unknown[]) => call("standard", feature, ...inputs.map(withAddresses))
      const versions = feature.endsWith("Transaction") && { supportedTransactionVersions }
      return [feature, { version, ...versions, [name]: run }]
    })
  )
  const features = {
    "standard:connect": { version, connect: connect("standard:connect") },
    "standard:disconnect": { version, disconnect: disconnect("standard:disconnect") },
    "standard:events": { version, on },
    "bitcoin:connect": { version, connect: connect("bitcoin:connect") },
    "bitcoin:disconnect": { version, disconnect: disconnect("bitcoin:disconnect") },
    ...signing
  }
  return Object.freeze({
    version,
    name: identity.name,
    icon: identity.icon,
    chains: standardChains,
    features: Object.freeze(features),
    get accounts() {
      return accounts
    }
  })
}
