import type { AccountType, CaipNetworkId } from "@latchkey/core"
import {
  callStandardFeature,
  connectStandardWallet,
  copyBytes,
  disconnectStandardWallet,
  fromBase64,
  listenToStandardAccounts,
  readField,
  type StandardAccount,
  StandardFeatureMissing,
  type StandardWallet,
  toBase64,
  toHex,
  WalletFault
} from "@latchkey/core/chain-kit"
import { decodeAddress, isOfNetwork } from "../address/Address.ts"
import { MethodUnsupportedError } from "../provider/errors.ts"
import { MAINNET, REGTEST, SIGNET, TESTNET, TESTNET4 } from "../networkIds.ts"
import { networkNamed, type NetworkNames } from "./NetworkNames.ts"
import { messageText } from "./messageText.ts"
import { inferNetwork, toAccount } from "./readAccounts.ts"
import { satsConnect } from "./satsConnect.ts"
import { hasConnect, satsConnectProvider } from "./standardWallets.ts"
import { MAX_TEXT, type Reading, type SignInput, type WalletWire } from "./WalletWire.ts"

const chains: NetworkNames = {
  [MAINNET]: "bitcoin:mainnet",
  [TESTNET]: "bitcoin:testnet",
  [TESTNET4]: "bitcoin:testnet4",
  [SIGNET]: "bitcoin:signet",
  [REGTEST]: "bitcoin:regtest"
}
const types: ReadonlyArray<AccountType> = ["payment", "ordinal"]

const chainsOf = ({ address, chains: named }: StandardAccount): ReadonlyArray<CaipNetworkId> => {
  const decoded = decodeAddress(address)
  return named.flatMap((name) => {
    const id = networkNamed(chains, name)
    return id !== undefined && decoded !== undefined && isOfNetwork(decoded, id) ? [id] : []
  })
}

// Order is a promise of `bitcoin:connect` alone; elsewhere the taproot one of two kinds is the one for ordinals.
const inOrder = (accounts: ReadonlyArray<StandardAccount>): ReadonlyArray<StandardAccount> => {
  const isTaproot = ({ address }: StandardAccount) => decodeAddress(address)?.kind === "p2tr"
  return accounts.toSorted((a, b) => Number(isTaproot(a)) - Number(isTaproot(b)))
}

/** A wallet of the Wallet Standard with Bitcoin's features. The page chooses the network among those of its accounts. */
export const standard = (wallet: StandardWallet): WalletWire => {
  const provider = satsConnectProvider(wallet)
  const sats = provider && satsConnect(provider)
  const hasOwnConnect = hasConnect(wallet, "bitcoin:connect")
  if (sats !== undefined && !hasOwnConnect && !hasConnect(wallet, "standard:connect")) return sats

  // Some wallets have the standard's own features under Bitcoin's name.
  const named: StandardWallet = {
    ...wallet,
    feature: (name) => wallet.feature(name) ?? wallet.feature(name.replace("standard:", "bitcoin:"))
  }
  const asking: StandardWallet = hasOwnConnect
    ? {
        ...wallet,
        feature: () => ({
          connect: () =>
            callStandardFeature(wallet, "bitcoin:connect", "connect", { purposes: ["payment", "ordinals"] })
        })
      }
    : wallet

  let listed: ReadonlyArray<StandardAccount> = []
  const toReading = (
    accounts: ReadonlyArray<StandardAccount>,
    wanted: ReadonlyArray<CaipNetworkId>
  ): Reading => {
    listed = accounts
    const approved = [...new Set(accounts.flatMap(chainsOf))]
    const unnamed = accounts.filter(({ chains }) => chains.length === 0)
    const networkId =
      wanted.find((id) => approved.includes(id)) ??
      approved[0] ??
      inferNetwork(
        unnamed.flatMap(({ address }) => toAccount({ type: "payment", address })),
        wanted
      )
    const usable = accounts.filter(
      (account) => account.chains.length === 0 || chainsOf(account).includes(networkId)
    )
    const addresses = usable.map(({ address }) => address)
    return {
      networkId,
      accounts: usable
        .filter(({ address }, index) => addresses.indexOf(address) === index)
        .flatMap(({ address, publicKey }, index) =>
          toAccount({ type: types[index] ?? "payment", address, publicKey: publicKey && toHex(publicKey) })
        ),
      ...(approved.length === 0 || provider !== undefined ? {} : { approvedNetworkIds: approved })
    }
  }

  const sourceOf = (address: string): object => {
    const canonical = decodeAddress(address)?.address
    const account = [...listed, ...wallet.accounts()].find(
      (candidate) => decodeAddress(candidate.address)?.address === canonical
    )
    // What neither of two addresses can be read as does not make them one.
    if (canonical === undefined || account === undefined) {
      throw new WalletFault("failed", "The wallet does not list this account any more.")
    }
    return account.source
  }
  const ask = async (feature: string, input: object): Promise<unknown> => {
    const method = feature.slice("bitcoin:".length)
    const answer = await callStandardFeature(wallet, feature, method, input).catch((cause: unknown) => {
      throw cause instanceof StandardFeatureMissing ? new MethodUnsupportedError({ method: feature }) : cause
    })
    return Array.isArray(answer) ? answer[0] : answer
  }
  const toInput = ({ address, index, sighashTypes }: SignInput) => ({
    account: sourceOf(address),
    signingIndexes: [index],
    ...(sighashTypes?.[0] === undefined ? {} : { sigHash: sighashTypes[0] })
  })
  const bytesOf = (value: unknown): string | undefined => {
    const bytes = copyBytes(value, MAX_TEXT)
    return bytes && bytes.length > 0 ? toBase64(bytes) : undefined
  }

  return {
    protocols: ["ecdsa", "bip322"],
    connect: async (wanted) => toReading(await connectStandardWallet(asking), wanted),
    read: async (wanted) =>
      toReading(
        inOrder(
          hasConnect(wallet, "standard:connect")
            ? await connectStandardWallet(wallet, { silent: true })
            : wallet.accounts()
        ),
        wanted
      ),
    switchNetwork: async (networkId) => {
      const look = () => toReading(inOrder(wallet.accounts()), [networkId])
      const reading = look()
      if (reading.networkId === networkId && reading.accounts.length > 0) return reading
      if (sats?.switchNetwork === undefined) throw new MethodUnsupportedError({ method: "switchNetwork" })
      await sats.switchNetwork(networkId)
      return look()
    },
    signMessage: async ({ message, address }) => {
      const bytes = typeof message === "string" ? new TextEncoder().encode(messageText(message)) : message
      const answer = await ask("bitcoin:signMessage", { account: sourceOf(address), message: bytes })
      return bytesOf(readField(answer, "signature"))
    },
    signPsbt: async ({ psbt, signInputs, broadcast }, networkId) => {
      const feature = broadcast ? "bitcoin:signAndSendTransaction" : "bitcoin:signTransaction"
      const answer = await ask(feature, {
        psbt: fromBase64(psbt, MAX_TEXT),
        chain: chains[networkId],
        inputsToSign: signInputs.map(toInput)
      })
      return { psbt: bytesOf(readField(answer, "signedPsbt")), txid: readField(answer, "txId") }
    },
    ...(sats?.sendTransfer === undefined ? {} : { sendTransfer: sats.sendTransfer }),
    listen: (onChange) => listenToStandardAccounts(named, () => onChange()),
    disconnect: () => disconnectStandardWallet(named),
    sharesSession: true
  }
}
