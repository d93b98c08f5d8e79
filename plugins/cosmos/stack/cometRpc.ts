import { createHash } from "node:crypto"
import { answerQuery } from "./abciQueries.ts"
import type { Block, Broadcast, CosmosChain, IncludedTransaction, Outcome } from "./CosmosChain.ts"
import { base64, fromBase64, fromHex } from "./encoding.ts"
import { SdkError } from "./SdkError.ts"
import { findTransactions } from "./transactionQuery.ts"

/** Parameters by name. In a body bytes are base64 and hashes too; in an address both are hexadecimal with 0x. */
export type RpcParams = Readonly<Record<string, unknown>>

/** A failure with the code of JSON-RPC; `data` says what happened. */
export class RpcError extends Error {
  override readonly name = "RpcError"
  readonly code: number
  readonly data: string

  constructor(code: number, message: string, data: string) {
    super(message)
    this.code = code
    this.data = data
  }
}

const internal = (data: string) => new RpcError(-32603, "Internal error", data)
const invalid = (data: string) => new RpcError(-32602, "Invalid params", data)

type Method = (chain: CosmosChain, params: RpcParams) => unknown

const digest = (text: string) => createHash("sha256").update(text).digest("hex").toUpperCase()
const zeroHash = "0".repeat(64)
const validator = digest("validator").slice(0, 40)

const blockId = ({ network }: CosmosChain, height: number) => ({
  hash: height < 1 ? "" : digest(`${network.chainId}/${height}`),
  parts: { total: height < 1 ? 0 : 1, hash: height < 1 ? "" : zeroHash }
})

const latest = (chain: CosmosChain): Block => chain.blocks().at(-1)!

/** A block as CometBFT writes it. Its hashes are names of the block, not of its content. */
export const wireBlock = (chain: CosmosChain, { height, time, transactions }: Block) => ({
  block_id: blockId(chain, height),
  block: {
    header: {
      version: { block: "11" },
      chain_id: chain.network.chainId,
      height: String(height),
      time,
      last_block_id: blockId(chain, height - 1),
      last_commit_hash: zeroHash,
      data_hash: zeroHash,
      validators_hash: zeroHash,
      next_validators_hash: zeroHash,
      consensus_hash: zeroHash,
      app_hash: zeroHash,
      last_results_hash: zeroHash,
      evidence_hash: zeroHash,
      proposer_address: validator
    },
    data: { txs: transactions.map(({ bytes }) => base64(bytes)) },
    evidence: { evidence: [] },
    last_commit: {
      height: String(height - 1),
      round: 0,
      block_id: blockId(chain, height - 1),
      signatures: []
    }
  }
})

export const wireNodeInfo = ({ network }: CosmosChain) => ({
  protocol_version: { p2p: "8", block: "11", app: "0" },
  id: digest(network.chainId).slice(0, 40).toLowerCase(),
  listen_addr: "tcp://127.0.0.1:26656",
  network: network.chainId,
  version: "0.38.17",
  channels: "40202122233038606100",
  moniker: "latchkey-stack",
  other: { tx_index: "on", rpc_address: "tcp://127.0.0.1:26657" }
})

const wireOutcome = ({ data, gasWanted, gasUsed, ...rest }: Outcome) => ({
  ...rest,
  data: data.length === 0 ? null : base64(data),
  info: "",
  gas_wanted: String(gasWanted),
  gas_used: String(gasUsed)
})

const wireTransaction = ({ hash, height, index, bytes, outcome }: IncludedTransaction) => ({
  hash,
  height: String(height),
  index,
  tx_result: wireOutcome(outcome),
  tx: base64(bytes)
})

const text = (params: RpcParams, name: string, otherwise?: string): string => {
  const value = params[name] ?? otherwise
  if (typeof value === "string") return value
  if (typeof value === "number") return String(value)
  throw invalid(`${name} is missing or no text`)
}

const whole = (params: RpcParams, name: string, otherwise: number): number => {
  const value = Number(params[name] ?? otherwise)
  if (!Number.isSafeInteger(value) || value < 1) throw invalid(`${name} must be a positive number`)
  return value
}

const bytesOf = (written: string) => (written.startsWith("0x") ? fromHex(written) : fromBase64(written))

function broadcast(chain: CosmosChain, params: RpcParams): Broadcast {
  const sent = chain.broadcast(bytesOf(text(params, "tx")))
  if (sent === undefined) throw internal("tx already exists in cache")
  return sent
}

function wireCheck({ hash, check }: Broadcast) {
  const { code, codespace, log } = check
  return { code, data: "", log, codespace, hash }
}

export const rpcMethods: Readonly<Record<string, Method>> = {
  health: () => ({}),
  status: (chain) => ({
    node_info: wireNodeInfo(chain),
    sync_info: {
      latest_block_hash: blockId(chain, latest(chain).height).hash,
      latest_app_hash: zeroHash,
      latest_block_height: String(latest(chain).height),
      latest_block_time: latest(chain).time,
      earliest_block_hash: blockId(chain, 1).hash,
      earliest_app_hash: zeroHash,
      earliest_block_height: "1",
      earliest_block_time: chain.blocks()[0]!.time,
      catching_up: false
    },
    validator_info: {
      address: validator,
      pub_key: { type: "tendermint/PubKeyEd25519", value: base64(new Uint8Array(32)) },
      voting_power: "1"
    }
  }),
  abci_info: (chain) => ({
    response: {
      data: "latchkey-stack",
      version: "0.53.0",
      last_block_height: String(latest(chain).height),
      last_block_app_hash: base64(fromHex(zeroHash))
    }
  }),
  abci_query(chain, params) {
    const shared = {
      info: "",
      index: "0",
      key: null,
      proofOps: null,
      height: String(latest(chain).height)
    }
    try {
      const value = answerQuery(text(params, "path"), fromHex(text(params, "data", "")), chain)
      return { response: { code: 0, log: "", value: base64(value), codespace: "", ...shared } }
    } catch (error) {
      if (!(error instanceof SdkError)) throw error
      const { code, message, codespace } = error
      return { response: { code, log: message, value: null, codespace, ...shared } }
    }
  },
  block(chain, params) {
    const height = whole(params, "height", latest(chain).height)
    const block = chain.blocks()[height - 1]
    if (block !== undefined) return wireBlock(chain, block)
    throw internal(
      `height ${height} must be less than or equal to the current blockchain height ${latest(chain).height}`
    )
  },
  broadcast_tx_async(chain, params) {
    const { hash } = broadcast(chain, params)
    return { code: 0, data: "", log: "", codespace: "", hash }
  },
  broadcast_tx_sync: (chain, params) => wireCheck(broadcast(chain, params)),
  async broadcast_tx_commit(chain, params) {
    const sent = broadcast(chain, params)
    const check_tx = wireOutcome(sent.check)
    if (sent.check.code !== 0) {
      const nothing = { code: 0, data: null, log: "", info: "", gas_wanted: "0", gas_used: "0", events: [] }
      return { check_tx, tx_result: { ...nothing, codespace: "" }, hash: sent.hash, height: "0" }
    }
    const { outcome, height } = await sent.included
    return { check_tx, tx_result: wireOutcome(outcome), hash: sent.hash, height: String(height) }
  },
  tx(chain, params) {
    const written = text(params, "hash")
    const hash = Buffer.from(bytesOf(written)).toString("hex").toUpperCase()
    const [found] = findTransactions(chain.blocks(), `tx.hash='${hash}'`)
    if (found === undefined) throw internal(`tx (${hash}) not found`)
    return wireTransaction(found)
  },
  tx_search(chain, params) {
    const found = search(chain, text(params, "query"))
    const order = text(params, "order_by", "asc")
    const size = Math.min(whole(params, "per_page", 30), 100)
    const from = (whole(params, "page", 1) - 1) * size
    const ordered = order === "desc" ? found.toReversed() : found
    return {
      txs: ordered.slice(from, from + size).map(wireTransaction),
      total_count: String(found.length)
    }
  }
}

function search(chain: CosmosChain, query: string) {
  try {
    return findTransactions(chain.blocks(), query)
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}
