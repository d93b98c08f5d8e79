import { safeMethods } from "@latchkey/embedded/wire"
import type { ChainRecord } from "./Configuration.ts"
import { Refusal } from "./Refusal.ts"

const TIMEOUT = 10_000
const MAX_ANSWER = 5_000_000
const solanaMethods: ReadonlyArray<string> = [
  "getBalance",
  "getFeeForMessage",
  "getLatestBlockhash",
  "getSignatureStatuses",
  "isBlockhashValid",
  "sendTransaction",
  "simulateTransaction"
]

/** What a bundler is asked, in the place of the node (ERC-7769). */
const bundlerMethods: ReadonlyArray<string> = [
  "eth_estimateUserOperationGas",
  "eth_getUserOperationByHash",
  "eth_getUserOperationReceipt",
  "eth_sendUserOperation",
  "eth_supportedEntryPoints"
]

/** What a paymaster is asked (ERC-7677). */
const paymasterMethods: ReadonlyArray<string> = ["pm_getPaymasterStubData", "pm_getPaymasterData"]

/** What a node said: its result, or its error for the page to read. */
export type NodeAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Asks the node of a chain. Fails: `Refusal` where the chain is not served, the method is not passed on, or the node fails. */
export type AskNode = (chainId: unknown, method: unknown, params: unknown) => Promise<NodeAnswer>

/** Who is asked a method of a chain, and with what: its node, its bundler or its paymaster. Fails: `Refusal` where nobody is. */
const askedOf = (
  { id, rpcUrl, smartAccount }: ChainRecord,
  method: string,
  params: unknown
): { readonly url: string; readonly params: unknown } => {
  const isPaymasters = paymasterMethods.includes(method)
  if (!id.startsWith("eip155:") || (!bundlerMethods.includes(method) && !isPaymasters))
    return { url: rpcUrl, params }
  if (smartAccount === undefined)
    throw new Refusal(404, "no-smart-accounts", "This network has no smart accounts")
  if (!isPaymasters) return { url: smartAccount.bundlerUrl, params }
  const { paymaster } = smartAccount
  if (paymaster === undefined) throw new Refusal(404, "no-paymaster", "Nobody pays the fee on this network")
  // The context is the server's: a page that shows the frame has no say in it.
  const [operation, entryPoint] = Array.isArray(params) ? params : []
  const chainId = `0x${BigInt(id.slice("eip155:".length)).toString(16)}`
  return { url: paymaster.url, params: [operation, entryPoint, chainId, paymaster.context ?? {}] }
}

const isPassed = (chainId: string, method: unknown): method is string =>
  typeof method === "string" &&
  (chainId.startsWith("eip155:")
    ? (method.startsWith("eth_") && (safeMethods.includes(method) || bundlerMethods.includes(method))) ||
      paymasterMethods.includes(method)
    : solanaMethods.includes(method))

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

const readAnswer = (body: unknown): NodeAnswer | undefined => {
  const error = fieldOf(body, "error")
  if (error !== undefined && error !== null) {
    const [code, message] = [fieldOf(error, "code"), fieldOf(error, "message")]
    return {
      error: {
        code: typeof code === "number" ? code : -32_603,
        message: typeof message === "string" ? message.slice(0, 256) : "The node refused"
      }
    }
  }
  const result = fieldOf(body, "result")
  return result === undefined ? undefined : { result }
}

const failed = () => new Refusal(502, "node-failed", "The network's node does not answer. Try again.")

/** The body of an answer, as long as it is no longer than allowed. */
const readBody = async (response: Response): Promise<unknown> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_ANSWER) throw failed()
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8"))
}

/** Makes what asks the nodes of the configuration. */
export const makeNodes =
  (chains: ReadonlyArray<ChainRecord>): AskNode =>
  async (chainId, method, params) => {
    const chain = chains.find(({ id }) => id === chainId)
    if (chain === undefined)
      throw new Refusal(
        404,
        "no-such-chain",
        `This wallet does not know the network ${String(chainId).slice(0, 64)}`
      )
    if (!isPassed(chain.id, method))
      throw new Refusal(403, "not-allowed", "Requested RPC call is not allowed")
    const { url, params: sent } = askedOf(chain, method, params)
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: sent ?? [] }),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: "error"
      })
      const answer = readAnswer(await readBody(response))
      if (answer === undefined) throw failed()
      return answer
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      // What failed may name the node's URL, which may hold a key.
      throw failed()
    }
  }
