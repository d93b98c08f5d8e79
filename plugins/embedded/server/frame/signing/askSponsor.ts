import type { Address, Hex } from "viem"
import { formatUserOperationRequest, type UserOperation } from "viem/account-abstraction"
import { FrameError } from "../FrameError.ts"
import { fieldOf, refuse } from "./refuse.ts"
import type { AskNode } from "./Signing.ts"

/** What an operation has of a paymaster. */
export interface Sponsorship {
  readonly paymaster: Address
  readonly paymasterData: Hex
  readonly paymasterVerificationGasLimit: bigint
  readonly paymasterPostOpGasLimit: bigint
}

/** What a paymaster says before it is known what an operation takes. */
export interface SponsorshipStub extends Sponsorship {
  /** It says no more after that. */
  readonly isFinal: boolean
}

/** As many bytes of a paymaster's own as an operation takes along, at most. */
const MAX_DATA = 4_096

const strange = (): never => refuse("The paymaster gave a strange answer")

const gasOf = (told: unknown, key: string): bigint | undefined => {
  const gas = fieldOf(told, key)
  if (gas === undefined || gas === null) return undefined
  return typeof gas === "string" && /^0x[0-9a-f]{1,16}$/i.test(gas) ? BigInt(gas) : strange()
}

/** Reads who pays, and what it gives along. Fails: `FrameError`. */
const readPaymaster = (told: unknown): Pick<Sponsorship, "paymaster" | "paymasterData"> => {
  const [paymaster, paymasterData = "0x"] = [fieldOf(told, "paymaster"), fieldOf(told, "paymasterData")]
  if (typeof paymaster !== "string" || !/^0x[0-9a-f]{40}$/i.test(paymaster)) return strange()
  if (typeof paymasterData !== "string" || !/^0x(?:[0-9a-f]{2})*$/i.test(paymasterData)) return strange()
  if (paymasterData.length > 2 + 2 * MAX_DATA) return strange()
  return { paymaster: paymaster as Address, paymasterData: paymasterData as Hex }
}

/**
 * Asks the chain's paymaster (ERC-7677) whether it pays for an operation whose gas is not known yet. Fails: `FrameError`, with what it said
 * where it does not.
 */
export const askForStub = async (
  operation: UserOperation<"0.7">,
  entryPoint: Address,
  askNode: AskNode
): Promise<SponsorshipStub> => {
  const told = await askNode("pm_getPaymasterStubData", [formatUserOperationRequest(operation), entryPoint])
  return {
    ...readPaymaster(told),
    paymasterVerificationGasLimit: gasOf(told, "paymasterVerificationGasLimit") ?? 0n,
    paymasterPostOpGasLimit: gasOf(told, "paymasterPostOpGasLimit") ?? 0n,
    isFinal: fieldOf(told, "isFinal") === true
  }
}

/** What an operation takes of a paymaster's gas: the bundler's word, else the paymaster's own. Fails: `FrameError`. */
export const sponsorGas = (
  estimate: unknown,
  stub: SponsorshipStub
): Pick<Sponsorship, "paymasterVerificationGasLimit" | "paymasterPostOpGasLimit"> => ({
  paymasterVerificationGasLimit:
    gasOf(estimate, "paymasterVerificationGasLimit") ?? stub.paymasterVerificationGasLimit,
  paymasterPostOpGasLimit: gasOf(estimate, "paymasterPostOpGasLimit") ?? stub.paymasterPostOpGasLimit
})

/** Has the paymaster pay for an operation whose gas is known. Fails: `FrameError`, with what it said where it does not. */
export const askForData = async (
  operation: UserOperation<"0.7">,
  entryPoint: Address,
  askNode: AskNode
): Promise<Pick<Sponsorship, "paymaster" | "paymasterData">> =>
  readPaymaster(await askNode("pm_getPaymasterData", [formatUserOperationRequest(operation), entryPoint]))

/** Why the sponsor does not pay, for the visitor; other failures are thrown on. */
export const refusalOf = (cause: unknown): string => {
  if (cause instanceof FrameError) return cause.message
  throw cause
}
