import type { WalletChain } from "../../../../tests/testing/src/chain/WalletChain.ts"
import {
  list,
  nonEmptyString,
  record,
  refuse,
  type Decode
} from "../../../../tests/testing/src/decode/Decode.ts"
import { chainId } from "../../../../tests/testing/src/decode/hexadecimal.ts"

/** The chain that a page wants to add, and what goes with it. */
export interface AddedChain {
  readonly chain: WalletChain
  readonly explorerUrls: readonly string[]
}

/** An https address, or an http one of this machine, which wallets allow for development. */
const webUrl: Decode<string> = (value, at) => {
  const url = typeof value === "string" && URL.canParse(value) ? new URL(value) : undefined
  const local = url?.protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname)
  return url !== undefined && (url.protocol === "https:" || local)
    ? (value as string)
    : refuse(at, "an https address", value)
}

const symbol: Decode<string> = (value, at) =>
  typeof value === "string" && value.length >= 2 && value.length <= 6
    ? value
    : refuse(at, "2 to 6 characters", value)

const eighteen: Decode<18> = (value, at) => (value === 18 ? 18 : refuse(at, "18", value))

const fields = record(
  {
    chainId,
    chainName: nonEmptyString,
    nativeCurrency: record({ name: nonEmptyString, symbol, decimals: eighteen }),
    rpcUrls: list(webUrl, 1)
  },
  { blockExplorerUrls: list(webUrl), iconUrls: list(webUrl) }
)

/** The `AddEthereumChainParameter` of EIP-3085, with the fields that wallets insist on. The first RPC address is taken. */
export const addedChain: Decode<AddedChain> = (value, at) => {
  const { chainId: id, chainName, nativeCurrency, rpcUrls, blockExplorerUrls = [] } = fields(value, at)
  return {
    chain: { id, name: chainName, nativeCurrency, rpcUrl: rpcUrls[0]! },
    explorerUrls: blockExplorerUrls
  }
}
