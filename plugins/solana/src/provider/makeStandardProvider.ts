import type { CaipNetworkId } from "@latchkey/core"
import {
  callStandardFeature,
  copyBytes,
  fromBase58,
  isSameBytes,
  type StandardAccount,
  type StandardWallet
} from "@latchkey/core/chain-kit"
import { MAX_MESSAGE } from "../capability/signing.ts"
import { toStandardChain } from "../StandardChain.ts"
import { fail, given, isFields, signature, told, type Call, type Fields, type Method } from "./Call.ts"
import type { SolanaProvider } from "./SolanaProvider.ts"
import { transactionMethods } from "./transactionMethods.ts"

/** What a provider knows of its wallet, as it is now. */
export interface StandardState {
  readonly networkId: () => CaipNetworkId
  /** The wallet's accounts on a network, the current one first. */
  readonly accountsOn: (networkId: CaipNetworkId) => ReadonlyArray<StandardAccount>
  readonly select: (networkId: CaipNetworkId) => void
}

const getAccounts = async ({ accounts }: Call) => accounts.map(({ address }) => ({ pubkey: address }))

const methods: Readonly<Record<string, Method>> = {
  ...transactionMethods,
  solana_getAccounts: getAccounts,
  solana_requestAccounts: getAccounts,

  solana_signMessage: async ({ params, account, ask }) => {
    const message = given(fromBase58(params["message"], MAX_MESSAGE * 1.4), "message in base58")
    // The wallet gets a copy: what it does to it must not change what its answer is compared with.
    const [output] = await ask("solana:signMessage", [
      { account: account().source, message: message.slice() }
    ])
    const signed = output!["signedMessage"]
    const isOther =
      signed !== undefined && !isSameBytes(told(copyBytes(signed, MAX_MESSAGE), "message"), message)
    return isOther
      ? fail(-32603, "The wallet signed another message.")
      : { signature: signature(output!["signature"]) }
  }
}

/** The provider of a connected Wallet Standard wallet; its features do the work. */
export const makeStandardProvider = (wallet: StandardWallet, state: StandardState): SolanaProvider => ({
  request: async (request, networkId = state.networkId()) => {
    const { method, params }: Fields = isFields(request) ? request : {}
    const run = typeof method === "string" && Object.hasOwn(methods, method) ? methods[method] : undefined
    if (run === undefined) return fail(4200, "No such method.")
    const accounts = state.accountsOn(networkId)
    const fields = isFields(params) ? params : {}
    return run({
      accounts,
      params: fields,
      chain: toStandardChain(networkId),
      account: () => {
        const { pubkey } = fields
        const found = pubkey === undefined ? accounts[0] : accounts.find(({ address }) => address === pubkey)
        return found ?? fail(4100, "The wallet shared no such account on that network.")
      },
      ask: async (feature, inputs) => {
        if (wallet.feature(feature) === undefined) return fail(4200, `${wallet.name} has no ${feature}.`)
        const answer = await callStandardFeature(wallet, feature, feature.slice("solana:".length), ...inputs)
        return Array.isArray(answer) && answer.length === inputs.length && answer.every(isFields)
          ? answer
          : fail(-32603, `The wallet gave no answer to ${feature}.`)
      }
    })
  },
  selectNetwork: (networkId) => {
    const accounts = state.accountsOn(networkId)
    if (accounts.length === 0) return undefined
    state.select(networkId)
    return accounts.map(({ address }) => address)
  }
})
