import { hexToNumber, size, slice, toHex, type Hex } from "viem"
import type { Chain } from "../calls/chains.ts"
import { entryOf, fieldOf, refuse } from "./refuse.ts"
import type { AskNode } from "./Signing.ts"
import { operationReceipt } from "./userOperation.ts"

const [PENDING, DONE, UNDONE] = [100, 200, 500]

const isCallsId = (id: unknown): id is Hex => typeof id === "string" && /^0x[0-9a-f]{128}$/i.test(id)

const receiptLog = (log: unknown) => ({
  address: fieldOf(log, "address"),
  data: fieldOf(log, "data"),
  topics: fieldOf(log, "topics")
})

/** Answers `wallet_getCallsStatus` (EIP-5792). Fails: `FrameError` where the wallet never gave such an id. */
export const callsStatus = async (
  params: unknown,
  chains: ReadonlyArray<Chain>,
  askNodeOf: (chain: Chain) => AskNode
): Promise<object> => {
  const id = entryOf(params, 0)
  if (!isCallsId(id) || size(id) !== 64) return refuse("This wallet knows no such calls")
  const [hash, reference] = [slice(id, 0, 32), slice(id, 32)]
  const chain = chains.find((known) => known.id === `eip155:${BigInt(reference)}`)
  if (chain?.smartAccount === undefined) return refuse("This wallet knows no such calls")
  const told = { version: "2.0.0", id, chainId: toHex(hexToNumber(reference)), atomic: true }
  const receipt = await operationReceipt(askNodeOf(chain), hash)
  if (receipt === undefined) return { ...told, status: PENDING }
  const { isDone, transactionHash, blockHash, blockNumber, gasUsed, logs } = receipt
  return {
    ...told,
    status: isDone ? DONE : UNDONE,
    receipts: [
      {
        logs: logs.map(receiptLog),
        status: isDone ? "0x1" : "0x0",
        blockHash,
        blockNumber,
        gasUsed,
        transactionHash
      }
    ]
  }
}
