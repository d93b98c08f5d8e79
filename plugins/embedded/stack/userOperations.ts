import { createRequire } from "node:module"
import {
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  isHex,
  size,
  toHex,
  type Abi,
  type Address,
  type Hex
} from "viem"
import {
  entryPoint07Abi,
  toPackedUserOperation,
  type PackedUserOperation,
  type UserOperation
} from "viem/account-abstraction"
import { simulationsCode } from "./deploySmartAccounts.ts"

/** Asks the node of a chain; rejects with the node's message and, where the chain undid a call, with its data. */
export type AskNode = <A>(method: string, ...params: ReadonlyArray<unknown>) => Promise<A>

/** A refusal, with its number by ERC-7769. */
export class BundlerRefusal extends Error {
  override readonly name = "BundlerRefusal"
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const { abi: simulationsAbi } = createRequire(import.meta.url)(
  "@account-abstraction/contracts/artifacts/EntryPointSimulations.json"
) as { readonly abi: Abi }

const addresses = ["sender", "factory", "paymaster"]
const bytes = ["callData", "signature", "factoryData", "paymasterData"]
const numbers = [
  "nonce",
  "callGasLimit",
  "verificationGasLimit",
  "preVerificationGas",
  "maxFeePerGas",
  "maxPriorityFeePerGas",
  "paymasterVerificationGasLimit",
  "paymasterPostOpGasLimit"
]

/** Reads an operation of version 0.7 as JSON-RPC has it. Fails: throws `BundlerRefusal` where a field is malformed. */
export const readUserOperation = (value: unknown): UserOperation<"0.7"> => {
  const told = value as Readonly<Record<string, unknown>>
  const invalid = (key: string) => new BundlerRefusal(-32_602, `${key} is malformed`)
  const field = (key: string): readonly (readonly [string, unknown])[] => {
    const given = told[key]
    if (given === undefined || given === null) return []
    if (typeof given !== "string" || !isHex(given)) throw invalid(key)
    if (addresses.includes(key) && size(given) !== 20) throw invalid(key)
    return [[key, numbers.includes(key) ? BigInt(given) : given]]
  }
  const read = Object.fromEntries([...addresses, ...bytes, ...numbers].flatMap(field))
  const filled = { ...Object.fromEntries(numbers.slice(0, 6).map((key) => [key, 0n])), ...read }
  if (filled["sender"] === undefined || filled["callData"] === undefined) throw invalid("sender or callData")
  return { signature: "0x", ...filled } as unknown as UserOperation<"0.7">
}

/** An account's yes to the code that it delegates to (EIP-7702), which the bundler's transaction takes along. */
export interface Delegation {
  readonly address: Address
  readonly chainId: number
  readonly nonce: number
  readonly r: Hex
  readonly s: Hex
  readonly yParity: number
}

/** Reads an operation's `eip7702Auth`; undefined where it has none. Fails: throws `BundlerRefusal` where it is malformed. */
export const readDelegation = (value: unknown): Delegation | undefined => {
  const told = (value as Readonly<Record<string, unknown>>)["eip7702Auth"]
  if (told === undefined || told === null) return undefined
  const { address, r, s, ...rest } = told as Readonly<Record<string, unknown>>
  const [chainId, nonce, yParity] = ["chainId", "nonce", "yParity"].map((key) => rest[key])
  if (![address, r, s, chainId, nonce, yParity].every((field) => isHex(field)))
    throw new BundlerRefusal(-32_602, "eip7702Auth is malformed")
  return {
    address: address as Address,
    r: r as Hex,
    s: s as Hex,
    chainId: Number(chainId),
    nonce: Number(nonce),
    yParity: Number(yParity)
  }
}

/** What stands in the transaction for an operation. */
export const handleOps = (operation: PackedUserOperation, beneficiary: Address): Hex =>
  encodeFunctionData({ abi: entryPoint07Abi, functionName: "handleOps", args: [[operation], beneficiary] })

/** Gas of what comes with an operation beside its own work: the transaction, its data, the loop around it. */
export const preVerificationGasOf = (operation: UserOperation<"0.7">, beneficiary: Address): bigint =>
  50_000n + 16n * BigInt(size(handleOps(toPackedUserOperation(operation), beneficiary)))

const reasonOf = (error: unknown): BundlerRefusal => {
  const data = (error as { readonly data?: unknown }).data
  try {
    const { errorName, args } = decodeErrorResult({ abi: simulationsAbi, data: data as Hex })
    const reason = args?.find((arg): arg is string => typeof arg === "string" && /^AA\d\d /.test(arg))
    return new BundlerRefusal(-32_500, reason ?? errorName)
  } catch {
    return new BundlerRefusal(-32_500, error instanceof Error ? error.message : String(error))
  }
}

/** Where an operation is tried: on a chain whose entry point simulates, and whose account has the code that it delegates to. */
export interface TrialPlace {
  readonly ask: AskNode
  readonly entryPoint: Address
  readonly delegation: Delegation | undefined
}

const override = async ({ ask, entryPoint, delegation }: TrialPlace, sender: Address) => ({
  [entryPoint]: { code: simulationsCode() },
  ...(delegation === undefined
    ? {}
    : { [sender]: { code: await ask<Hex>("eth_getCode", delegation.address, "latest") } })
})

// What is signed wrongly has the first aggregator's address there; the rest is until when it holds.
const isValid = (data: bigint) => (data & ((1n << 160n) - 1n)) === 0n

/**
 * Whether the account says that the operation is signed by its owner, and the paymaster that it pays. Fails: `BundlerRefusal` where it
 * cannot be carried out.
 */
export const isSigned = async (place: TrialPlace, operation: UserOperation<"0.7">) => {
  const { ask, entryPoint } = place
  const functionName = "simulateValidation"
  const call = encodeFunctionData({
    abi: simulationsAbi,
    functionName,
    args: [toPackedUserOperation(operation)]
  })
  const data = await ask<Hex>(
    "eth_call",
    { to: entryPoint, data: call },
    "latest",
    await override(place, operation.sender)
  ).catch((error: unknown) => Promise.reject(reasonOf(error)))
  const { returnInfo } = decodeFunctionResult({ abi: simulationsAbi, functionName, data }) as {
    readonly returnInfo: { readonly accountValidationData: bigint; readonly paymasterValidationData: bigint }
  }
  return isValid(returnInfo.accountValidationData) && isValid(returnInfo.paymasterValidationData)
}

const MOST = 5_000_000n

/** The gas that an operation takes, a fifth more than it does now. Fails: `BundlerRefusal` with the reason where it is undone. */
export const estimateGas = async (place: TrialPlace, operation: UserOperation<"0.7">) => {
  const { ask, entryPoint } = place
  const overridden = await override(place, operation.sender)
  const functionName = "simulateHandleOp"
  const tried = {
    ...operation,
    // Without its work, which is asked for by itself: what that answers can be read so.
    callData: "0x" as const,
    callGasLimit: 0n,
    verificationGasLimit: MOST,
    preVerificationGas: 0n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n
  }
  const question = (target: Address, callData: Hex) => ({
    to: entryPoint,
    data: encodeFunctionData({
      abi: simulationsAbi,
      functionName,
      args: [toPackedUserOperation(tried), target, callData]
    })
  })
  const [nothing, work] = [
    question("0x0000000000000000000000000000000000000000", "0x"),
    question(operation.sender, operation.callData)
  ]
  const asked = (method: string, call: object) =>
    ask<Hex>(method, call, "latest", overridden).catch((error: unknown) => Promise.reject(reasonOf(error)))
  const resultWith = async (gas: bigint) => {
    const data = await asked("eth_call", { ...work, gas: toHex(gas) })
    return decodeFunctionResult({ abi: simulationsAbi, functionName, data }) as {
      readonly preOpGas: bigint
      readonly targetSuccess: boolean
      readonly targetResult: Hex
    }
  }
  const result = await resultWith(2n * MOST)
  if (!result.targetSuccess) throw new BundlerRefusal(-32_521, `execution reverted: ${result.targetResult}`)
  const without = BigInt(await asked("eth_estimateGas", nothing))
  // The node's own estimate would be one with which the work fails: that its trial undoes is not seen from outside.
  let [least, whole] = [without, 2n * MOST]
  while (whole - least > 2_000n) {
    const middle = (least + whole) / 2n
    const isEnough = await resultWith(middle).then(
      ({ targetSuccess }) => targetSuccess,
      () => false
    )
    if (isEnough) whole = middle
    else least = middle
  }
  const callGas = whole - without
  return {
    callGasLimit: (callGas * 6n) / 5n + 30_000n,
    verificationGasLimit: (result.preOpGas * 6n) / 5n + 30_000n
  }
}
