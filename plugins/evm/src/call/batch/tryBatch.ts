import { TransferRefusedError, type ContractCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeQuantity, toQuantity } from "../../Quantity.ts"
import type { ChainReader, ReadError } from "../../transfer/ChainReader.ts"
import { decodeApproval, decodeWord } from "../../transfer/tokenCalls.ts"

/** What became of a call that was tried. */
interface Tried {
  readonly isDone: boolean
  readonly gas: bigint
}

const decodeTried = (calls: ReadonlyArray<ContractCall>) => (answer: unknown) => {
  const [block] = Array.isArray(answer) ? (answer as ReadonlyArray<unknown>) : []
  const list = (block as { readonly calls?: unknown } | undefined)?.calls
  if (!Array.isArray(list) || list.length !== calls.length) return undefined
  const tried = list.map((entry: unknown, index): Tried | undefined => {
    const { status, gasUsed, returnData } = (entry ?? {}) as Readonly<Record<string, unknown>>
    const [outcome, gas] = [decodeQuantity(status), decodeQuantity(gasUsed)]
    if ((outcome !== 0n && outcome !== 1n) || gas === undefined) return undefined
    // A token that says something to an approval must say that it was done; some say nothing.
    const isApproval = decodeApproval(calls[index]!.data) !== undefined
    const isMeant = !isApproval || returnData === "0x" || decodeWord(returnData) === 1n
    return { isDone: outcome === 1n && isMeant, gas }
  })
  return tried.includes(undefined) ? undefined : (tried as ReadonlyArray<Tried>)
}

/**
 * Lets the chain try calls one behind the other, as one transaction would carry them out; answers with the gas that all of them
 * used. Fails: `TransferRefusedError` where one would not be carried out, `ReadError` where the node tries nothing of that kind.
 */
export const tryBatch = (
  { read }: ChainReader,
  sender: string,
  calls: ReadonlyArray<ContractCall>
): Effect.Effect<bigint, ReadError | TransferRefusedError> =>
  Effect.flatMap(
    read(
      "eth_simulateV1",
      [
        {
          blockStateCalls: [
            {
              calls: calls.map(({ to, value, data }) => ({
                from: sender,
                to,
                value: toQuantity(value),
                data
              }))
            }
          ]
        },
        "latest"
      ],
      "a trial of calls",
      decodeTried(calls)
    ),
    (tried) =>
      tried.every(({ isDone }) => isDone)
        ? Effect.succeed(tried.reduce((sum, { gas }) => sum + gas, 0n))
        : Effect.fail(new TransferRefusedError({}))
  )
