import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../../support/fakeNetwork.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { sendWalletCalls } from "./sendWalletCalls.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

const reader: ChainReader = {
  network: fakeNetwork(10),
  raw: undefined as never,
  read: (method, _params, what, decode) => {
    const decoded = decode(method === "eth_getTransactionCount" ? "0x1" : null)
    return decoded === undefined ? (Effect.fail({ _tag: what }) as never) : Effect.succeed(decoded)
  }
}

/** Sends calls by a wallet that answers so, and tells what it was asked for. */
const send = async (
  calls: ReadonlyArray<object>,
  {
    answer = { id: "b1" },
    chainId = "0xa",
    accounts = [account],
    isAtomic = true
  }: {
    readonly answer?: unknown
    readonly chainId?: string
    readonly accounts?: ReadonlyArray<string>
    readonly isAtomic?: boolean
  } = {}
) => {
  const asked: Array<unknown> = []
  const provider = {
    request: async ({ method, params }: { readonly method: string; readonly params: unknown }) => {
      if (method === "eth_chainId") return chainId
      if (method === "eth_accounts") return accounts
      asked.push({ method, params })
      if (answer instanceof Error) throw answer
      return answer
    }
  }
  const sending = sendWalletCalls(reader, provider, { calls: calls as never, address: account, isAtomic })
  const outcome = await Effect.runPromise(
    Effect.match(sending, { onSuccess: ({ id }) => id, onFailure: ({ _tag }) => _tag as string })
  )
  return { outcome, asked }
}

describe("asking a wallet for calls", () => {
  it("S5.12 in part: hands on the receiver, the data and the value, and nothing else of a call", async () => {
    const { outcome, asked } = await send(
      [
        { to: to.toLowerCase(), data: "0xAB", value: "0x0007", capabilities: { odd: true }, gas: "0x1" },
        { to }
      ],
      { isAtomic: false }
    )
    expect(outcome).toBe("b1")
    expect(asked).toEqual([
      {
        method: "wallet_sendCalls",
        params: [
          {
            version: "2.0.0",
            chainId: "0xa",
            from: account,
            atomicRequired: false,
            calls: [{ to, data: "0xab", value: "0x7" }, { to }]
          }
        ]
      }
    ])
  })

  it("S5.12 in part: does not ask for what is no call", async () => {
    expect(await send([{ to: "abc" }])).toEqual({ outcome: "TransferReceiverInvalidError", asked: [] })
  })

  it("T20 in part: does not ask a wallet that is elsewhere, or that has another account", async () => {
    expect(await send([{ to }], { chainId: "0x1" })).toEqual({ outcome: "NetworkMismatchError", asked: [] })
    expect(await send([{ to }], { accounts: [to] })).toEqual({ outcome: "TransferChangedError", asked: [] })
  })

  it.each<readonly [string, unknown, string]>([
    ["the id alone", "b1", "b1"],
    ["no id", {}, "TransferUncertainError"],
    ["an empty id", { id: "" }, "TransferUncertainError"],
    ["a number", { id: 1 }, "TransferUncertainError"],
    ["an id of the longest kind", { id: `0x${"a".repeat(8_192)}` }, `0x${"a".repeat(8_192)}`],
    ["an id that is longer", { id: `0x${"a".repeat(8_193)}` }, "TransferUncertainError"],
    ["a no", Object.assign(new Error("no"), { code: 4001 }), "TransferRejectedError"],
    ["that it cannot", Object.assign(new Error("no"), { code: 4200 }), "TransferFailedError"],
    [
      "that it does not do all or none",
      Object.assign(new Error("no"), { code: 5760 }),
      "TransferFailedError"
    ],
    ["that something failed", Object.assign(new Error("no"), { code: -32603 }), "TransferUncertainError"]
  ])("T28 in part: a wallet that answers with %s", async (_, answer, outcome) => {
    expect((await send([{ to }], { answer })).outcome).toBe(outcome)
  })
})
