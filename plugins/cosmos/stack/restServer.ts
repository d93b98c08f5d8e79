import { accountOf } from "./abciQueries.ts"
import { checkAddress } from "./address.ts"
import { wireBlock, wireNodeInfo } from "./cometRpc.ts"
import type { CosmosChain, IncludedTransaction } from "./CosmosChain.ts"
import { base64, fromBase64 } from "./encoding.ts"
import { SdkError, sdkCode } from "./SdkError.ts"
import type { Answer, Handler, Request } from "./serve.ts"
import { findTransactions } from "./transactionQuery.ts"

type Route = (chain: CosmosChain, match: readonly string[], request: Request) => Answer

/** gRPC's codes, and the HTTP status that the gateway gives them. */
const grpc = {
  invalidArgument: { code: 3, status: 400 },
  notFound: { code: 5, status: 404 },
  unimplemented: { code: 12, status: 501 },
  unknown: { code: 2, status: 500 }
} as const

const refuse = (kind: keyof typeof grpc, message: string): Answer => ({
  status: grpc[kind].status,
  body: { code: grpc[kind].code, message, details: [] }
})

const ok = (body: unknown): Answer => ({ status: 200, body })

const routes: readonly (readonly [method: string, path: RegExp, route: Route])[] = [
  [
    "GET",
    /^\/cosmos\/bank\/v1beta1\/balances\/([^/]+)$/,
    (chain, [address = ""]) => {
      checkAddress(address, chain.network.prefix)
      const balances = chain
        .ledger()
        .balances(address)
        .map(({ denom, amount }) => ({ denom, amount: String(amount) }))
      return ok({ balances, pagination: { next_key: null, total: String(balances.length) } })
    }
  ],
  [
    "GET",
    /^\/cosmos\/bank\/v1beta1\/balances\/([^/]+)\/by_denom$/,
    (chain, [address = ""], { query }) => {
      checkAddress(address, chain.network.prefix)
      const denom = query.get("denom") ?? ""
      if (denom === "") return refuse("invalidArgument", "invalid denom")
      return ok({ balance: { denom, amount: String(chain.ledger().balance(address, denom)) } })
    }
  ],
  [
    "GET",
    /^\/cosmos\/auth\/v1beta1\/accounts\/([^/]+)$/,
    (chain, [address = ""]) => {
      const { number, sequence, publicKey } = accountOf(chain, address)
      return ok({
        account: {
          "@type": "/cosmos.auth.v1beta1.BaseAccount",
          address,
          pub_key: publicKey ? { "@type": "/cosmos.crypto.secp256k1.PubKey", key: base64(publicKey) } : null,
          account_number: String(number),
          sequence: String(sequence)
        }
      })
    }
  ],
  [
    "GET",
    /^\/cosmos\/base\/tendermint\/v1beta1\/node_info$/,
    (chain) => {
      const { id, ...info } = wireNodeInfo(chain)
      return ok({
        default_node_info: { ...info, default_node_id: id },
        application_version: {
          name: "latchkey-stack",
          app_name: "latchkey-stack",
          version: "1.0.0",
          git_commit: "",
          build_tags: "",
          go_version: "",
          build_deps: [],
          cosmos_sdk_version: "v0.53.0"
        }
      })
    }
  ],
  [
    "GET",
    /^\/cosmos\/base\/tendermint\/v1beta1\/blocks\/(latest|\d+)$/,
    (chain, [height = ""]) => {
      const block = height === "latest" ? chain.blocks().at(-1) : chain.blocks()[Number(height) - 1]
      if (block === undefined)
        return refuse("invalidArgument", "requested block height is bigger then the chain length")
      return ok(wireBlock(chain, block))
    }
  ],
  ["POST", /^\/cosmos\/tx\/v1beta1\/txs$/, (chain, _, { body }) => broadcast(chain, body)],
  [
    "GET",
    /^\/cosmos\/tx\/v1beta1\/txs\/([0-9A-Fa-f]{64})$/,
    (chain, [hash = ""]) => {
      const [found] = findTransactions(chain.blocks(), `tx.hash='${hash}'`)
      if (found === undefined) return refuse("notFound", `tx not found: ${hash}`)
      return ok({ tx_response: includedResponse(chain, found) })
    }
  ],
  [
    "POST",
    /^\/cosmos\/tx\/v1beta1\/simulate$/,
    (chain, _, { body }) => {
      const { gasUsed, data } = chain.simulate(transactionIn(body).bytes)
      return ok({
        gas_info: { gas_wanted: "0", gas_used: String(gasUsed) },
        result: { data: base64(data), log: "", events: [], msg_responses: [] }
      })
    }
  ]
]

/** The REST gateway (LCD) of a Cosmos SDK node: the routes that wallets and dapps use. */
export const restHandler =
  (chain: CosmosChain): Handler =>
  async (request) => {
    for (const [method, path, route] of routes) {
      const match = method === request.method ? path.exec(request.path) : null
      if (match === null) continue
      try {
        return route(chain, match.slice(1), request)
      } catch (error) {
        return refusalOf(error)
      }
    }
    return refuse("unimplemented", "Not Implemented")
  }

function refusalOf(error: unknown): Answer {
  if (!(error instanceof SdkError)) return refuse("invalidArgument", String(error))
  if (error.code === sdkCode.keyNotFound) return refuse("notFound", error.message)
  return refuse(error.code === sdkCode.invalidAddress ? "invalidArgument" : "unknown", error.message)
}

function transactionIn(body: string) {
  const { tx_bytes: written, mode } = JSON.parse(body) as { tx_bytes?: unknown; mode?: unknown }
  if (typeof written !== "string" || written === "") throw new TypeError("invalid empty tx")
  return { bytes: fromBase64(written), mode }
}

function broadcast(chain: CosmosChain, body: string): Answer {
  const { bytes, mode } = transactionIn(body)
  if (mode !== "BROADCAST_MODE_SYNC" && mode !== "BROADCAST_MODE_ASYNC") {
    return refuse(
      "invalidArgument",
      `unsupported broadcast mode ${String(mode)}; supported are sync and async`
    )
  }
  const sent = chain.broadcast(bytes)
  if (sent === undefined) return refuse("unknown", "tx already exists in cache")
  const { code, codespace, log } =
    mode === "BROADCAST_MODE_SYNC" ? sent.check : { code: 0, codespace: "", log: "" }
  return ok({ tx_response: { ...emptyResponse, txhash: sent.hash, code, codespace, raw_log: log } })
}

const emptyResponse = {
  height: "0",
  data: "",
  logs: [],
  info: "",
  gas_wanted: "0",
  gas_used: "0",
  tx: null,
  timestamp: "",
  events: []
}

function includedResponse(chain: CosmosChain, { hash, height, outcome }: IncludedTransaction) {
  const { code, codespace, log, data, gasWanted, gasUsed, events } = outcome
  return {
    ...emptyResponse,
    height: String(height),
    txhash: hash,
    code,
    codespace,
    raw_log: log,
    data: Buffer.from(data).toString("hex").toUpperCase(),
    gas_wanted: String(gasWanted),
    gas_used: String(gasUsed),
    timestamp: chain.blocks()[height - 1]?.time ?? "",
    events
  }
}
