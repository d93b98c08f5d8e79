import { createKit, definePlugin, memoryStorage } from "@latchkey/core"
import type { PaymentLink } from "@latchkey/core/effect"
import { describe, expect, it, onTestFinished } from "vitest"
import { network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { send } from "./index.ts"

/** Another chain that is installed, and has links of its own. */
const otherChain = definePlugin({
  id: "other",
  namespaces: [{ id: "other", name: "Other", owns: ({ id }) => typeof id === "string" }],
  setup: (host) => {
    host.registerNamespace({
      id: "other",
      parseAddress: (text) => (/^o\d+$/.test(text) ? text : undefined),
      paymentUri: ({ address }) => `other:${address}`,
      readPaymentLink: (text) => (/^other:[^:]+$/.test(text) ? { receiver: text.slice(6) } : undefined)
    })
  }
})

/** A kit whose chain reads "pay:" as the test says. */
const open = async (
  link: PaymentLink | { readonly refused: "transaction" } | undefined,
  {
    networks = [network(1), network(2), { ...network(3), id: "o", name: "Other" }],
    ...options
  }: TestChainOptions & { readonly networks?: ReadonlyArray<ReturnType<typeof network>> } = {}
) => {
  const kit = createKit({
    app: { name: "Test" },
    networks,
    plugins: [
      testChain({ links: (text) => (text.startsWith("pay:") ? link : undefined), ...options }),
      otherChain,
      send()
    ],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  const read = (receiver = "pay:it") => kit.send.readLink({ receiver })
  const refusal = async (receiver?: string) =>
    read(receiver).then(
      (linked) => linked,
      ({ code, details }: { code: string; details: object }) => ({ code, ...details })
    )
  return { kit, read, refusal, form: () => kit.getSnapshot().send.form }
}

describe("a link as receiver", () => {
  it("T23, T21 in part: is read with its token, amount, memo and references", async () => {
    const { read } = await open(
      {
        receiver: "B2",
        token: "T5",
        amount: { decimal: "0.3" },
        memo: "12",
        references: ["r1"],
        label: " Tea "
      },
      { memoBytes: 10, hasReferences: true }
    )
    expect(await read()).toEqual({
      receiver: "B2",
      token: "test:1:t5",
      amount: { value: 3n, decimals: 1, symbol: "TEA" },
      memo: "12",
      references: ["r1"],
      label: "Tea"
    })
  })

  it("T23 base units of the coin are taken as they are, and zero asks for no amount", async () => {
    const { read } = await open({ receiver: "b2", amount: { value: 250n } })
    expect(await read()).toEqual({ receiver: "b2", amount: { value: 250n, decimals: 2, symbol: "COIN" } })
    const free = await open({ receiver: "b2", amount: { value: 0n } })
    expect(await free.read()).toStrictEqual({ receiver: "b2" })
  })

  it.each(["", "   ", "Te\u202ea"])(
    "T23 a label that shows nothing, or turns round what follows, is none: %j",
    async (label) => {
      const { read } = await open({ receiver: "b2", label })
      expect(await read()).toStrictEqual({ receiver: "b2" })
    }
  )

  it.each([
    [
      "of another network that the app has",
      { receiver: "b2", networkId: "test:2" },
      { reason: "network", networkId: "test:2", name: "Network 2" }
    ],
    [
      "of a network that the app does not have",
      { receiver: "b2", networkId: "test:9" },
      { reason: "network", name: "test:9" }
    ],
    ["for a token that the account does not hold", { receiver: "b2", token: "t9" }, { reason: "token" }],
    ["of a server's transaction", { refused: "transaction" }, { reason: "transaction" }],
    ["to what is no address", { receiver: "!" }, { reason: "malformed" }],
    [
      "of more decimals than the coin has",
      { receiver: "b2", amount: { decimal: "0.123" } },
      { reason: "malformed" }
    ],
    ["with a memo where there is none", { receiver: "b2", memo: "12" }, { reason: "unsupported" }],
    ["with references where there are none", { receiver: "b2", references: ["r1"] }, { reason: "references" }]
  ] as const)("T23, T26 in part: one %s is refused with its reason", async (_, link, details) => {
    const { refusal } = await open(link)
    expect(await refusal()).toEqual({ code: "SEND_PAYMENT_LINK", ...details })
  })

  it.each([
    ["test:2:b2", { reason: "network", networkId: "test:2", name: "Network 2" }],
    ["test:7:b2", { reason: "network", name: "test:7" }],
    ["other:o:o1", { reason: "network", networkId: "other:o", name: "Other" }],
    ["other:o1", { reason: "network", networkId: "other:o", name: "Other" }],
    ["other:tea.other", { reason: "network", networkId: "other:o", name: "Other" }],
    ["other:!", { reason: "network" }]
  ])("T23 %s says which network it is for", async (text, details) => {
    const { refusal } = await open(undefined)
    expect(await refusal(text)).toMatchObject({ code: "SEND_PAYMENT_LINK", ...details })
  })

  it("T23 CAIP-10 of the account's network is its address; of a chain that is not installed it is nothing", async () => {
    const { read, kit } = await open(undefined)
    expect(await read("test:1:b2")).toEqual({ receiver: "b2" })
    expect(await read("nowhere:1:b2")).toBeUndefined()
    expect(await read("b2")).toBeUndefined()
    expect(await read("pay:\u202eit")).toBeUndefined()
    await expect(
      kit.send.prepare({ receiver: "nowhere:1:b2", amount: { value: 1n, decimals: 2 } })
    ).rejects.toMatchObject({ code: "TRANSFER_RECEIVER_INVALID", details: { reason: "format" } })
  })

  const asked = { receiver: "pay:it", amount: { value: 250n, decimals: 2 }, memo: "12" }
  it.each([
    ["another amount", { amount: { value: 100n, decimals: 2 } }],
    ["another scale", { amount: { value: 250n, decimals: 1 } }],
    ["all there is", { amount: "max" as const }],
    ["another token", { token: "test:1:t5" as const }],
    ["no memo", { memo: "" }],
    ["references", { references: ["r1"] }]
  ])(
    "T20, T23 what a link asks for is sent as asked: %s is refused before anybody is asked",
    async (_, change) => {
      const { kit } = await open({ receiver: "b2", amount: { value: 250n }, memo: "12" }, { memoBytes: 10 })
      await expect(kit.send.prepare({ ...asked, ...change })).rejects.toMatchObject({
        code: "SEND_PAYMENT_LINK",
        details: { reason: "other" }
      })
      expect(kit.getSnapshot().send.review).toBeUndefined()
      const { transfer } = await kit.send.prepare(asked)
      expect(transfer).toMatchObject({ receiver: "b2", amount: { value: 250n }, memo: "12" })
    }
  )

  it("T20, T23 the references of a link are sent as asked: none, other ones or more of them are refused", async () => {
    const { kit } = await open({ receiver: "b2", references: ["r1", "r2"] }, { hasReferences: true })
    const given = { receiver: "pay:it", amount: { value: 1n, decimals: 2 } }
    for (const references of [undefined, ["r1"], ["r1", "r3"], ["r2", "r1"], ["r1", "r2", "r3"]])
      await expect(
        kit.send.prepare({ ...given, ...(references === undefined ? {} : { references }) })
      ).rejects.toMatchObject({ code: "SEND_PAYMENT_LINK", details: { reason: "other" } })
    expect(await kit.send.prepare({ ...given, references: ["r1", "r2"] })).toMatchObject({
      transfer: { receiver: "b2" }
    })
  })

  it("T23 a link with what nobody sees is no link, whatever it would ask for", async () => {
    const { read } = await open({ receiver: "b2" })
    expect(await read("pay:it")).toEqual({ receiver: "b2" })
    for (const text of ["pay:\u202eit", "pay:i\u200bt"]) expect(await read(text)).toBeUndefined()
  })

  it("a link of a chain that has none of the app's networks is refused without a name", async () => {
    const { refusal } = await open(undefined, { networks: [network(1)] })
    expect(await refusal("other:o1")).toStrictEqual({ code: "SEND_PAYMENT_LINK", reason: "network" })
  })

  it("the spelling of another network is said of a link's receiver too", async () => {
    const { kit } = await open({ receiver: "x2" })
    expect(await kit.send.prepare({ receiver: "pay:it", amount: { value: 1n, decimals: 2 } })).toMatchObject({
      transfer: { receiver: "b2" },
      enteredAs: "x2"
    })
  })

  it("T23 what a link asked for is forgotten with its receiver", async () => {
    const { kit, form } = await open(undefined)
    await kit.send.edit({ receiver: "b2", linked: { receiver: "b2", references: ["r1"] } })
    await kit.send.edit({ amount: "1" })
    expect(form().linked).toBeDefined()
    await kit.send.edit({ receiver: "b3" })
    expect(form().linked).toBeUndefined()
  })

  it("a link for another network is what the form begins with there, and nowhere else", async () => {
    const { kit, form } = await open(undefined)
    await kit.send.edit({ receiver: "test:2:b2", amount: "7", awaits: "test:2" })
    await kit.switchNetwork({ networkId: "test:2" })
    expect(form()).toEqual({ receiver: "test:2:b2", amount: "" })
    await kit.send.edit({ receiver: "test:3:b2", awaits: "other:o" })
    await kit.switchNetwork({ networkId: "test:1" })
    expect(form()).toEqual({ receiver: "", amount: "" })
  })
})
