import type { BitcoinWallet, SolanaWallet, StandardAccount, StandardConnectInput } from "@latchkey/testing"
import { signingFeatures, type ListedAccount } from "../../channel/StandardList.ts"
import type { AnswerCall, Tell } from "../SiteWallets.ts"

const listed = ({ address, publicKey, chains, features, label }: StandardAccount): ListedAccount => ({
  address,
  publicKey,
  chains,
  features,
  ...(label !== undefined && { label })
})

/**
 * One Wallet Standard wallet out of two. `standard:connect` asks for Solana and `bitcoin:connect` for Bitcoin, and every
 * list is of both; `standard:disconnect` ends both, as the standard has no word for less.
 */
export const standardSurface = (
  solana: SolanaWallet,
  { provider: bitcoin }: BitcoinWallet<"standard">,
  tell: Tell
): AnswerCall => {
  const parts = [solana.standard, bitcoin]
  const accounts = () => parts.flatMap((part) => part.accounts)
  const list = () => accounts().map(listed)
  for (const part of parts) {
    part.features["standard:events"]?.on("change", () => tell("standard", "accounts", list()))
  }

  // The wallets want their very own account objects back.
  const withAccounts = (input: unknown): unknown => {
    if (typeof input !== "object" || input === null) return input
    const { account, inputsToSign } = input as Readonly<Record<string, unknown>>
    const { address } = (account ?? {}) as { readonly address?: unknown }
    return {
      ...input,
      ...(account !== undefined && {
        account: accounts().find((each) => each.address === address) ?? account
      }),
      ...(Array.isArray(inputsToSign) && { inputsToSign: inputsToSign.map(withAccounts) })
    }
  }
  const toOutput = (output: object) =>
    "account" in output ? { ...output, account: listed(output.account as StandardAccount) } : output

  const sign = async (feature: keyof typeof signingFeatures, inputs: readonly unknown[]) => {
    const part = feature.startsWith("solana:") ? solana.standard : bitcoin
    const functions = (part.features as Readonly<Record<string, unknown>>)[feature]
    const run = (
      functions as Readonly<Record<string, (...inputs: readonly unknown[]) => Promise<readonly object[]>>>
    )[signingFeatures[feature]]!
    return (await run(...inputs.map(withAccounts))).map(toOutput)
  }

  return async (method, args) => {
    switch (method) {
      case "standard:connect": {
        const input = args[0] as StandardConnectInput | undefined
        await solana.standard.features["standard:connect"]?.connect(input)
        return { listed: list(), shared: list() }
      }
      case "bitcoin:connect": {
        const purposes = args[0] as Parameters<(typeof bitcoin.features)["bitcoin:connect"]["connect"]>[0]
        const { accounts: shared } = await bitcoin.features["bitcoin:connect"].connect(purposes)
        return { listed: list(), shared: shared.map(listed) }
      }
      case "standard:disconnect":
        for (const part of parts) await part.features["standard:disconnect"]?.disconnect()
        return undefined
      case "bitcoin:disconnect":
        return bitcoin.features["bitcoin:disconnect"].disconnect()
      default:
        if (Object.hasOwn(signingFeatures, method)) return sign(method as keyof typeof signingFeatures, args)
        throw new TypeError(`The wallet has no feature ${method}`)
    }
  }
}
