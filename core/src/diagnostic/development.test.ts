import { memoryStorage } from "../storage/memoryStorage.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createKit } from "../createKit.ts"
import type { TelemetryEvent } from "../telemetry/TelemetryEvent.ts"

const kit = () =>
  createKit({
    app: { name: "Test" },
    networks: [
      {
        id: 1,
        name: "One",
        nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
        rpcUrls: { default: { http: [] } }
      }
    ],
    storage: memoryStorage(),
    plugins: [
      {
        id: "chain",
        namespaces: [{ id: "test", name: "Test", defaultAccountType: "eoa", owns: () => true }],
        load: async () => ({})
      }
    ]
  })
const tea = { code: "TEA_COLD", message: "The tea is cold.", advice: "Warm it up." }

describe("what the developer is told", () => {
  const lines: Array<unknown> = []
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation((...given) => void lines.push(...given))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.doUnmock("#development")
    vi.resetModules()
    lines.length = 0
  })

  it("is a line each in the console of a development build, once, with its page", async () => {
    const made = kit()
    const events: Array<TelemetryEvent> = []
    made.onEvent((event) => void events.push(event))
    await made.tell(tea)
    await made.tell({ ...tea, page: "tea/#cold" })
    await made.tell({ ...tea, message: "The tea is gone.", page: "https://tea.example/gone" })
    await vi.waitFor(() => expect(events).toHaveLength(2))
    expect(lines).toEqual([
      "[Latchkey] TEA_COLD: The tea is cold. Warm it up.",
      "[Latchkey] TEA_COLD: The tea is gone. Warm it up. (docs: https://tea.example/gone)"
    ])
    expect(events.map(({ event }) => event)).toEqual(["DIAGNOSTIC", "DIAGNOSTIC"])
    await made.dispose()
  })

  it("is no line in production, and an event all the same", async () => {
    vi.resetModules()
    vi.doMock("#development", () => import("./production.ts"))
    const production = await import("../createKit.ts")
    expect(production.createKit).not.toBe(createKit)
    const made = production.createKit(kit().options as Parameters<typeof createKit>[0])
    const events: Array<TelemetryEvent> = []
    made.onEvent((event) => void events.push(event))
    await made.tell(tea)
    await vi.waitFor(() => expect(events.map(({ properties }) => properties["code"])).toEqual(["TEA_COLD"]))
    expect(lines).toEqual([])
    await made.dispose()
  })
})
