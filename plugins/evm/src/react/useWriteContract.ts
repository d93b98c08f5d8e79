import { useAction, useKit, type ActionState } from "@latchkey/react"
/** @ts-ignore: who does not install it gets the rest of the types. */
import type { Abi, ContractFunctionArgs, ContractFunctionName, ContractFunctionParameters } from "viem"
import type { EvmKit, Sending } from "./EvmKit.ts"
import { sendAs } from "./sendAs.ts"

type Writes = "nonpayable" | "payable"

/** What is called: `address`, `abi`, `functionName` and `args`, as viem has them. */
export type WriteContractRequest<
  abi extends Abi | ReadonlyArray<unknown>,
  functionName extends ContractFunctionName<abi, Writes>,
  args extends ContractFunctionArgs<abi, Writes, functionName>
> = ContractFunctionParameters<abi, Writes, functionName, args> & Sending

/** Calls a contract, typed by its ABI. */
export type WriteContract<Result> = <
  const abi extends Abi | ReadonlyArray<unknown>,
  functionName extends ContractFunctionName<abi, Writes>,
  const args extends ContractFunctionArgs<abi, Writes, functionName>
>(
  request: WriteContractRequest<abi, functionName, args>
) => Result

const write = (
  kit: EvmKit,
  { description, chainId, networkId, ...call }: Sending & Record<string, unknown>
) =>
  sendAs(
    kit,
    {
      ...(description === undefined ? {} : { description }),
      ...(chainId === undefined ? {} : { chainId }),
      ...(networkId === undefined ? {} : { networkId })
    },
    async (wallet, chain) => {
      const { writeContract } = await import("viem/actions")
      return writeContract(wallet, { ...call, chain } as unknown as Parameters<typeof writeContract>[1])
    }
  )

/**
 * Calls a contract by the connected wallet: `writeContract({ address, abi, functionName, args })`. `data` is the transaction's hash; the
 * kit follows it from there on, in the visitor's list of transactions.
 *
 * `error`: `EVM_REQUEST_REJECTED` if the visitor declines, `EVM_REQUEST_FAILED` for what viem or the wallet says, `NOT_CONNECTED`.
 */
export const useWriteContract = (): ActionState<object, `0x${string}`> & {
  readonly reset: () => void
  readonly writeContract: WriteContract<void>
  readonly writeContractAsync: WriteContract<Promise<`0x${string}`>>
} => {
  const kit = useKit<EvmKit>()
  const { run, runAsync, ...action } = useAction((request: object) =>
    write(kit, request as Sending & Record<string, unknown>)
  )
  return { ...action, writeContract: run, writeContractAsync: runAsync }
}
