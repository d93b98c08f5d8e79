import type { Refusal } from "../../../tests/stack/process/NodeMode.ts"

/** What a public provider of nodes says, in its own words. */
export interface Provider {
  readonly name: string
  /** Most blocks of one `eth_getLogs`, as it is known of the provider, and how it refuses more. */
  readonly logs: { readonly blocks: number; readonly refusal: Refusal }
  /** Where it was seen. */
  readonly source: string
}

const ponder = "ponder-sh/ponder 00dce051, live tests against the providers and getLogsRetryHelper.ts"

/** Ten providers, each with its limit of logs. Several limit by results, or by the plan: then the blocks are those of a busy contract. */
export const providers: ReadonlyArray<Provider> = [
  {
    name: "PublicNode",
    logs: { blocks: 50_000, refusal: { code: -32701, message: "exceed maximum block range: {limit}" } },
    source: ponder
  },
  {
    name: "1RPC",
    logs: {
      blocks: 1_000,
      refusal: { code: -32000, message: "eth_getLogs is limited to a {limit} blocks range" }
    },
    source: ponder
  },
  {
    name: "LlamaNodes",
    logs: {
      blocks: 512,
      refusal: {
        code: -32602,
        message: "query exceeds max results 20000, retry with the range {first}-{last}"
      }
    },
    source: ponder
  },
  {
    name: "Ankr",
    logs: { blocks: 3_000, refusal: { code: -32600, message: "block range is too wide" } },
    source: ponder
  },
  {
    name: "Alchemy",
    logs: {
      blocks: 10,
      refusal: {
        code: -32600,
        message:
          "Under the Free tier plan, you can make eth_getLogs requests with up to a {limit} block range. Based on your parameters, " +
          "this block range should work: [{from}, {to}]. Upgrade to PAYG for expanded block range."
      }
    },
    source: "alchemyplatform/docs, deep-dive-into-eth-getlogs; BobTheBuidler/dank_mids issue 772"
  },
  {
    name: "Infura",
    logs: {
      blocks: 137,
      refusal: {
        code: -32005,
        message: "query returned more than 10000 results. Try with this block range [{from}, {to}]."
      }
    },
    source: `${ponder}; INFURA/infura issue 237`
  },
  {
    name: "QuickNode",
    logs: {
      blocks: 10_000,
      refusal: { status: 413, code: -32614, message: "eth_getLogs is limited to a 10,000 range" }
    },
    source: `OffchainLabs/arbitrum-sdk issue 609; ${ponder}`
  },
  {
    name: "Cloudflare",
    logs: {
      blocks: 800,
      refusal: {
        code: -32047,
        message: "Invalid eth_getLogs request. 'fromBlock'-'toBlock' range too large. Max range: {limit}"
      }
    },
    source: ponder
  },
  {
    name: "Base",
    logs: {
      blocks: 2_000,
      refusal: { status: 503, code: -32011, message: "no backend is currently healthy to serve traffic" }
    },
    source: ponder
  },
  {
    name: "Chainstack",
    logs: {
      blocks: 100,
      refusal: {
        code: -32602,
        message:
          "Block range limit exceeded. See more details at https://docs.chainstack.com/docs/limits#evm-range-limits"
      }
    },
    source: ponder
  }
]

/** A provider by its name. Fails: `RangeError`. */
export const providerNamed = (name: string): Provider => {
  const found = providers.find((provider) => provider.name === name)
  if (found === undefined) throw new RangeError(`No provider is called ${name}`)
  return found
}

/** What nodes say of a transaction that they do not take. Source: ethereum/go-ethereum 02b73d4e, core/txpool/errors.go and core/error.go. */
export const sendErrors = {
  /** They have this very one: it is sent. */
  alreadyKnown: { code: -32000, message: "already known" },
  /** It, or another one of the same number, is in a block. */
  nonceTooLow: { code: -32000, message: "nonce too low: next nonce 18, tx nonce 17" },
  replacementUnderpriced: { code: -32000, message: "replacement transaction underpriced" },
  underpriced: { code: -32000, message: "transaction underpriced: gas tip cap 1, minimum needed 1000000" },
  /** An account with code of EIP-7702 may have one waiting. */
  inFlight: { code: -32000, message: "in-flight transaction limit reached for delegated accounts" }
} as const satisfies Readonly<Record<string, Refusal>>

/** A kind of node, by what it says of a transaction that it does not take. */
export interface NodeWords {
  readonly name: string
  /** It has this very one. */
  readonly alreadyKnown?: string
  /** Another one of its number, or it, is in a block. */
  readonly nonceTooLow?: string
  /** It pays too little more than the one that waits in its place. */
  readonly replacementUnderpriced?: string
}

/**
 * Ten kinds of nodes beside geth, in their own words. Sources: smartcontractkit/chainlink-evm 0569f34c, pkg/client/errors_test.go; of Erigon's
 * replacement MyEtherWallet's and Trezor's handling of "could not replace existing tx"; of Nethermind's NethermindEth/nethermind, AcceptTxResult.
 */
export const nodeWords: ReadonlyArray<NodeWords> = [
  {
    name: "Besu",
    alreadyKnown: "Known transaction",
    nonceTooLow: "Nonce too low",
    replacementUnderpriced: "Replacement transaction underpriced"
  },
  {
    name: "Erigon",
    alreadyKnown: "block already known",
    nonceTooLow: "nonce too low",
    replacementUnderpriced: "INTERNAL_ERROR: could not replace existing tx"
  },
  {
    name: "Nethermind",
    alreadyKnown: "AlreadyKnown",
    nonceTooLow: "OldNonce, Current nonce: 22, nonce of rejected tx: 17",
    replacementUnderpriced: "ReplacementNotAllowed"
  },
  {
    name: "OpenEthereum",
    alreadyKnown: "Transaction with the same hash was already imported.",
    nonceTooLow: "Transaction nonce is too low. Try incrementing the nonce.",
    replacementUnderpriced:
      "Transaction gas price 100wei is too low. There is another transaction with same nonce in the queue with gas price 150wei. " +
      "Try increasing the gas price or incrementing the nonce."
  },
  {
    name: "Klaytn",
    alreadyKnown: "known transaction",
    nonceTooLow: "nonce too low",
    replacementUnderpriced: "there is another tx which has the same nonce in the tx pool"
  },
  {
    name: "zkSync",
    alreadyKnown: "known transaction. transaction with hash 0x6013…3053 is already in the system",
    nonceTooLow: "nonce too low. allowed nonce range: 427 - 447, actual: 426"
  },
  {
    name: "Mantle",
    alreadyKnown: "failed to forward tx to sequencer, please try again. Error message: 'already known'",
    nonceTooLow: "failed to forward tx to sequencer, please try again. Error message: 'nonce too low'",
    replacementUnderpriced:
      "failed to forward tx to sequencer, please try again. Error message: 'replacement transaction underpriced'"
  },
  { name: "Arbitrum", nonceTooLow: "transaction rejected: nonce too low" },
  {
    name: "Avalanche",
    nonceTooLow:
      "nonce too low: address 0x0499BEA33347cb62D79A9C0b1EDA01d8d329894c current nonce (5833) > tx nonce (5511)"
  },
  {
    name: "Hedera",
    nonceTooLow:
      "[Request ID: 2e952947-ffad-408b-aed9-35f3ed152001] Nonce too low. Provided nonce: 15, current nonce: 15"
  }
]

/**
 * How too many calls, or too many in one request, are refused. Sources: alchemyplatform/docs, throughput; WalletConnect/blockchain-api
 * a4b66a9f, is_rate_limited_error_rpc_message; ethereum/go-ethereum 02b73d4e, rpc/errors.go.
 */
export const limitErrors = {
  status: { status: 429, code: 429, message: "Your app has exceeded its compute units per second capacity." },
  inAnswer: { code: -32005, message: "daily request count exceeded, request rate limited" },
  batch: {
    code: -32600,
    message: "batch limit {limit} exceeded (can increase by passing --rpc.batch.limit)"
  },
  noBatch: { status: 400, code: -32600, message: "batch requests are not supported" }
} as const satisfies Readonly<Record<string, Refusal>>
