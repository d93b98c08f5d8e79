import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createWalletClient, http, parseEventLogs, toHex, type Address, type Hex, type Log } from "viem"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import {
  entryPoint07Abi,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation
} from "viem/account-abstraction"
import {
  BundlerRefusal,
  estimateGas,
  handleOps,
  isSigned,
  preVerificationGasOf,
  readDelegation,
  readUserOperation,
  type AskNode
} from "./userOperations.ts"

/** A chain that a bundler serves. */
export interface BundledChain {
  readonly id: number
  readonly rpcUrl: string
}

/** A bundler: it pays for operations and is paid back by the EntryPoint. One operation makes one transaction. */
export interface Bundler {
  /** Its JSON-RPC for a chain is at `/` and the chain's id. */
  readonly url: string
  stop(): Promise<void>
}

interface Receipt {
  readonly status: Hex
  readonly logs: ReadonlyArray<Log>
}

const nodeOf =
  (rpcUrl: string): AskNode =>
  async (method, ...params) => {
    const response = await fetch(rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    })
    const { result, error } = (await response.json()) as {
      readonly result: never
      readonly error?: { readonly message: string; readonly data?: unknown }
    }
    if (error !== undefined) throw Object.assign(new Error(error.message), { data: error.data })
    return result
  }

/** A bundler of one chain, with a key of its own. */
const bundlerOf = async ({ id: chainId, rpcUrl }: BundledChain, entryPoint: Address) => {
  const ask = nodeOf(rpcUrl)
  const account = privateKeyToAccount(generatePrivateKey())
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  await ask("anvil_setBalance", account.address, toHex(10n ** 24n))
  const sent = new Map<Hex, { readonly operation: UserOperation<"0.7">; readonly transactionHash: Hex }>()
  let turn: Promise<unknown> = Promise.resolve()

  const checkEntryPoint = (named: unknown) => {
    if (String(named).toLowerCase() !== entryPoint.toLowerCase())
      throw new BundlerRefusal(-32_602, "This bundler does not serve that EntryPoint")
  }
  const send = async (told: unknown): Promise<Hex> => {
    const operation = readUserOperation(told)
    if (operation.preVerificationGas < preVerificationGasOf(operation, account.address))
      throw new BundlerRefusal(-32_602, "preVerificationGas is too low")
    const delegation = readDelegation(told)
    if (!(await isSigned({ ask, entryPoint, delegation }, operation)))
      throw new BundlerRefusal(-32_507, "Invalid UserOperation signature or paymaster signature")
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint,
      entryPointVersion: "0.7",
      userOperation: operation
    })
    const transactionHash = await wallet.sendTransaction({
      chain: null,
      to: entryPoint,
      data: handleOps(toPackedUserOperation(operation), account.address),
      gas: 8_000_000n,
      ...(delegation === undefined ? {} : { authorizationList: [delegation] })
    })
    sent.set(hash, { operation, transactionHash })
    return hash
  }
  const receiptOf = async (hash: Hex) => {
    const known = sent.get(hash)
    const receipt = known && (await ask<Receipt | null>("eth_getTransactionReceipt", known.transactionHash))
    if (known === undefined || receipt == null) return null
    const [event] = parseEventLogs({
      abi: entryPoint07Abi,
      eventName: "UserOperationEvent",
      logs: [...receipt.logs],
      args: { userOpHash: hash }
    })
    if (event === undefined) return null
    const { success, actualGasCost, actualGasUsed, nonce, paymaster, sender } = event.args
    return {
      userOpHash: hash,
      entryPoint,
      sender,
      nonce: toHex(nonce),
      paymaster,
      actualGasCost: toHex(actualGasCost),
      actualGasUsed: toHex(actualGasUsed),
      success,
      logs: receipt.logs,
      receipt
    }
  }
  const answers: Readonly<Record<string, (params: ReadonlyArray<unknown>) => unknown>> = {
    eth_chainId: () => toHex(chainId),
    eth_supportedEntryPoints: () => [entryPoint],
    eth_estimateUserOperationGas: async ([told, named]) => {
      checkEntryPoint(named)
      const operation = readUserOperation(told)
      const gas = await estimateGas({ ask, entryPoint, delegation: readDelegation(told) }, operation)
      const preVerificationGas = preVerificationGasOf({ ...operation, ...gas }, account.address)
      return {
        preVerificationGas: toHex((preVerificationGas * 11n) / 10n),
        verificationGasLimit: toHex(gas.verificationGasLimit),
        callGasLimit: toHex(gas.callGasLimit)
      }
    },
    eth_sendUserOperation: ([told, named]) => {
      checkEntryPoint(named)
      // One after the other, since each takes the next number of the bundler's account.
      const result = turn.then(() => send(told))
      turn = result.catch(() => {})
      return result
    },
    eth_getUserOperationReceipt: ([hash]) => receiptOf(hash as Hex),
    eth_getUserOperationByHash: ([hash]) => {
      const known = sent.get(hash as Hex)
      return known === undefined ? null : { entryPoint, transactionHash: known.transactionHash }
    }
  }
  return async ({ method, params = [] }: { method: string; params?: ReadonlyArray<unknown> }) => {
    const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
    if (answer === undefined) throw new BundlerRefusal(-32_601, `This bundler does not have ${method}`)
    return answer(params)
  }
}

/** Starts a bundler for some chains. Fails: rejects where the port is taken, or a node does not answer. */
export const startBundler = async (
  port: number,
  entryPoint: Address,
  chains: ReadonlyArray<BundledChain>
): Promise<Bundler> => {
  const bundlers = new Map(
    await Promise.all(
      chains.map(async (chain) => [`/${chain.id}`, await bundlerOf(chain, entryPoint)] as const)
    )
  )
  const server = createServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    // A wallet of a test is in the page, and asks from there.
    for (const name of ["origin", "headers"]) response.setHeader(`access-control-allow-${name}`, "*")
    if (request.method === "OPTIONS") return void response.writeHead(204).end()
    request.on("end", () => {
      const say = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
      if (request.url === "/health") return void say(200, { status: "ok" })
      const bundler = bundlers.get(`/${Number(request.url?.slice(1))}`)
      if (bundler === undefined) return void say(404, { error: "There is no such chain" })
      const asked = async () => {
        const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as { id: unknown; method: string }
        return bundler(body).then(
          (result) => ({ jsonrpc: "2.0", id: body.id, result }),
          (error: Error) => ({
            jsonrpc: "2.0",
            id: body.id,
            error: { code: error instanceof BundlerRefusal ? error.code : -32_603, message: error.message }
          })
        )
      }
      asked().then(
        (answer) => say(200, answer),
        () => say(400, { error: "The request is malformed" })
      )
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  const { port: chosen } = server.address() as AddressInfo
  let stopped: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${chosen}`,
    stop: () =>
      (stopped ??= new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }))
  }
}
