import { createServer, type IncomingMessage } from "node:http"
import {
  concat,
  createPublicClient,
  encodeAbiParameters,
  http,
  pad,
  toHex,
  type Address,
  type Hex
} from "viem"
import { toPackedUserOperation, type UserOperation } from "viem/account-abstraction"
import type { PrivateKeyAccount } from "viem/accounts"
import { listen, type Listening } from "../../../tests/stack/process/listen.ts"
import { artifactOf } from "./deploySmartAccounts.ts"
import { BundlerRefusal, readUserOperation } from "./userOperations.ts"

/** A chain whose operations somebody pays for. */
export interface SponsoredChain {
  readonly id: number
  readonly rpcUrl: string
}

/** What a paymaster of the stack does, by the `policyId` of the context that it is asked with. */
export type SponsorPolicy =
  /** Pays. */
  | "welcome"
  /** Refuses before it is known what the operation takes. */
  | "used-up"
  /** Refuses once that is known. */
  | "too-dear"
  /** Pays for who pays it in a token, which nobody here does. */
  | "token"
  /** Never answers. */
  | "late"
  /** Signs for another operation, which the chain does not take. */
  | "forged"

const refusals: { readonly [Policy in SponsorPolicy]?: string } = {
  "used-up": "Policy used-up has no budget left",
  "too-dear": "The operation is dearer than the policy allows",
  token: "This paymaster is paid in USDC: allow it to take some first"
}

const VALID = { until: 0, after: 0 }
const LIMITS = { paymasterVerificationGasLimit: toHex(150_000), paymasterPostOpGasLimit: toHex(0) }
// Of the shape of a signature, so that it takes as much gas to look at.
const dummySignature: Hex = `0x${"f".repeat(31)}${"0".repeat(33)}7${"a".repeat(63)}1c`

const withSignature = (signature: Hex) =>
  concat([
    encodeAbiParameters([{ type: "uint48" }, { type: "uint48" }], [VALID.until, VALID.after]),
    signature
  ])

/** What it says of operations of one chain (ERC-7677). */
const sponsorOf = ({ id, rpcUrl }: SponsoredChain, paymaster: Address, signer: PrivateKeyAccount) => {
  const client = createPublicClient({ transport: http(rpcUrl) })
  const { abi } = artifactOf("VerifyingPaymaster")
  const sign = async (operation: UserOperation<"0.7">) => {
    const hash = (await client.readContract({
      address: paymaster,
      abi,
      functionName: "getHash",
      args: [toPackedUserOperation(operation), VALID.until, VALID.after]
    })) as Hex
    return signer.signMessage({ message: { raw: hash } })
  }
  return async (method: string, [told, , chainId, context]: ReadonlyArray<any>) => {
    if (Number(chainId) !== id) throw new BundlerRefusal(-32_602, "This is another chain's paymaster")
    const policy = String(context?.policyId) as SponsorPolicy
    if (policy === "late") return new Promise<never>(() => {})
    const refusal = Object.hasOwn(refusals, policy) ? refusals[policy] : undefined
    const refuse = () => new BundlerRefusal(-32_000, refusal ?? `There is no policy ${policy}`)
    if (method === "pm_getPaymasterStubData") {
      if (refusal !== undefined && policy !== "too-dear") throw refuse()
      return { sponsor: { name: "Acme" }, paymaster, paymasterData: withSignature(dummySignature), ...LIMITS }
    }
    if (method !== "pm_getPaymasterData") throw new BundlerRefusal(-32_601, `There is no ${method}`)
    if (policy !== "welcome" && policy !== "forged") throw refuse()
    const operation = {
      ...readUserOperation(told),
      paymaster,
      paymasterData: withSignature(dummySignature),
      paymasterVerificationGasLimit: BigInt(LIMITS.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: BigInt(LIMITS.paymasterPostOpGasLimit)
    }
    const signature = await sign(
      policy === "forged" ? { ...operation, callData: pad("0x1", { size: 32 }) } : operation
    )
    return { paymaster, paymasterData: withSignature(signature) }
  }
}

const textOf = async (request: IncomingMessage) => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Starts the service of a paymaster for some chains, whose JSON-RPC is at `/` and the chain's id. Fails: rejects where the port is taken. */
export const startPaymaster = (
  port: number,
  { paymaster, signer }: { readonly paymaster: Address; readonly signer: PrivateKeyAccount },
  chains: ReadonlyArray<SponsoredChain>
): Promise<Listening> => {
  const sponsors = new Map(chains.map((chain) => [`/${chain.id}`, sponsorOf(chain, paymaster, signer)]))
  const server = createServer((request, response) => {
    // A wallet of a test is in the page, and asks from there.
    for (const name of ["origin", "headers"]) response.setHeader(`access-control-allow-${name}`, "*")
    if (request.method === "OPTIONS") return void response.writeHead(204).end()
    const say = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    if (request.url === "/health") return void say(200, { status: "ok" })
    const sponsor = sponsors.get(request.url ?? "")
    if (sponsor === undefined) return void say(404, { error: "There is no such chain" })
    const answer = async () => {
      const { id, method, params } = JSON.parse(await textOf(request)) as {
        readonly id: unknown
        readonly method: string
        readonly params: ReadonlyArray<unknown>
      }
      return sponsor(method, params).then(
        (result) => ({ jsonrpc: "2.0", id, result }),
        (error: Error) => ({
          jsonrpc: "2.0",
          id,
          error: { code: error instanceof BundlerRefusal ? error.code : -32_603, message: error.message }
        })
      )
    }
    answer().then(
      (told) => say(200, told),
      () => say(400, { error: "The request is malformed" })
    )
  })
  return listen(server, port)
}
