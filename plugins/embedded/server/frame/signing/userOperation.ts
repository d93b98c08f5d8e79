import { encodeFunctionData, hexToBigInt, parseAbi, toHex, type Address, type Hex } from "viem"
import {
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation
} from "viem/account-abstraction"
import type { SmartAccount } from "../account/evmAccounts.ts"
import { creationOf, isDeployed } from "../account/smartSigner.ts"
import type { Keys } from "../wallet/deriveKeys.ts"
import { askForData, askForStub, refusalOf, sponsorGas } from "./askSponsor.ts"
import { fieldOf, refuse } from "./refuse.ts"
import type { AskNode } from "./Signing.ts"

/** A call of a contract, or a payment. */
export interface Call {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** What the fee of gas may be, in the chain's smallest unit. */
export interface GasFees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** An operation of a smart account that is ready to be signed. */
export interface PreparedOperation {
  /** The most that it costs the account, beside what the calls send: nothing where somebody else pays. */
  readonly fee: bigint
  /** Who pays in the account's place. */
  readonly payer?: string
  /** Why the one who would does not. */
  readonly refusal?: string
  /** Whether it makes the account first. */
  readonly isFirst: boolean
  /** What is signed: the hash of all of it. */
  readonly hash: Hex
  /** Signs it, gives it to the bundler, and answers with its hash. Fails: `FrameError` with what the bundler said. */
  readonly send: (keys: Keys) => Promise<Hex>
}

const accountAbi = parseAbi([
  "function execute(address target, uint256 value, bytes data) payable returns (bytes)",
  "struct Call { address target; uint256 value; bytes data; }",
  "function executeBatch(Call[] calls) payable returns (bytes[])"
])
const entryPointAbi = parseAbi(["function getNonce(address sender, uint192 key) view returns (uint256)"])

// Of the shape of a signature, so that it takes as much gas to look at as a real one.
const dummySignature: Hex = `0x${"f".repeat(31)}${"0".repeat(33)}7${"a".repeat(63)}1c`

const encodeCalls = (calls: ReadonlyArray<Call>): Hex => {
  const [first] = calls
  return calls.length === 1 && first !== undefined
    ? encodeFunctionData({
        abi: accountAbi,
        functionName: "execute",
        args: [first.to, first.value, first.data]
      })
    : encodeFunctionData({
        abi: accountAbi,
        functionName: "executeBatch",
        args: [calls.map(({ to, value, data }) => ({ target: to, value, data }))]
      })
}

const gasIn = (estimate: unknown, key: string): bigint => {
  const told = fieldOf(estimate, key)
  if (typeof told !== "string" || !/^0x[0-9a-f]{1,16}$/i.test(told))
    return refuse("The bundler does not tell what this takes")
  return BigInt(told)
}

/** An operation with its gas, before it is signed. */
interface WholeOperation {
  readonly operation: UserOperation<"0.7">
  readonly gas: bigint
}

const estimated = async (
  operation: UserOperation<"0.7">,
  entryPoint: Address,
  askNode: AskNode
): Promise<WholeOperation & { readonly estimate: unknown }> => {
  const estimate = await askNode("eth_estimateUserOperationGas", [
    formatUserOperationRequest(operation),
    entryPoint
  ])
  const gas = {
    callGasLimit: gasIn(estimate, "callGasLimit"),
    verificationGasLimit: gasIn(estimate, "verificationGasLimit"),
    preVerificationGas: gasIn(estimate, "preVerificationGas")
  }
  return {
    operation: { ...operation, ...gas },
    gas: gas.callGasLimit + gas.verificationGasLimit + gas.preVerificationGas,
    estimate
  }
}

/** The operation with somebody who pays for it. Fails: `FrameError`, where they do not too. */
const sponsored = async (
  operation: UserOperation<"0.7">,
  entryPoint: Address,
  askNode: AskNode
): Promise<WholeOperation> => {
  const { isFinal, ...stub } = await askForStub(operation, entryPoint, askNode)
  const { estimate, ...known } = await estimated({ ...operation, ...stub }, entryPoint, askNode)
  const whole = { ...known.operation, ...sponsorGas(estimate, { ...stub, isFinal }) }
  const data = isFinal ? {} : await askForData(whole, entryPoint, askNode)
  return { operation: { ...whole, ...data }, gas: 0n }
}

/**
 * Reads what calls of a smart account take, as one operation: all of them happen or none. Where the chain has a paymaster, it pays; where
 * that refuses, the account does. Fails: `FrameError`.
 */
export const prepareOperation = async (
  calls: ReadonlyArray<Call>,
  smart: SmartAccount,
  chainId: number,
  fees: GasFees,
  askNode: AskNode
): Promise<PreparedOperation> => {
  const { address: sender, entryPoint, paymaster } = smart
  const nonceCall = encodeFunctionData({
    abi: entryPointAbi,
    functionName: "getNonce",
    // A row of its own for each, so that one does not have to wait for another.
    args: [sender, BigInt(Date.now())]
  })
  const [isThere, nonce] = await Promise.all([
    isDeployed(askNode, smart),
    askNode("eth_call", [{ to: entryPoint, data: nonceCall }, "latest"])
  ])
  if (typeof nonce !== "string" || !/^0x[0-9a-f]{64}$/i.test(nonce))
    return refuse("The network does not tell the account's next number")
  const bare: UserOperation<"0.7"> = {
    sender,
    nonce: hexToBigInt(nonce as Hex),
    callData: encodeCalls(calls),
    ...(isThere ? {} : creationOf(smart)),
    ...fees,
    callGasLimit: 0n,
    verificationGasLimit: 0n,
    preVerificationGas: 0n,
    signature: dummySignature
  }
  let refusal: string | undefined
  const paid =
    paymaster === undefined
      ? undefined
      : await sponsored(bare, entryPoint, askNode).catch((cause: unknown) => {
          refusal = refusalOf(cause)
          return undefined
        })
  const { operation, gas } =
    paid ??
    (await estimated(bare, entryPoint, askNode).catch((cause: unknown) => {
      // Who reads why it cannot be sent reads why nobody pays for it, too.
      const own = refusalOf(cause)
      return refuse(refusal === undefined ? own : `${own} (${refusal})`)
    }))
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint,
    entryPointVersion: "0.7",
    userOperation: operation
  })
  return {
    fee: gas * fees.maxFeePerGas,
    ...(paid === undefined || paymaster === undefined ? {} : { payer: paymaster.name }),
    ...(refusal === undefined ? {} : { refusal }),
    isFirst: !isThere,
    hash,
    send: async ({ evm }) => {
      const signature = await evm.signMessage({ message: { raw: hash } })
      await askNode("eth_sendUserOperation", [
        formatUserOperationRequest({ ...operation, signature }),
        entryPoint
      ])
      return hash
    }
  }
}

/** What became of an operation. */
export interface OperationReceipt {
  readonly isDone: boolean
  /** Of the transaction that it was carried out in. */
  readonly transactionHash: Hex
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly gasUsed: Hex
  readonly logs: ReadonlyArray<unknown>
}

const isHexText = (value: unknown): value is Hex => typeof value === "string" && /^0x[0-9a-f]*$/i.test(value)

/** Asks the bundler what became of an operation; undefined as long as it is in no block. Fails: `FrameError`. */
export const operationReceipt = async (
  askNode: AskNode,
  hash: Hex
): Promise<OperationReceipt | undefined> => {
  const told = await askNode("eth_getUserOperationReceipt", [hash])
  if (told === null) return undefined
  const receipt = fieldOf(told, "receipt")
  const [transactionHash, blockHash, blockNumber] = ["transactionHash", "blockHash", "blockNumber"].map(
    (key) => fieldOf(receipt, key)
  )
  const [gasUsed, logs] = [fieldOf(told, "actualGasUsed"), fieldOf(told, "logs")]
  if (!isHexText(transactionHash) || !isHexText(blockHash) || !isHexText(blockNumber))
    return refuse("The bundler gave a strange answer")
  return {
    isDone: fieldOf(told, "success") === true,
    transactionHash,
    blockHash,
    blockNumber,
    gasUsed: isHexText(gasUsed) ? gasUsed : toHex(0),
    logs: Array.isArray(logs) ? logs : []
  }
}
