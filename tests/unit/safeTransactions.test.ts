import type { KitCore, PreparedTransfer } from "@latchkey/core"
import type { TransferOutcome } from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import { safe } from "@latchkey/safe"
import { send, type SendApi } from "@latchkey/send"
import { transactionContract, type TransactionScript, type TransactionSubject } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { mainnet } from "viem/chains"
import { afterEach, beforeEach, describe, it, vi } from "vitest"
import { SAFE_ORIGIN, testSafe, type TestSafe } from "../../plugins/safe/support/testSafe.ts"
import { BrowserWindow } from "../testing/src/contract/BrowserWindow.ts"

const PROPOSAL = `0x${"ab".repeat(32)}`
const EXECUTED = `0x${"cd".repeat(32)}`

const undo: Array<() => unknown> = []
let host: TestSafe
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  const page = new BrowserWindow()
  undo.push(page.install())
  host = testSafe()
  undo.push(host.announce(page))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const back of undo.splice(0).toReversed()) await back()
})

const hex = (value: number) => `0x${value.toString(16)}`
const onChain: Readonly<Record<string, unknown>> = {
  eth_getBalance: hex(1_000),
  eth_getCode: "0x",
  eth_getBlockByNumber: { number: hex(16), timestamp: hex(9) },
  eth_gasPrice: hex(100),
  eth_call: "0x",
  eth_estimateGas: hex(21_000),
  eth_getTransactionCount: hex(1)
}

interface ProposedCall {
  readonly to: string
  readonly value: string
  readonly data: string
}

const proposalIn = ({ status }: TransferOutcome, { to, value, data }: ProposedCall) => {
  if (status === "unknown") throw new Error("There is no such proposal.")
  return {
    txStatus: status === "success" ? "SUCCESS" : "FAILED",
    txHash: EXECUTED,
    txData: { to: { value: to }, value: String(BigInt(value)), hexData: data },
    detailedExecutionInfo: { type: "MULTISIG", confirmationsRequired: 1, confirmations: [{}] }
  }
}

/** Has the Safe do what the script says. */
const playing = ({ send: answer, follow, address }: TransactionScript): void => {
  host.answer("rpcCall", ({ call }) => {
    if (!(call in onChain)) throw new Error(`There is no ${call}.`)
    return onChain[call]
  })
  host.answer("getSafeInfo", () => ({
    safeAddress: `0x5afe${(address() === "a1" ? "1" : "9").padStart(36, "0")}`,
    chainId: 1,
    owners: [],
    threshold: 1,
    isReadOnly: false
  }))
  let proposed: ProposedCall | undefined
  host.answer("sendTransactions", ({ txs: [call] }) => {
    proposed = call
    return Effect.runPromise(
      Effect.matchEffect(answer(), {
        onSuccess: () => Effect.succeed({ safeTxHash: PROPOSAL }),
        // Without a hash, nobody knows whether the Safe has it.
        onFailure: ({ rejected }) =>
          rejected ? Effect.promise(() => Promise.reject(new Error("User rejected"))) : Effect.succeed({})
      })
    )
  })
  host.answer("getTxBySafeTxHash", () =>
    Effect.runPromise(Effect.map(Effect.orDie(follow()), (outcome) => proposalIn(outcome, proposed!)))
  )
}

describe("what becomes a proposal of a Safe keeps the contract of transactions", () => {
  const subject: TransactionSubject = {
    id: "send",
    plugins: (script) => {
      playing(script)
      return [evm(), safe({ allowedDomains: [SAFE_ORIGIN], autoConnect: false }), send()]
    },
    networks: [mainnet],
    connectorId: "safe",
    prepare: async (kit) => {
      const { send: api } = kit as KitCore & { readonly send: SendApi }
      const receiver = `0x${"1".repeat(40)}`
      return (await api.prepare({ receiver, amount: { value: 5n, decimals: 18 } })).transfer
    },
    sending: (kit) => {
      const { send: api } = kit as KitCore & { readonly send: SendApi }
      return {
        submit: (transfer, options) => api.submit(transfer as PreparedTransfer, options),
        stopAsking: () => api.stopAsking(),
        follow: async () => {
          const following = api.follow()
          // What the Safe says nothing of is waited for.
          await vi.advanceTimersByTimeAsync(30_000)
          return following
        }
      }
    },
    // By the transaction that executed it, whatever the proposal is called.
    progress: (kit) => {
      const { progress } = (
        kit.getSnapshot() as unknown as {
          readonly send: {
            readonly progress?: { readonly status: string; readonly hash?: string; readonly code?: string }
          }
        }
      ).send
      return progress?.hash === EXECUTED ? { ...progress, hash: "late-hash" } : progress
    },
    submitted: "SEND_TRANSFER_SUBMITTED"
  }
  it.each(transactionContract(subject))("$name", ({ run }) => run(), 60_000)
})
