import {
  featurePluginContract,
  transactionContract,
  type ContractProgress,
  type TransactionSubject
} from "@latchkey/testing"
import { readSlice, type CallsReport, type KitCore } from "@latchkey/core"
import type { TransferOutcome } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, it, vi } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain } from "../support/testChain.ts"
import { batchesSlice } from "./BatchesState.ts"
import { batches, type BatchesApi } from "./index.ts"
import { batches as batchesWithView } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  const { send } = (kit as KitCore & { readonly batches: BatchesApi }).batches
  await send({ calls: [{ to: "0xb2" }] })
}

describe.each([
  ["batches", batches],
  ["batches with its view", batchesWithView]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain().plugin]
  const without = () => [testChain({ canBatch: false }).plugin]
  const subject = {
    make: () => make(),
    others,
    without,
    networks: [network(1), network(2)],
    use,
    draw: drawView
  }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})

const reported = ({ status }: TransferOutcome): CallsReport =>
  status === "success"
    ? { status: "confirmed", receipts: [{ hash: "some-hash", status }] }
    : status === "failed"
      ? { status, receipts: [{ hash: "some-hash", status }] }
      : { status, receipts: [] }

/** As features with a review say it; of what the wallet has not taken on, the ledger alone says anything. */
const progressOf = (kit: KitCore): ContractProgress | undefined => {
  const [batch] = readSlice(kit.getSnapshot(), batchesSlice).list
  const [tracked] = kit.getSnapshot().transactions.list
  if (batch === undefined) return tracked?.status === "unknown" ? { status: "unknown" } : undefined
  const { status, id: hash } = batch
  return { status: status === "confirmed" ? "success" : status === "pending" ? "sent" : status, hash }
}

describe("what batches have a wallet make keeps the contract of transactions", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())
  const subject: TransactionSubject = {
    id: "batches",
    plugins: ({ send, follow, address }) => [
      testChain({
        address,
        send: () => Effect.map(send(), ({ hash }) => ({ id: hash })),
        report: () => Effect.map(Effect.orDie(follow()), reported)
      }).plugin,
      batches()
    ],
    networks: [network(1)],
    connectorId: "wallet",
    prepare: () => Promise.resolve({ calls: [{ to: "0xb2" }] }),
    sending: (kit) => {
      const { batches: api } = kit as KitCore & { readonly batches: BatchesApi }
      return {
        submit: (request, options) => api.send(request as Parameters<BatchesApi["send"]>[0], options),
        follow: async () => {
          const [latest] = readSlice(kit.getSnapshot(), batchesSlice).list
          const following = api.follow({ id: latest?.id ?? "" })
          await vi.advanceTimersByTimeAsync(26_000)
          const { status } = await following
          return { status: status === "confirmed" ? "success" : status }
        }
      }
    },
    progress: progressOf
  }
  it.each(transactionContract(subject))("$name", ({ run }) => run(), 60_000)
})
