import type { KitError } from "@latchkey/core"
import { useKit, useNetwork } from "@latchkey/react"
import { useCallback, useEffect, useRef, useState } from "react"
/** @ts-ignore: who does not install it gets the rest of the types. */
import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionParameters,
  ContractFunctionReturnType
} from "viem"
import { networkIdOf, type EvmKit, type OnChain } from "./EvmKit.ts"
import { readingError } from "./requestErrors.ts"

type Reads = "pure" | "view"

/** What is read: `address`, `abi`, `functionName` and `args`, as viem has them. */
export type ReadContractRequest<
  abi extends Abi | ReadonlyArray<unknown>,
  functionName extends ContractFunctionName<abi, Reads>,
  args extends ContractFunctionArgs<abi, Reads, functionName>
> = ContractFunctionParameters<abi, Reads, functionName, args> &
  OnChain & {
    /** Nothing is read while it is `false`. */
    readonly enabled?: boolean
  }

/** What a contract answered. */
export interface ReadContractView<Data> {
  /** `idle` while nothing is to be read. */
  readonly status: "idle" | "pending" | "success" | "error"
  /** The answer; kept while the same is read again. */
  readonly data: Data | undefined
  /** `EVM_CONTRACT_READ_FAILED`, whose `cause` says what viem said, or what `kit.evm.getClient` fails with. */
  readonly error: KitError | undefined
  /** Reads again. */
  readonly refetch: () => void
}

interface Answer {
  readonly key: string
  readonly data?: unknown
  readonly error?: KitError
}

// Numbers of contracts are bigint, which JSON has no word for.
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${part}n` : part))

const read = async (
  kit: EvmKit,
  networkId: NonNullable<OnChain["networkId"]>,
  request: { readonly functionName: string }
) => {
  try {
    const client = await kit.evm.getClient({ networkId })
    const { readContract } = await import("viem/actions")
    return await readContract(client, request as unknown as Parameters<typeof readContract>[1])
  } catch (cause) {
    throw await readingError(request.functionName, cause)
  }
}

/**
 * Reads a contract, over `kit.evm.getClient`: once, and again when what is asked for or the network changes. Nobody needs to be connected.
 * viem is loaded with the first read.
 */
export const useReadContract = <
  const abi extends Abi | ReadonlyArray<unknown>,
  functionName extends ContractFunctionName<abi, Reads>,
  const args extends ContractFunctionArgs<abi, Reads, functionName>
>(
  request: ReadContractRequest<abi, functionName, args>
): ReadContractView<ContractFunctionReturnType<abi, Reads, functionName, args>> => {
  const kit = useKit<EvmKit>()
  const { networkId: active } = useNetwork({ namespace: "eip155" })
  const { address, functionName, args, enabled } = request as {
    readonly address: string
    readonly functionName: string
    readonly args?: unknown
    readonly enabled?: boolean
  }
  const networkId = networkIdOf(request, active)
  const key =
    enabled === false || networkId === undefined
      ? undefined
      : textOf([networkId, address, functionName, args])
  const latest = useRef(request as { readonly functionName: string })
  latest.current = request as { readonly functionName: string }
  const [answer, setAnswer] = useState<Answer>()
  const [times, setTimes] = useState(0)

  useEffect(() => {
    if (key === undefined || networkId === undefined) return undefined
    let isOver = false
    const show = (next: Omit<Answer, "key">) => {
      if (!isOver) setAnswer({ key, ...next })
    }
    read(kit, networkId, latest.current).then(
      (data) => show({ data }),
      (error: KitError) => show({ error })
    )
    return () => {
      isOver = true
    }
  }, [kit, key, networkId, times])

  const known = answer?.key === key ? answer : undefined
  const refetch = useCallback(() => setTimes((count) => count + 1), [])
  return {
    status:
      key === undefined
        ? "idle"
        : known === undefined
          ? "pending"
          : known.error === undefined
            ? "success"
            : "error",
    data: known?.data as ContractFunctionReturnType<abi, Reads, functionName, args> | undefined,
    error: known?.error,
    refetch
  }
}
