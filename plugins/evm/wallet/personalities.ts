import { chainIdHex } from "../../../tests/testing/src/chain/WalletChain.ts"

/** How a wallet of the field differs from what the standards say, as far as it has been reported in public. */
export interface WalletPersonality {
  /** What its announcement says of it (EIP-6963). */
  readonly info: { readonly name: string; readonly rdns: string }
  /** What its provider says of itself, as pages without EIP-6963 read it. */
  readonly flags: Readonly<Record<string, boolean>>
  /** What a page gets when the visitor declines a request of this method; code 4001 with words of its own when absent. */
  readonly refusal?: (method: string) => unknown
  /** What a page gets that asks for a chain the wallet does not know; code 4902 when absent. */
  readonly unknownChain?: (chainId: number) => unknown
  /** Where each of it was reported. */
  readonly sources: readonly string[]
}

const signs = (method: string) => method === "personal_sign" || method.startsWith("eth_signTypedData")

const refused = (message: string) => Object.assign(new Error(message), { code: 4001 })

const metaMaskRefusal = (method: string) =>
  refused(
    method === "eth_sendTransaction"
      ? "MetaMask Tx Signature: User denied transaction signature."
      : signs(method)
        ? "MetaMask Message Signature: User denied message signature."
        : "User rejected the request."
  )

/** Wallets that visitors have, each with the reported ways in which it is not like the others. */
export const personalities = {
  /** Declines with sentences of its own. */
  metaMask: {
    info: { name: "MetaMask", rdns: "io.metamask" },
    flags: { isMetaMask: true },
    refusal: metaMaskRefusal,
    sources: ["https://github.com/MetaMask/metamask-extension/issues/5562"]
  },
  /** Tells of an unknown chain by -32603, with the standard's code one level below. */
  metaMaskMobile: {
    info: { name: "MetaMask", rdns: "io.metamask.mobile" },
    flags: { isMetaMask: true },
    refusal: metaMaskRefusal,
    unknownChain: (chainId: number) => ({
      code: -32603,
      message: `Unrecognized chain ID "${chainIdHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`,
      data: { originalError: { code: 4902 } }
    }),
    sources: [
      "https://github.com/Uniswap/web3-react/pull/770",
      "https://github.com/MetaMask/metamask-mobile/issues/2944"
    ]
  },
  coinbase: {
    info: { name: "Coinbase Wallet", rdns: "com.coinbase.wallet" },
    flags: { isCoinbaseWallet: true },
    refusal: (method: string) =>
      refused(
        method === "eth_sendTransaction"
          ? "User denied transaction signature"
          : signs(method)
            ? "User denied message signature"
            : "User denied account authorization"
      ),
    sources: ["https://github.com/MetaMask/metamask-extension/issues/5562"]
  },
  /** Says that it is MetaMask too. */
  rabby: {
    info: { name: "Rabby Wallet", rdns: "io.rabby" },
    flags: { isRabby: true, isMetaMask: true },
    sources: ["https://github.com/RabbyHub/Rabby/issues/1582"]
  },
  /** Says that it is MetaMask too. */
  brave: {
    info: { name: "Brave Wallet", rdns: "com.brave.wallet" },
    flags: { isBraveWallet: true, isMetaMask: true },
    sources: ["https://wallet-docs.brave.com/ethereum/wallet-detection#compatability-with-metamask"]
  },
  /** Tells of an unknown chain in the words of the visitor's language, without a code. */
  trust: {
    info: { name: "Trust Wallet", rdns: "com.trustwallet.app" },
    flags: { isTrust: true, isTrustWallet: true },
    unknownChain: (chainId: number) => new Error(`Die Kette ${chainId} wird nicht unterstützt`),
    sources: ["https://github.com/trustwallet/wallet-core/issues/4464"]
  },
  phantom: {
    info: { name: "Phantom", rdns: "app.phantom" },
    flags: { isPhantom: true },
    refusal: () => refused("The user rejected the request through Phantom."),
    sources: ["https://docs.phantom.com/ethereum-and-polygon/provider-api-reference/errors"]
  },
  okx: {
    info: { name: "OKX Wallet", rdns: "com.okex.wallet" },
    flags: { isOkxWallet: true },
    sources: ["https://www.okx.com/web3/build/docs/sdks/chains/evm/provider"]
  }
} as const satisfies Readonly<Record<string, WalletPersonality>>
