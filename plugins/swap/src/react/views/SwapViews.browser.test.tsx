import { createKit, memoryStorage } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { eventually, showModal } from "../../../../../tests/support/showModal.ts"
import {
  network,
  testChain,
  testSource,
  type TestChainOptions,
  type TestSourceOptions
} from "../../../support/testChain.ts"
import { swap, type SwapOptions } from "../index.ts"

afterEach(() => {
  vi.useRealTimers()
})

const request = { sell: "native", buy: "test:1:t5", amount: { value: 100n, decimals: 2 } } as const

const open = async (
  source: TestSourceOptions = {},
  chain: TestChainOptions = {},
  options: SwapOptions = {}
) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(chain), testSource(source), swap(options)],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  const modal = showModal(kit)
  kit.navigation.open({ view: "Account" })
  return { kit, modal, state: () => kit.getSnapshot().swap }
}

const preview = async (source: TestSourceOptions = {}, slippage = 1) => {
  const opened = await open(source)
  await opened.kit.swap.prepare({ ...request, slippage })
  opened.kit.navigation.push("swap/Preview")
  await opened.modal.view("swap/Preview")
  return opened
}

describe("the choice of a token", () => {
  const groups = (modal: ReturnType<typeof showModal>) =>
    modal
      .all("section")
      .map((section) => [section.querySelector("h2")!.innerText, section.querySelectorAll("li").length])

  it("S9.03 in part: shows what the account holds, then what the app suggests, then the others", async () => {
    const { kit, modal } = await open({}, {}, { suggested: ["test:1:t6", "test:1:t5"] })
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    kit.navigation.push("swap/Tokens", { side: "buy" })
    await modal.view("swap/Tokens")
    await eventually(() => modal.all("section").length > 0)
    expect(groups(modal)).toEqual([
      ["Your tokens", 2],
      ["Suggested", 1]
    ])
    await kit.dispose()
  })

  it("S9.03 in part: has no such group where the app suggests nothing", async () => {
    const { kit, modal } = await open()
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    kit.navigation.push("swap/Tokens", { side: "buy" })
    await modal.view("swap/Tokens")
    await eventually(() => modal.all("section").length > 0)
    expect(groups(modal)).toEqual([
      ["Your tokens", 2],
      ["Tokens", 1]
    ])
    await kit.dispose()
  })
})

describe("the offers of a swap", () => {
  it("are each source's, the best first: another is chosen by a press, and the best one is none that was chosen", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1), network(2)],
      plugins: [
        testChain({ prices: () => ({ native: 1_000n, "test:1:t5": 40n }) }),
        testSource({ id: "one", networkFee: 1n }),
        testSource({ id: "two", rate: (amount) => amount * 3n }),
        swap()
      ],
      storage: memoryStorage()
    })
    await kit.connect({ connectorId: "wallet" })
    const modal = showModal(kit)
    kit.navigation.open({ view: "Account" })
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await kit.swap.edit({ buy: "test:1:t5", amount: "1" })
    const leads = await modal.button("Exchange: two")
    expect(modal.text()).toMatch(/≈ \$10\.00[\s\S]*≈ \$12\.00/)
    leads.click()
    await modal.view("swap/Offers")
    await eventually(() => modal.all(".row").length === 2)
    const texts = modal.all<HTMLElement>(".row").map((row) => row.innerText.replaceAll(/\s+/g, " "))
    expect(texts).toEqual(["two Best offer 30 TEA", "one Network fee about 0.01 COIN 20 TEA"])
    expect(modal.all(".row").map((row) => row.ariaCurrent)).toEqual(["true", null])
    modal.all<HTMLElement>(".row")[1]!.click()
    await modal.view("swap/Swap")
    await eventually(() => modal.one("output")?.innerText === "20")
    expect(kit.getSnapshot().swap.form.source).toBe("one")
    ;(await modal.button("Exchange: one")).click()
    await modal.view("swap/Offers")
    await eventually(() => modal.all(".row").length === 2)
    expect(modal.all(".row").map((row) => row.ariaCurrent)).toEqual([null, "true"])
    modal.all<HTMLElement>(".row")[0]!.click()
    await eventually(() => modal.one("output")?.innerText === "30")
    expect(kit.getSnapshot().swap.form.source).toBeUndefined()
    await kit.dispose()
  })

  it("are not led to where one source alone swaps there", async () => {
    const { kit, modal } = await open()
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await kit.swap.edit({ buy: "test:1:t5", amount: "1" })
    await eventually(() => /Exchange\s+exchange/.test(modal.text()))
    expect(modal.all("button").some(({ ariaLabel }) => ariaLabel?.startsWith("Exchange") === true)).toBe(
      false
    )
    await kit.dispose()
  })

  it("that could not be had say why, and are asked for again", async () => {
    let isThere = false
    const { kit, modal } = await open({ rate: (amount) => (isThere ? amount * 2n : 0n) })
    await kit.swap.quote(request).catch(() => {})
    kit.navigation.push("swap/Offers")
    await modal.view("swap/Offers")
    await eventually(() => modal.text().includes("No exchange offers this swap."))
    isThere = true
    ;(await modal.button("Try again")).click()
    await eventually(() => modal.all(".row").length === 1)
    await kit.dispose()
  })
})

describe("the form of a swap", () => {
  it("is drawn in a locale as a system writes it, its percent as that language does", async () => {
    const { kit, modal } = await open()
    modal.element.locale = "de_DE@euro"
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await eventually(() => /\d\s%/.test(modal.text()))
    await kit.dispose()
  })

  it("asks for the price of what is entered, and shows what is bought, the least of it and the impact", async () => {
    const { kit, modal } = await open()
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await kit.swap.edit({ buy: "test:1:t5", amount: "1" })
    await eventually(() => modal.text().includes("1 COIN = 20 TEA"))
    expect(modal.one("output")?.innerText).toBe("20")
    expect(modal.text()).toMatch(/You get at least\s+19\.8 TEA/)
    expect(modal.text()).toMatch(/Price impact\s+0\.1%/)
    await kit.dispose()
  })

  it("keeps room for what a price tells while it is asked for: the button does not move away from a press", async () => {
    const answers: Array<() => void> = []
    const { kit, modal } = await open({ waits: () => new Promise<void>((resolve) => answers.push(resolve)) })
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await eventually(() => kit.getSnapshot().swap.tokens.status === "ready")
    await kit.swap.edit({ buy: "test:1:t5", amount: "1" })
    await eventually(() => answers.length > 0)
    const height = () => modal.one(".swap")!.offsetHeight
    await eventually(() => modal.all(".facts .skeleton").length === 4)
    const before = height()
    for (const answer of answers) answer()
    await eventually(() => modal.text().includes("1 COIN = 20 TEA"))
    expect(height()).toBe(before)
    expect(modal.all(".facts .skeleton")).toEqual([])
    await kit.dispose()
  })

  it("S5.01 in part: asks again every ten seconds, and not once it is left", async () => {
    const rate = vi.fn((amount: bigint) => amount * 2n)
    const { kit, modal } = await open({ rate })
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await eventually(() => kit.getSnapshot().swap.tokens.status === "ready")
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const others = vi.getTimerCount()
    await kit.swap.edit({ buy: "test:1:t5", amount: "1" })
    await eventually(() => rate.mock.calls.length === 1 && vi.getTimerCount() > others)
    vi.advanceTimersByTime(9_999)
    expect(rate).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await eventually(() => rate.mock.calls.length === 2)
    kit.navigation.goBack()
    await modal.view("Account")
    // The form is there until it has moved out, and what it has begun a moment longer.
    await eventually(() => modal.all(".view").length === 1 && vi.getTimerCount() === others)
    vi.advanceTimersByTime(30_000)
    expect(rate).toHaveBeenCalledTimes(2)
    await kit.dispose()
  })

  it("says what nobody offers, and that there is too little", async () => {
    const { kit, modal } = await open({ rate: (amount) => (amount > 500n ? 0n : amount) })
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await kit.swap.edit({ buy: "test:1:t5", amount: "9" })
    await eventually(() => modal.text().includes("No exchange offers this swap"))
    await kit.swap.edit({ amount: "11" })
    await eventually(() => modal.text().includes("You don't have that much."))
    expect(modal.one("input")?.getAttribute("aria-invalid")).toBe("true")
    ;(await modal.button("Review swap")).click()
    await eventually(() => modal.root.activeElement === modal.one("input"))
    expect(kit.getSnapshot().swap.review).toBeUndefined()
    await kit.dispose()
  })

  it("the other side's token changes its place when it is chosen", async () => {
    const { kit, modal, state } = await open()
    await kit.swap.tokens()
    await kit.swap.edit({ buy: "test:1:t5", amount: "1" })
    kit.navigation.push("swap/Swap")
    kit.navigation.push("swap/Tokens", { side: "buy" })
    await modal.view("swap/Tokens")
    ;[...(modal.one(".rows")?.querySelectorAll("button") ?? [])][0]?.click()
    await eventually(() => state().form.buy === "native")
    expect(state().form).toMatchObject({ sell: "test:1:t5", amount: "" })
    await kit.dispose()
  })

  it("what is sold is bought where nothing was yet, and another token that the account holds is sold", async () => {
    const { kit, modal, state } = await open()
    await kit.swap.tokens()
    kit.navigation.push("swap/Swap")
    kit.navigation.push("swap/Tokens", { side: "buy" })
    await modal.view("swap/Tokens")
    ;[...(modal.one(".rows")?.querySelectorAll("button") ?? [])][0]?.click()
    await eventually(() => state().form.buy === "native")
    expect(state().form.sell).toBe("test:1:t5")
    await kit.dispose()
  })

  it("searches from the first rows on, so that none moves when more come", async () => {
    const { kit, modal } = await open()
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    kit.navigation.push("swap/Tokens", { side: "buy" })
    await modal.view("swap/Tokens")
    await eventually(() => modal.all("section").length > 0)
    expect(modal.all("li").length).toBeLessThan(6)
    expect(modal.one("input[type=search]")).toBeDefined()
    await kit.dispose()
  })

  it("warns of a slippage above 5 %, and not at 5 %", async () => {
    const { kit, modal } = await open()
    kit.navigation.push("swap/Swap")
    await modal.view("swap/Swap")
    await kit.swap.edit({ slippage: 5 })
    await eventually(() => modal.text().includes("5%"))
    expect(modal.one(".notice")).toBeUndefined()
    await kit.swap.edit({ slippage: 5.01 })
    await eventually(() => modal.one(".notice")?.innerText.includes("5.01%"))
    await kit.dispose()
  })
})

describe("a form that was opened with something", () => {
  it("has it from the beginning, once: what the visitor enters then stays", async () => {
    const { kit, modal, state } = await open()
    const params = { sell: "test:1:t5", buy: "native", amount: "1.5" }
    kit.open({ view: "swap/Swap", params })
    await modal.view("swap/Swap")
    await eventually(() => modal.one<HTMLInputElement>("input")?.value === "1.5")
    expect(state().form).toMatchObject(params)
    await kit.swap.edit({ amount: "2" })
    kit.navigation.push("swap/Tokens", { side: "buy" })
    await modal.view("swap/Tokens")
    kit.navigation.goBack()
    await modal.view("swap/Swap")
    expect(state().form).toMatchObject({ ...params, amount: "2" })
    await kit.dispose()
  })

  it("T26 leaves out what is no token of the network, and no amount", async () => {
    const { kit, modal, state } = await open()
    const params = { sell: "other:1:t5", buy: 7, amount: "1e3", slippage: 50 }
    kit.open({ view: "swap/Swap", params })
    await modal.view("swap/Swap")
    await eventually(() => state().form.filled !== undefined)
    expect(state().form).toMatchObject({ sell: "native", amount: "", slippage: 1 })
    expect(state().form.buy).toBeUndefined()
    await kit.dispose()
  })
})

describe("the review of a swap", () => {
  it("T24 a price that gets worse by more than the slippage has to be accepted before it can be sent", async () => {
    let price = 200n
    const { kit, modal } = await preview({ rate: () => price })
    const main = await modal.button("Swap 1 COIN")
    expect(main.ariaDisabled).toBeNull()
    price = 198n
    await kit.swap.prepare(request)
    await eventually(() => modal.text().includes("19.8 TEA"))
    expect(main.ariaDisabled).toBeNull()
    price = 197n
    await kit.swap.prepare(request)
    await eventually(() => modal.text().includes("The price got worse while you looked"))
    expect(main.ariaDisabled).toBe("true")
    ;(await modal.button("Accept the new price")).click()
    await eventually(() => main.ariaDisabled === null)
    await kit.dispose()
  })

  it.each([
    ["a large impact", { priceImpact: 5.01 }, 1],
    ["a large slippage", {}, 6],
    [
      "what cannot be read",
      {
        isOpaque: true,
        lie: (built) => ({ ...built, call: { ...built.call, data: "what?" } })
      },
      1
    ]
  ] satisfies ReadonlyArray<readonly [string, TestSourceOptions, number]>)(
    "T20 %s needs a second act",
    async (_, source, slippage) => {
      const { kit, modal } = await preview(source, slippage)
      const main = await modal.button("Swap 1 COIN")
      expect(main.ariaDisabled).toBe("true")
      modal.one<HTMLInputElement>("input[type=checkbox]")?.click()
      await eventually(() => main.ariaDisabled === null)
      await kit.dispose()
    }
  )

  it.each([
    ["the swap", request],
    [
      "the approval before it",
      { ...request, sell: "test:1:t5", buy: "native", amount: { value: 50n, decimals: 1 } }
    ]
  ] as const)(
    "T20 an impact above 15 %% stops %s: it says why and what to do, and no box lets it go on",
    async (_, wish) => {
      for (const [priceImpact, isStopped] of [
        [15.01, true],
        [15, false]
      ] as const) {
        const { kit, modal } = await open({ priceImpact })
        const { step } = await kit.swap.prepare(wish)
        kit.navigation.push("swap/Preview")
        await modal.view("swap/Preview")
        const main = await modal.button(step === "swap" ? "Swap 1 COIN" : "Allow 5 TEA")
        modal.one<HTMLInputElement>("input[type=checkbox]:not(:checked)")?.click()
        if (step === "swap" && !isStopped) await eventually(() => main.ariaDisabled === null)
        expect(main.ariaDisabled).toBe(isStopped ? "true" : step === "swap" ? null : main.ariaDisabled)
        expect(modal.text().includes("Swap a smaller amount.")).toBe(isStopped)
        expect(modal.text().includes("15.01%")).toBe(isStopped)
        await kit.dispose()
      }
    }
  )

  it("shows what the site keeps, beside what the exchange does", async () => {
    const { kit, modal } = await preview({ siteFee: 5n })
    expect(modal.text()).toMatch(/This site's fee\s+0\.5 TEA/)
    await kit.dispose()
    const { kit: without, modal: other } = await preview()
    expect(other.text()).not.toContain("This site's fee")
    await without.dispose()
  })

  it("an impact of 5 % needs none", async () => {
    const { kit, modal } = await preview({ priceImpact: 5 })
    expect((await modal.button("Swap 1 COIN")).ariaDisabled).toBeNull()
    expect(modal.one("input[type=checkbox]")).toBeUndefined()
    await kit.dispose()
  })

  it("T24 says what is allowed along with the swap, exactly, and to whom", async () => {
    const { kit, modal } = await open({}, { batch: (batch) => batch })
    await kit.swap.prepare({ sell: "test:1:t5", buy: "native", amount: { value: 50n, decimals: 1 } })
    kit.navigation.push("swap/Preview")
    await modal.view("swap/Preview")
    expect(modal.text()).toMatch(/Allow 5 TEA\s+e1/)
    expect(modal.text()).not.toContain("Step 1")
    ;(await modal.button("Swap 5 TEA")).click()
    await modal.view("swap/Progress")
    await eventually(() => modal.text().includes("Swapped 5 TEA"))
    await kit.dispose()
  })

  it.each([
    ["before the swap", {}, "Allow 5 TEA", "Allow unlimited TEA"],
    ["along with the swap", { batch: (batch) => batch }, "Swap 5 TEA", "Swap 5 TEA"]
  ] satisfies ReadonlyArray<readonly [string, TestChainOptions, string, string]>)(
    "T25 the approval %s has no limit only once its box is ticked, which warns; the button waits for that",
    async (_, chain, exact, unlimited) => {
      let answered: Promise<unknown> = Promise.resolve()
      const { kit, modal, state } = await open({ waits: () => answered }, chain)
      await kit.swap.prepare({ sell: "test:1:t5", buy: "native", amount: { value: 50n, decimals: 1 } })
      kit.navigation.push("swap/Preview")
      await modal.view("swap/Preview")
      const box = modal.one<HTMLInputElement>("input[type=checkbox]")!
      const warning = "exchange can then take all the TEA you ever have"
      const allowed = () => {
        const { review } = state()
        const facts = review?.approval ?? review?.facts
        return facts?.kind === "approval" ? facts.amount : undefined
      }
      expect(box.checked).toBe(false)
      expect(modal.text()).not.toContain(warning)
      const main = await modal.button(exact)
      const answer = Promise.withResolvers<void>()
      answered = answer.promise
      box.click()
      await eventually(() => main.ariaDisabled === "true")
      expect(allowed()).toBe(50n)
      answer.resolve()
      await eventually(() => modal.text().includes(warning))
      expect(allowed()).toBe(999_999n)
      expect((await modal.button(unlimited)).ariaDisabled).toBeNull()
      // Twice at once: the last word counts.
      box.click()
      box.click()
      box.click()
      await eventually(() => !modal.text().includes(warning))
      await eventually(() => allowed() === 50n)
      expect(box.checked).toBe(false)
      expect((await modal.button(exact)).ariaDisabled).toBeNull()
      await kit.dispose()
    }
  )

  it("T22 is not shown for another network", async () => {
    const { kit, modal } = await preview()
    await kit.switchNetwork({ networkId: "test:2" })
    await eventually(() => modal.text().includes("There's nothing to review"))
    await kit.dispose()
  })
})

describe("what is said of a swap that was carried out", () => {
  it.each([
    ["what came of it", [{ token: "test:1:t5", amount: "199", from: "e1", to: "a1" }], "You got 19.9 TEA."],
    [
      "how much less than was shown",
      [{ token: "test:1:t5", amount: "180", from: "e1", to: "a1" }],
      "You got 18 TEA. That is 10% less than you were shown"
    ],
    ["nothing that nobody knows", undefined, "Your balance shows what you got."]
  ] as const)("T20 says %s", async (_, moved, said) => {
    const { kit, modal } = await open(
      {},
      { follow: () => Effect.succeed({ status: "success", ...(moved === undefined ? {} : { moved }) }) }
    )
    await kit.swap.prepare(request)
    kit.navigation.push("swap/Preview")
    await modal.view("swap/Preview")
    ;(await modal.button("Swap 1 COIN")).click()
    await eventually(() => modal.text().includes(said))
    expect(modal.text()).not.toContain("at least")
    await kit.dispose()
  })
})
