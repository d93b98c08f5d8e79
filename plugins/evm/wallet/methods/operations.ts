import type { Address, Hex } from "viem"
import type { WalletChain } from "../../../../tests/testing/src/chain/WalletChain.ts"
import { isRecord } from "../../../../tests/testing/src/decode/Decode.ts"
import { quantity } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { CallNode } from "../../../../tests/testing/src/rpc/callNode.ts"
import type { Operations } from "../VirtualWallet.ts"
import type { MethodContext } from "./Method.ts"
import { executeAbi, readCalls } from "./readCalls.ts"
import { signerOf } from "./signing.ts"
import { fees, inTurn } from "./transactions.ts"

const nonceAbi = [
  {
    type: "function",
    name: "getNonce",
    stateMutability: "view",
    inputs: [
      { name: "sender", type: "address" },
      { name: "key", type: "uint192" }
    ],
    outputs: [{ name: "nonce", type: "uint256" }]
  }
] as const

/** For how long a paymaster is waited for, in milliseconds. */
const PATIENCE = 6_000

// Of the shape of a signature, so that it takes as much gas to look at as a real one.
const dummySignature: Hex = `0x${"f".repeat(31)}${"0".repeat(33)}7${"a".repeat(63)}1c`

interface Sponsor {
  readonly url: string
  readonly context: unknown
}

/** The paymaster that a page names. Fails: 5700 for any other capability that may not be left out. */
const sponsorIn = (params: unknown): Sponsor | undefined => {
  const [asked] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const capabilities = isRecord(asked) ? asked["capabilities"] : undefined
  if (!isRecord(capabilities)) return undefined
  for (const [name, capability] of Object.entries(capabilities))
    if (name !== "paymasterService" && isRecord(capability) && capability["optional"] !== true)
      throw new ProviderRpcError(5700, `The wallet has no ${name}`)
  const named = capabilities["paymasterService"]
  if (!isRecord(named)) return undefined
  if (typeof named["url"] !== "string")
    throw new ProviderRpcError(providerErrorCode.invalidParams, "The paymaster has no URL")
  return { url: named["url"], context: named["context"] ?? {} }
}

/** Asks a paymaster (ERC-7677). Fails: with its own error; where it takes too long. */
const askSponsor = async (
  callNode: CallNode,
  chain: WalletChain,
  { url, context }: Sponsor,
  method: string,
  params: readonly unknown[]
): Promise<Readonly<Record<string, unknown>>> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ProviderRpcError(providerErrorCode.internal, "The paymaster did not answer in time")),
      PATIENCE
    )
  })
  try {
    const asked = callNode({ ...chain, rpcUrl: url }, method, [...params, context])
    const answer = await Promise.race([asked, late])
    if (!isRecord(answer))
      throw new ProviderRpcError(providerErrorCode.internal, "The paymaster's answer is malformed")
    return answer
  } finally {
    clearTimeout(timer)
  }
}

/** What an operation takes along from a paymaster. */
const paymasterFields = (told: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ["paymaster", "paymasterData", "paymasterVerificationGasLimit", "paymasterPostOpGasLimit"].flatMap(
      (key) => (typeof told[key] === "string" ? [[key, told[key]]] : [])
    )
  )

const bundlerOf = (chain: WalletChain, { bundlerUrls }: Operations) => {
  const rpcUrl = bundlerUrls[chain.id]
  if (rpcUrl === undefined) throw new ProviderRpcError(5710, `The wallet has no bundler of ${chain.id}`)
  return { ...chain, rpcUrl }
}

/** Makes calls as one operation of the account, which the page's paymaster pays for where it names one, and gives it to the bundler. */
export const sendOperation = async (context: MethodContext, operations: Operations) => {
  const { state, desk, callNode, turns } = context
  const { from, chainId, calls } = readCalls(context)
  state.authorised(from)
  const chain = state.activeChain()
  if (chainId !== chain.id) throw new ProviderRpcError(5710, `The wallet is on ${chain.id}`)
  const sponsor = sponsorIn(context.params)
  await desk.decide(context.method, context.params, { kind: "sendCalls", account: from, chainId, calls })
  const signer = await signerOf(state.authorised(from))
  const [{ encodeFunctionData }, { formatUserOperationRequest, getUserOperationHash }] = await Promise.all([
    import("viem/utils"),
    import("viem/account-abstraction")
  ])
  const bundler = bundlerOf(chain, operations)
  const { entryPoint, delegate } = operations
  return inTurn(turns, chain, from, async () => {
    const ask = (method: string, params: unknown[]) => callNode(chain, method, params)
    const data = encodeFunctionData({
      abi: executeAbi,
      args: [calls.map(({ to, value, data }) => ({ to: to!, value, data }))]
    })
    const nonceCall = encodeFunctionData({ abi: nonceAbi, args: [from, 0n] })
    const [nonce, count, code, price] = await Promise.all([
      ask("eth_call", [{ to: entryPoint, data: nonceCall }, "latest"]),
      ask("eth_getTransactionCount", [from, "pending"]),
      ask("eth_getCode", [from, "latest"]),
      fees({ from, value: 0n, data }, ask)
    ])
    const { maxFeePerGas, maxPriorityFeePerGas = 0n } = price
    if (maxFeePerGas === undefined) throw new ProviderRpcError(5710, "The chain has no EIP-1559")
    const isDelegated = code === `0xef0100${delegate.slice(2).toLowerCase()}`
    const authorization = isDelegated
      ? undefined
      : await signer.signAuthorization({
          contractAddress: delegate,
          chainId,
          nonce: Number(quantity(count, "eth_getTransactionCount"))
        })
    const first = {
      ...formatUserOperationRequest({
        sender: from,
        nonce: BigInt(nonce as Hex),
        callData: data,
        callGasLimit: 0n,
        verificationGasLimit: 0n,
        preVerificationGas: 0n,
        maxFeePerGas,
        maxPriorityFeePerGas,
        signature: dummySignature,
        ...(authorization === undefined ? {} : { authorization })
      })
    }
    const about = [entryPoint, `0x${chainId.toString(16)}`] as const
    const stubbed =
      sponsor === undefined
        ? {}
        : paymasterFields(
            await askSponsor(callNode, chain, sponsor, "pm_getPaymasterStubData", [first, ...about])
          )
    const gas = await callNode(bundler, "eth_estimateUserOperationGas", [
      { ...first, ...stubbed },
      entryPoint
    ])
    if (!isRecord(gas))
      throw new ProviderRpcError(providerErrorCode.internal, "The bundler's estimate is malformed")
    const whole = { ...first, ...stubbed, ...gas }
    const paid =
      sponsor === undefined
        ? {}
        : paymasterFields(
            await askSponsor(callNode, chain, sponsor, "pm_getPaymasterData", [whole, ...about])
          )
    const ready: Readonly<Record<string, unknown>> = { ...whole, ...paid }
    const number = (key: string) => BigInt(ready[key] as Hex)
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint,
      entryPointVersion: "0.7",
      userOperation: {
        sender: from,
        callData: data,
        signature: "0x",
        nonce: number("nonce"),
        callGasLimit: number("callGasLimit"),
        verificationGasLimit: number("verificationGasLimit"),
        preVerificationGas: number("preVerificationGas"),
        maxFeePerGas,
        maxPriorityFeePerGas,
        ...(ready["paymaster"] === undefined
          ? {}
          : {
              paymaster: ready["paymaster"] as Address,
              paymasterData: ready["paymasterData"] as Hex,
              paymasterVerificationGasLimit: number("paymasterVerificationGasLimit"),
              paymasterPostOpGasLimit: number("paymasterPostOpGasLimit")
            })
      }
    })
    const signature = await signer.signMessage({ message: { raw: hash } })
    await callNode(bundler, "eth_sendUserOperation", [{ ...ready, signature }, entryPoint])
    return { id: `${hash}${chainId.toString(16).padStart(8, "0")}` }
  })
}

/** The receipt of an operation, as of a transaction; null as long as it is in no block. */
export const operationStatus = async (
  { callNode }: MethodContext,
  operations: Operations,
  chain: WalletChain,
  hash: Hex
) => {
  const told = await callNode(bundlerOf(chain, operations), "eth_getUserOperationReceipt", [hash])
  if (!isRecord(told) || !isRecord(told["receipt"])) return null
  return { ...told["receipt"], logs: told["logs"], status: told["success"] === true ? "0x1" : "0x0" }
}
