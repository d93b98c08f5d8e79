import { createKit, defineError, definePlugin, memoryStorage, type KitCore } from "@latchkey/core"
import { afterEach, describe, expect, it } from "vitest"
import { testNetwork, virtualChain, type WalletScript } from "../../../../tests/support/virtualChain.ts"
import { makeRecorder } from "../record/makeRecorder.ts"
import type { Recorder } from "../record/Recorder.ts"
import { makeReport, reportText } from "./makeReport.ts"
import { privateKinds } from "./PrivateKind.ts"
import { readReport, revive } from "./readReport.ts"
import { replayStates } from "./replayStates.ts"

const secrets = {
  address: "0x52908400098527886E0F7030069857D2E4169EE7",
  otherAddress: "4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T",
  bitcoin: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  hash: `0x${"ab12".repeat(16)}`,
  signature: `0x${"1f2e".repeat(32)}1c`,
  message: "Pay Ottilie for the boat",
  email: "ottilie.marsh@mail.example",
  key: "sk-live-9f8e7d6c",
  amount: "7391.25",
  bare: "Ottilie",
  calldata: "0xa9059cbb5f3c77d21e90b4468acd1357fe2479bb61",
  pairing: "wc:7f6e504bfad60b48@2?relay-protocol=irn&symKey=587d5484ce2a2a6e"
}
const everything = Object.values(secrets)
const wei = 7_391_254_823_617_905_238n

class BoatError
  extends /* @__PURE__ */ defineError("BoatError", {
    code: "ACME_BOAT_SUNK",
    text: ({ owner }: { readonly owner: string }) => `The boat of ${owner} sank.`,
    advice: ({ owner }) => `Ask ${owner}.`
  }) {}

/** A plugin whose state, events and answers hold all that a report must not say. */
const leaky = () =>
  definePlugin({
    id: "boats",
    slice: { name: "boats", initial: { owner: secrets.bare, ...secrets, [secrets.address]: { wei } } },
    actions: ["tell", "fail"],
    setup: () => ({
      tell: async () => ({ ...secrets, wei, list: everything, map: new Map([[secrets.email, secrets.key]]) }),
      fail: async () => {
        throw new BoatError({ owner: secrets.bare }, new Error(`no boat at ${secrets.address}`))
      }
    })
  } as never)

const made: Array<{ readonly kit: KitCore; readonly recorder: Recorder }> = []
afterEach(async () => {
  for (const { kit, recorder } of made.splice(0)) {
    recorder.dispose()
    await kit.dispose()
  }
})

const record = async (
  script: WalletScript & { readonly request?: (asked: unknown) => Promise<unknown> } = {}
) => {
  const { plugin } = virtualChain({ wallet: script }, "eip155")
  const kit = createKit({
    app: { name: "Shop" },
    networks: [testNetwork(1, "eip155")],
    plugins: [plugin, leaky()],
    storage: memoryStorage()
  }) as unknown as KitCore & {
    readonly boats: Readonly<Record<"tell" | "fail", (...args: ReadonlyArray<unknown>) => Promise<unknown>>>
  }
  const recorder = makeRecorder(kit, 500)
  made.push({ kit, recorder })
  await Promise.all([kit.ready(), recorder.hearing])
  return { kit, recorder }
}

/** Whatever of a secret would tell it: 6 characters in a row, in any case. */
const foundIn = (text: string, all: ReadonlyArray<string> = everything): ReadonlyArray<string> => {
  const low = text.toLowerCase()
  return all.flatMap((secret) => {
    const pieces = secret.length <= 8 ? [secret] : secret.match(/.{8}/g)!
    return pieces.filter((piece) => low.includes(piece.toLowerCase()))
  })
}

const useAll = async ({ kit, recorder }: Awaited<ReturnType<typeof record>>) => {
  await kit.boats.tell(secrets, [secrets.message], wei, new TextEncoder().encode(secrets.message))
  await kit.boats.fail(new Error(secrets.message)).catch(() => {})
  await kit.boats.tell(
    Object.assign(new Error(secrets.email), { name: secrets.bare, code: secrets.key }),
    { "~": "error", kit: true, name: secrets.bare, code: "OTTILIE_SECRET" },
    { "~": "bigint", value: secrets.message }
  )
  await kit.connect({ connectorId: "wallet" })
  await kit.signMessage({ message: secrets.message }).catch(() => {})
  kit.showToast({ variant: "error", text: secrets.message })
  await kit.tell({
    code: secrets.key,
    message: secrets.message,
    advice: secrets.address,
    page: secrets.pairing
  })
  kit.open({ view: "Connect", params: { address: secrets.address, [secrets.email]: secrets.amount } })
  const provider = kit.getProvider() as unknown as { readonly request: (asked: unknown) => Promise<unknown> }
  await provider.request({ method: "eth_sendTransaction", params: [secrets] })
  await provider.request({ method: secrets.message, params: everything })
  return recorder
}

describe("a report", () => {
  it("T25 says no secret, wherever it entered: state, names of fields, arguments, answers, errors, events, views, notices, wallets", async () => {
    const made = await record({
      connect: () => "a7391250",
      request: async () => secrets,
      sign: async () => secrets.signature
    })
    const recorder = await useAll(made)
    const recording = recorder.read()
    const raw = JSON.stringify(recording, (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value
    )
    // Each was there to be told.
    expect(foundIn(raw).length).toBeGreaterThan(20)
    recording.requests satisfies ReadonlyArray<unknown>
    const withRequests = {
      ...recording,
      requests: everything.flatMap((secret) =>
        ["https://spy.example", "http://127.0.0.1:1"].map((origin) => ({
          at: 1,
          url: `${origin}/${encodeURIComponent(secret)}?q=${secret}#${secret}`,
          kind: secret,
          millis: 2,
          bytes: 3,
          status: 200
        }))
      ),
      events: [...recording.events, { event: secrets.message, properties: { ...secrets }, timestamp: 1 }]
    }
    const text = reportText(makeReport(made.kit, withRequests))
    expect(foundIn(text)).toEqual([])
    expect(foundIn(text, [String(wei), "a7391250", "spy.example", "SECRET"])).toEqual([])
    // The node's host, which the kit says that it asks, stays.
    expect(text).toContain("http://127.0.0.1:1/")
  })

  it("keeps what a maintainer needs: names, outcomes, codes, networks and times", async () => {
    const made = await record({ request: async () => "0x1" })
    const recorder = await useAll(made)
    const report = makeReport(made.kit, recorder.read())
    const failed = report.actions.find(({ name }) => name === "boats.fail")
    expect(failed).toMatchObject({ status: "failed", error: { code: "ACME_BOAT_SUNK", name: "BoatError" } })
    expect(report.actions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["ready", "connect", "boats.tell", "signMessage", "open"])
    )
    expect(report.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(["MODAL_OPEN", "CONNECT_SUCCESS", "DIAGNOSTIC"])
    )
    expect(report.wallets[0]).toMatchObject({ method: "eth_sendTransaction", status: "done" })
    expect(report.views.at(-1)).toMatchObject({ view: "Connect" })
    const last = replayStates(report).at(-1)!
    expect(last["network"]).toMatchObject({ activeNamespace: "eip155" })
    expect(JSON.stringify(last["account"])).toContain(`"status":"connected"`)
  })

  it("has one stand-in for one value, and another for another", async () => {
    const { kit, recorder } = await record()
    await kit.boats.tell(secrets.address, secrets.address.toLowerCase(), secrets.hash)
    const report = makeReport(kit, recorder.read())
    const [one, same, other] = report.actions.find(({ name }) => name === "boats.tell")![
      "args"
    ] as ReadonlyArray<string>
    expect(one).toMatch(/^0x[\da-f]{40}$/)
    expect(same).toBe(one)
    expect(other).toMatch(/^0x[\da-f]{64}$/)
    const boats = replayStates(report).at(-1)!["boats"] as Readonly<Record<string, unknown>>
    expect(boats["address"]).toBe(one)
    expect(Object.keys(boats)).toContain(one)
  })

  it.each(privateKinds)("keeps the kind %s where the person says so, and no other", async (kind) => {
    const { kit, recorder } = await record()
    await kit.boats.tell(...everything, "data:image/png;base64,AAAABBBBCCCC", { password: secrets.key })
    const texts = {
      address: secrets.address,
      hash: secrets.hash,
      signature: secrets.signature,
      data: secrets.calldata,
      email: secrets.email,
      key: secrets.key,
      amount: secrets.amount,
      link: "wc:",
      picture: "data:image/png;base64,AAAABBBBCCCC",
      text: secrets.message
    }
    const text = reportText(makeReport(kit, recorder.read(), [kind]))
    for (const [name, value] of Object.entries(texts)) {
      const isKept = name === kind || (name === "key" && kind === "text")
      expect({ name, isKept: text.includes(value) }).toEqual({ name, isKept })
    }
  })

  it("is read again as it was written, and its states are the kit's own, but for what is private", async () => {
    const { kit, recorder } = await record()
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    const report = makeReport(kit, recorder.read(), privateKinds)
    const read = readReport(reportText(report))
    expect(read).toEqual(report)
    const { plugin: _plugin, ...state } = kit.getSnapshot() as unknown as Readonly<Record<string, unknown>>
    expect(revive(replayStates(read).at(-1)!)).toEqual(state)
  })

  it.each([
    ["{", "it is no JSON"],
    ["[]", "it is no report"],
    ['{"format":"latchkey-report","version":2}', "its version is 2"],
    ['{"format":"latchkey-report","version":1}', "plugins is no list"]
  ])("%s is no report: DEVTOOLS_REPORT_UNREADABLE", (text, problem) => {
    expect(() => readReport(text)).toThrow(problem)
  })

  it("one whose states have another form is refused", async () => {
    const { kit, recorder } = await record()
    const report = makeReport(kit, recorder.read())
    for (const states of [[], [{}], [{ ...report.states[0], slices: [] }]])
      expect(() => readReport(reportText({ ...report, states: states as never }))).toThrow(/state/)
  })
})
