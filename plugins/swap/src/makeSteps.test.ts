import type { CallFacts, PermitFacts, SwapQuote } from "@latchkey/core"
import {
  TransferFailedError,
  TransferRefusedError,
  type BuiltSwap,
  type SwapOffer
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import type { Offered } from "./makeOffers.ts"
import type { Swapper } from "./makeSwappers.ts"
import {
  checkSwap,
  DEADLINE_SECONDS,
  makeApproval,
  makeBoth,
  makePermitted,
  makeSwap,
  type SignedPermit
} from "./makeSteps.ts"

const address = "a1"
const token = "test:1:t5" as const
const other = "test:1:t6" as const
const coins = { decimals: 0, symbol: "X" }
const contracts = { target: "t", spender: "s", permitTarget: "p" }
const quote: SwapQuote = {
  networkId: "test:1",
  sell: token,
  buy: other,
  provider: "Exchange",
  sourceId: "exchange",
  sold: { ...coins, value: 100n },
  bought: { ...coins, value: 200n },
  minimum: { ...coins, value: 198n },
  slippage: 1,
  expiresAt: 0
}
const NOW = 1_000n
const swapFacts = (more: object = {}) =>
  ({
    kind: "swap",
    sold: token,
    bought: other,
    amount: 100n,
    minimum: 198n,
    receiver: address,
    deadline: NOW + DEADLINE_SECONDS,
    ...more
  }) as CallFacts
const built = (more: object = {}): BuiltSwap => ({
  networkId: "test:1",
  sender: address,
  call: { to: "t", value: 0n, data: "swap" },
  ...more
})

interface World {
  readonly allowed?: bigint
  readonly builds?: unknown
  readonly facts?: CallFacts | undefined
  /** What comes of preparing an approval of so much. */
  readonly approves?: (amount: bigint) => Effect.Effect<void, never> | Effect.Effect<never, any>
  readonly prepares?: (prepared: object) => object
  readonly can?: boolean
  readonly batch?: ((batch: any) => any) | "fails" | "none"
  readonly permits?: "none" | ((given: any) => unknown)
  readonly offered?: Partial<Offered>
  readonly quote?: Partial<SwapQuote>
}
const open = (world: World = {}) => {
  const asked: Array<Readonly<Record<string, unknown>>> = []
  const told: Array<Parameters<SwapOffer["build"]>[0]> = []
  const describeCall = ({ data }: { readonly data: string }) =>
    data === "swap"
      ? "facts" in world
        ? world.facts
        : swapFacts()
      : ({
          kind: "approval",
          token,
          spender: data.split(" ")[1],
          amount: BigInt(data.split(" ")[2]!)
        } as CallFacts)
  const calls = {
    unlimited: 999n,
    time: () => Effect.succeed(NOW),
    allowance: (given: Readonly<Record<string, unknown>>) => {
      asked.push(given)
      return Effect.succeed(world.allowed ?? 0n)
    },
    approve: ({ spender, amount }: { readonly spender: string; readonly amount: bigint }) =>
      Effect.succeed({ to: "t5", value: 0n, data: `approve ${spender} ${amount}` }),
    describe: (_: unknown, call: { readonly data: string }) => describeCall(call),
    prepare: ({ call }: { readonly call: { readonly data: string } }) =>
      Effect.gen(function* () {
        if (call.data !== "swap" && world.approves !== undefined)
          yield* world.approves(BigInt(call.data.split(" ")[2]!)) as Effect.Effect<void>
        const facts = describeCall(call)
        const prepared = {
          networkId: "test:1",
          sender: address,
          call,
          ...(facts === undefined ? {} : { facts }),
          fee: { ...coins, value: 1n },
          request: {}
        }
        return world.prepares?.(prepared) ?? prepared
      }),
    ...(world.batch === "none"
      ? {}
      : {
          batches: Effect.succeed({
            can: () => Effect.succeed(world.can ?? true),
            prepare: ({ calls: several }: { readonly calls: ReadonlyArray<{ readonly data: string }> }) => {
              if (world.batch === "fails") return Effect.fail(new TransferFailedError())
              const batch = {
                networkId: "test:1",
                sender: address,
                fee: { ...coins, value: 2n },
                request: { both: true },
                calls: several.map((call) => ({ call, facts: describeCall(call) }))
              }
              return Effect.succeed(typeof world.batch === "function" ? world.batch(batch) : batch)
            }
          })
        }),
    ...(world.permits === "none"
      ? {}
      : {
          permits: Effect.succeed({
            prepare: (given: any) => {
              asked.push(given)
              const { owner, spender, amount, deadline } = given
              const permit = {
                networkId: "test:1",
                sender: owner,
                facts: { kind: "permit", token, owner, spender, amount, deadline },
                request: {}
              }
              return Effect.succeed(typeof world.permits === "function" ? world.permits(permit) : permit)
            }
          })
        })
  }
  const swapper = {
    address,
    network: {},
    place: { calls, network: {}, provider: "wallet" },
    sources: []
  } as unknown as Swapper
  const offered = {
    quote: { ...quote, ...world.quote },
    contracts,
    unlimited: false,
    source: {},
    offer: {
      build: (given: Parameters<SwapOffer["build"]>[0]) => {
        told.push(given)
        return Effect.succeed("builds" in world ? world.builds : built())
      }
    },
    ...world.offered
  } as unknown as Offered
  const run = <A, E extends { readonly code: string }>(effect: Effect.Effect<A, E>) =>
    Effect.runPromise(
      Effect.match(effect, {
        onSuccess: (value) => value,
        onFailure: ({ code, ...error }) =>
          [code, (error as { details?: { what?: string } }).details?.what]
            .filter((part) => part !== undefined)
            .join(" ") as never
      })
    )
  return {
    asked,
    told,
    approval: () => run(makeApproval(swapper, offered)),
    check: () => run(checkSwap(swapper, offered)),
    swap: (signed?: SignedPermit) => run(makeSwap(swapper, offered, signed)),
    both: () => run(makeBoth(swapper, offered)),
    permitted: (signed?: SignedPermit) => run(makePermitted(swapper, offered, signed))
  }
}
const amountIn = ({ prepared }: { readonly prepared: { readonly call: { readonly data: string } } }) =>
  prepared.call.data
const permitFacts = (more: object = {}): PermitFacts =>
  ({
    kind: "permit",
    token,
    owner: address,
    spender: "p",
    amount: 100n,
    deadline: NOW + 61n,
    ...more
  }) as PermitFacts

describe("the approval that comes before a swap", () => {
  it("T25 in part: is of exactly what is sold, to whom the source says; of everything only where that is wished for", async () => {
    const { approval, asked } = open()
    const step = (await approval())!
    expect([step.step, amountIn(step), "unlimited" in step && step.unlimited]).toEqual([
      "approve",
      "approve s 100",
      false
    ])
    expect(asked[0]).toMatchObject({ token, owner: address, spender: "s", provider: "wallet" })
    expect(amountIn((await open({ offered: { unlimited: true } }).approval())!)).toBe("approve s 999")
  })

  it("T25 in part: is none of the coin, and where enough is allowed, to the last unit", async () => {
    const { approval, asked } = open({ quote: { sell: "native" } })
    expect(await approval()).toBeUndefined()
    expect(asked).toEqual([])
    expect(await open({ allowed: 100n }).approval()).toBeUndefined()
    expect((await open({ allowed: 99n }).approval())?.step).toBe("approve")
  })

  const refusing = (amount: bigint) =>
    amount === 100n ? Effect.fail(new TransferRefusedError({})) : Effect.void
  it("T25 in part: of a token that takes no other is first taken back; nothing is taken back where there is nothing, or for another reason", async () => {
    const reset = (await open({ allowed: 1n, approves: refusing }).approval())!
    expect([reset.step, amountIn(reset)]).toEqual(["reset", "approve s 0"])
    expect(reset).not.toHaveProperty("unlimited")
    expect(await open({ allowed: 0n, approves: refusing }).approval()).toBe("TRANSFER_REFUSED")
    const failing = () => Effect.fail(new TransferFailedError())
    expect(await open({ allowed: 1n, approves: failing }).approval()).toBe("TRANSFER_FAILED")
    // One that does not take that either.
    const stubborn = () => Effect.fail(new TransferRefusedError({}))
    expect(await open({ allowed: 1n, approves: stubborn }).approval()).toBe("TRANSFER_REFUSED")
  })

  it.each<readonly [string, object, string]>([
    ["another network", { networkId: "test:2" }, "network"],
    ["another sender", { sender: "a2" }, "sender"],
    ["another spender", { facts: { kind: "approval", token, spender: "thief", amount: 100n } }, "contract"],
    ["another amount", { facts: { kind: "approval", token, spender: "s", amount: 101n } }, "amount"],
    ["another token", { facts: { kind: "approval", token: other, spender: "s", amount: 100n } }, "token"],
    ["nothing that can be read", { facts: undefined }, "data"]
  ])("T20, T25 in part: is refused with %s", async (_case, change, what) => {
    expect(await open({ prepares: (prepared) => ({ ...prepared, ...change }) }).approval()).toBe(
      `SWAP_MISMATCH ${what}`
    )
  })
})

describe("the swap itself", () => {
  it("T24 in part: is built for the account, with the least that was shown, until twenty minutes from now", async () => {
    const { swap, told } = open()
    expect(await swap()).toMatchObject({
      step: "swap",
      prepared: { call: { data: "swap" } },
      quote,
      isTried: false
    })
    expect(told).toEqual([{ address, minimum: 198n, slippage: 1, deadline: 2_200n }])
    expect(await open().check()).toEqual({ call: built().call, isTried: false })
  })

  it("T24 in part: takes along what was signed, for the contract that takes that", async () => {
    const facts = permitFacts()
    const world = {
      builds: built({ call: { to: "p", value: 0n, data: "swap" } }),
      facts: swapFacts({ permit: { token, amount: 100n, deadline: NOW + 61n } })
    }
    const { swap, told } = open(world)
    expect(await swap({ facts, signature: "0xsigned" })).toMatchObject({ step: "swap" })
    expect(told[0]?.permit).toEqual({ signature: "0xsigned", deadline: NOW + 61n })
    expect(await open(world).swap()).toBe("SWAP_MISMATCH contract")
    expect(await open().swap({ facts, signature: "0xsigned" })).toBe("SWAP_MISMATCH contract")
  })

  it.each<readonly [string, World, string]>([
    ["nothing", { builds: null }, "SWAP_MISMATCH data"],
    ["another network's", { builds: built({ networkId: "test:2" }) }, "SWAP_MISMATCH network"],
    ["what cannot be read", { facts: undefined }, "SWAP_MISMATCH data"],
    ["less than was shown", { facts: swapFacts({ minimum: 197n }) }, "SWAP_MISMATCH minimum"],
    ["for longer than twenty minutes", { facts: swapFacts({ deadline: 2_201n }) }, "SWAP_MISMATCH deadline"],
    [
      "something else once it is prepared",
      { prepares: (prepared) => ({ ...prepared, sender: "a2" }) },
      "SWAP_MISMATCH sender"
    ]
  ])("T24 in part: that is built as %s is refused", async (_case, world, told) => {
    expect(await open(world).swap()).toBe(told)
  })

  it("T24 in part: that cannot be read passes for a source that says so, and is tried where it asks for that", async () => {
    expect(
      await open({ facts: undefined, offered: { source: { isOpaque: true } as never } }).swap()
    ).toMatchObject({ isTried: false })
    expect(await open({ facts: undefined, builds: built({ isTried: true }) }).swap()).toMatchObject({
      isTried: true
    })
    expect(await open({ builds: built({ isTried: true }) }).swap()).toMatchObject({ isTried: false })
    expect(await open({ facts: undefined, builds: built({ isTried: true }) }).check()).toMatchObject({
      isTried: true
    })
  })

  it("T20, T24 in part: that was quoted anew for less shows that price, unless it is worth less than the least that was shown", async () => {
    const lower = { facts: swapFacts({ minimum: 197n }) }
    expect(await open({ ...lower, builds: built({ bought: 199n }) }).swap()).toMatchObject({
      quote: { bought: { value: 199n, symbol: "X" }, minimum: { value: 197n, symbol: "X" }, sold: quote.sold }
    })
    expect(await open({ ...lower, builds: built({ bought: 198n }) }).swap()).toMatchObject({
      quote: { bought: { value: 198n }, minimum: { value: 196n } }
    })
    expect(await open({ ...lower, builds: built({ bought: 197n }) }).swap()).toBe("SWAP_PRICE_MOVED")
    // What it builds is no less than was shown: then nothing is quoted anew.
    expect(await open({ builds: built({ bought: 150n }) }).swap()).toMatchObject({ quote })
    expect(
      await open({ facts: undefined, builds: built({ bought: 150n, isTried: true }) }).swap()
    ).toMatchObject({ quote })
  })
})

describe("the approval and the swap in one", () => {
  it("T31 in part: are one request, whose parts are what they would be by themselves", async () => {
    const { both, asked } = open()
    expect(await both()).toMatchObject({
      step: "swap",
      prepared: {
        networkId: "test:1",
        sender: address,
        fee: { value: 2n },
        request: { both: true },
        call: { data: "swap" }
      },
      quote,
      isTried: false,
      unlimited: false,
      approval: { kind: "approval", spender: "s", amount: 100n },
      batch: { prepared: { calls: [{ call: { data: "approve s 100" } }, { call: { data: "swap" } }] } }
    })
    expect(asked[0]).toMatchObject({ token, owner: address, spender: "s" })
    expect(await open({ offered: { unlimited: true } }).both()).toMatchObject({
      unlimited: true,
      approval: { amount: 999n }
    })
  })

  it.each<readonly [string, World]>([
    ["of the coin", { quote: { sell: "native" } }],
    ["where the chain has none", { batch: "none" }],
    ["where enough is allowed", { allowed: 100n }],
    ["where the wallet cannot", { can: false }],
    ["where they cannot be tried together", { batch: "fails" }]
  ])("T31 in part: are none %s", async (_case, world) => {
    expect(await open(world).both()).toBeUndefined()
  })

  it.each<readonly [string, (batch: any) => any, string]>([
    ["one call", (batch) => ({ ...batch, calls: batch.calls.slice(0, 1) }), "data"],
    ["no calls", (batch) => ({ ...batch, calls: [] }), "data"],
    ["three calls", (batch) => ({ ...batch, calls: [...batch.calls, batch.calls[1]] }), "data"],
    ["the calls turned round", (batch) => ({ ...batch, calls: batch.calls.toReversed() }), "data"],
    ["another network", (batch) => ({ ...batch, networkId: "test:2" }), "network"],
    ["another sender", (batch) => ({ ...batch, sender: "a2" }), "sender"],
    [
      "an approval of more",
      (batch) => ({
        ...batch,
        calls: [{ ...batch.calls[0], facts: { ...batch.calls[0].facts, amount: 101n } }, batch.calls[1]]
      }),
      "amount"
    ],
    [
      "another swap",
      (batch) => ({
        ...batch,
        calls: [batch.calls[0], { ...batch.calls[1], facts: swapFacts({ receiver: "thief" }) }]
      }),
      "receiver"
    ]
  ])("T20, T31 in part: are refused with %s", async (_case, batch, what) => {
    expect(await open({ batch }).both()).toBe(`SWAP_MISMATCH ${what}`)
  })

  it("T20 in part: of what the source builds wrongly are refused before the wallet is asked for anything", async () => {
    expect(await open({ facts: swapFacts({ receiver: "thief" }) }).both()).toBe("SWAP_MISMATCH receiver")
  })
})

describe("the approval by signature", () => {
  it("T25 in part: is of exactly what is sold, for the contract that takes it, for twenty minutes", async () => {
    const { permitted, asked } = open()
    expect(await permitted()).toMatchObject({
      step: "permit",
      prepared: { facts: { token, owner: address, spender: "p", amount: 100n, deadline: 2_200n } }
    })
    // What is allowed already is asked of whoever takes it without a signature.
    expect(asked[0]).toMatchObject({ token, owner: address, spender: "s" })
    expect(asked[1]).toMatchObject({ token, owner: address, spender: "p", amount: 100n, deadline: 2_200n })
  })

  it.each<readonly [string, World]>([
    ["where no limit is wished for", { offered: { unlimited: true } }],
    ["of the coin", { quote: { sell: "native" } }],
    ["for the coin", { quote: { buy: "native" } }],
    ["where the source takes none", { offered: { contracts: { target: "t", spender: "s" } } }],
    ["where the chain has none", { permits: "none" }],
    ["where enough is allowed", { allowed: 100n }],
    ["where the token has none", { permits: () => undefined }]
  ])("T25 in part: is none %s", async (_case, world) => {
    expect(await open(world).permitted()).toBeUndefined()
  })

  it.each<readonly [string, object, string]>([
    ["another owner", { owner: "a2" }, "sender"],
    ["another token", { token: other }, "token"],
    ["another spender", { spender: "thief" }, "contract"],
    ["another amount", { amount: 101n }, "amount"],
    ["a later end", { deadline: 2_201n }, "deadline"]
  ])("T20, T25 in part: is refused with %s", async (_case, change, what) => {
    const permits = (permit: any) => ({ ...permit, facts: { ...permit.facts, ...change } })
    expect(await open({ permits }).permitted()).toBe(`SWAP_MISMATCH ${what}`)
  })

  it("T25 in part: that was signed for just this goes along, while it is good for more than a minute", async () => {
    const world = {
      builds: built({ call: { to: "p", value: 0n, data: "swap" } }),
      facts: swapFacts({ permit: { token, amount: 100n, deadline: NOW + 61n } })
    }
    const signed = (more: object = {}) => ({ facts: permitFacts(more), signature: "0xsigned" })
    expect(await open(world).permitted(signed())).toMatchObject({ step: "swap" })
    for (const more of [
      { deadline: NOW + 60n },
      { amount: 99n },
      { owner: "a2" },
      { spender: "s" },
      { token: other }
    ])
      expect(await open(world).permitted(signed(more))).toMatchObject({ step: "permit" })
  })
})
