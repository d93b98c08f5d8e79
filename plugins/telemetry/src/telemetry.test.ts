import { createKit, definePlugin, memoryStorage, type KitOptions, type Storage } from "@latchkey/core"
import { createServer } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { TelemetryRefusedError } from "./errors.ts"
import {
  openTelemetrySender,
  pulseSender,
  telemetry,
  type TelemetryBody,
  type TelemetryOptions
} from "./index.ts"

const HOUR = 3_600_000

/** A service that takes events and keeps what it was sent. */
const startPulse = async (status = 202) => {
  const got: Array<{ readonly url: URL; readonly body: TelemetryBody }> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      got.push({
        url: new URL(request.url!, "http://pulse.test"),
        body: JSON.parse(Buffer.concat(chunks).toString()) as TelemetryBody
      })
      response.writeHead(status, { "access-control-allow-origin": "*" }).end()
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const page = (href = "http://shop.test/cart?token=secret#top") => {
  vi.stubGlobal("location", new URL(href))
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" })
  vi.stubGlobal("document", document)
  return {
    hide: () => {
      document.visibilityState = "hidden"
      document.dispatchEvent(new Event("visibilitychange"))
    }
  }
}
afterEach(() => vi.unstubAllGlobals())

const open = async (
  options: TelemetryOptions,
  { storage = memoryStorage(), ...more }: Partial<KitOptions> & { readonly storage?: Storage } = {}
) => {
  const kit = createKit({
    app: { name: "Shop" },
    networks: [testNetwork(1, "eip155")],
    plugins: [
      virtualChain({ wallet: { connect: () => "a12345678901234567890" } }, "eip155").plugin,
      telemetry(options)
    ],
    storage,
    ...more
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return kit
}
const names = (bodies: ReadonlyArray<TelemetryBody>) => bodies.map(({ props }) => props.event)
const collector = () => {
  const sent: Array<TelemetryBody> = []
  const batches: Array<boolean> = []
  return {
    sent,
    batches,
    sender: {
      send: (batch: ReadonlyArray<TelemetryBody>, { isLeaving }: { readonly isLeaving: boolean }) => {
        batches.push(isLeaving)
        sent.push(...batch)
      }
    }
  }
}

describe("consent", () => {
  it("S7.23 in part: nothing is sent before the visitor allowed it; then what waited is, as it was shown", async () => {
    page()
    const { sender, sent } = collector()
    const kit = await open({ sender })
    await kit.connect({ connectorId: "wallet" })
    await kit.telemetry.flush()
    expect(kit.getSnapshot().telemetry).toEqual({ consent: "unknown" })
    const shown = await kit.telemetry.preview()
    expect(names(shown)).toContain("CONNECT_SUCCESS")
    expect(sent).toEqual([])
    await kit.telemetry.allow()
    expect(sent).toEqual(shown)
    expect(kit.getSnapshot().telemetry).toEqual({ consent: "given" })
    expect(await kit.telemetry.preview()).toEqual([])
  })

  it("a refusal forgets what waited, holds over reloads, and goes over what the app says", async () => {
    page()
    const storage = memoryStorage()
    const { sender, sent } = collector()
    const kit = await open({ sender }, { storage })
    await kit.connect({ connectorId: "wallet" })
    await kit.telemetry.refuse()
    expect(await kit.telemetry.preview()).toEqual([])
    await kit.dispose()
    const again = await open({ sender, consent: "given" }, { storage })
    expect(again.getSnapshot().telemetry).toEqual({ consent: "refused" })
    await again.connect({ connectorId: "wallet" }).catch(() => {})
    await again.disconnect()
    await again.telemetry.flush()
    expect(sent).toEqual([])
    expect(await again.telemetry.preview()).toEqual([])
    expect((await again.telemetry.logs()).join("\n")).toContain("DISCONNECT_SUCCESS")
  })

  it("is followed from another tab", async () => {
    page()
    const kept = memoryStorage()
    let told: (key?: string) => void = () => {}
    const storage: Storage = {
      ...kept,
      subscribe: (listener) => {
        const before = told
        told = (key) => {
          before(key)
          listener(key)
        }
        return () => {}
      }
    }
    const kit = await open({ sender: collector().sender }, { storage })
    kept.set("telemetry.consent", "given")
    told("another")
    expect(kit.getSnapshot().telemetry.consent).toBe("unknown")
    told("telemetry.consent")
    expect(kit.getSnapshot().telemetry.consent).toBe("given")
    kept.remove("telemetry.consent")
    told()
    expect(kit.getSnapshot().telemetry.consent).toBe("unknown")
  })

  it("what waits is the latest 100", async () => {
    page()
    const kit = await open({ sender: collector().sender })
    for (let round = 0; round < 60; round++) {
      kit.open()
      kit.close()
    }
    expect(await kit.telemetry.preview()).toHaveLength(100)
  })
})

describe("what is sent", () => {
  it("S3.18[all] S7.23 each event goes to /e with id, page, host, time and properties; the page without its query", async () => {
    page()
    const pulse = await startPulse()
    const kit = await open({
      sender: pulseSender({ projectId: "p1", url: pulse.url, sdkType: "kit", sdkVersion: "react-1" }),
      consent: "given",
      address: true
    })
    const before = Date.now()
    await kit.connect({ connectorId: "wallet" })
    await kit.disconnect()
    await kit.telemetry.flush()
    expect(names(pulse.got.map(({ body }) => body)).toSorted()).toEqual([
      "CONNECT_SUCCESS",
      "DISCONNECT_SUCCESS"
    ])
    for (const { url, body } of pulse.got) {
      expect(url.pathname).toBe("/e")
      expect(Object.fromEntries(url.searchParams)).toEqual({ projectId: "p1", st: "kit", sv: "react-1" })
      expect(Object.keys(body).toSorted()).toEqual(["domain", "eventId", "props", "timestamp", "url"])
      expect(body).toMatchObject({ url: "http://shop.test/cart", domain: "shop.test" })
      expect(body.eventId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(body.timestamp).toBeGreaterThanOrEqual(before)
    }
    const connected = pulse.got.find(({ body }) => body.props.event === "CONNECT_SUCCESS")!
    expect(connected.body.props).toMatchObject({
      type: "track",
      properties: { method: "browser", name: "wallet" }
    })
    expect(connected.body.props).toHaveProperty("address")
    expect(new Set(pulse.got.map(({ body }) => body.eventId)).size).toBe(2)
  })

  it("T25 the address of the account only where the app wants it", async () => {
    page()
    const kit = await open({})
    await kit.connect({ connectorId: "wallet" })
    expect(JSON.stringify(await kit.telemetry.preview())).not.toContain(
      kit.getSnapshot().account["eip155"]?.address
    )
  })

  it("S7.23 not MODAL_CREATED, and no event where analytics are off; S7.24 S8.16 errors all the same, by their category", async () => {
    page()
    const { sender } = collector()
    const kit = await open({ sender }, { features: { analytics: false } })
    await kit.connect({ connectorId: "wallet" })
    expect(await kit.telemetry.preview()).toEqual([])
    const counting = await open({})
    await counting.use(
      definePlugin({
        id: "early",
        setup: ({ track }) => ["MODAL_CREATED", "OWN"].forEach((name) => track(name))
      })
    )
    await expect.poll(async () => names(await counting.telemetry.preview())).toEqual(["OWN"])
    await kit.use(
      definePlugin({
        id: "broken",
        setup: ({ report }) => report(new TelemetryRefusedError({ origin: "http://a.test?key=1" }))
      })
    )
    await expect.poll(async () => (await kit.telemetry.preview()).length).toBe(1)
    const [report] = await kit.telemetry.preview()
    expect(report).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      props: { type: "error", event: "INTERNAL_SDK_ERROR", errorType: "TELEMETRY_REFUSED", stackTrace: "" }
    })
  })

  it("together every five seconds, and what waits when the page is left", async () => {
    const { hide } = page()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const { sender, sent, batches } = collector()
    const kit = await open({ sender, consent: "given" })
    kit.open()
    kit.close()
    await vi.advanceTimersByTimeAsync(4_900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect([names(sent), batches]).toEqual([["MODAL_OPEN", "MODAL_CLOSE"], [false]])
    kit.open()
    hide()
    await expect.poll(() => batches).toEqual([false, true])
    expect(names(sent).at(-1)).toBe("MODAL_OPEN")
  })

  it("by a beacon when the page goes", async () => {
    const { hide } = page()
    const beacons: Array<readonly [string, string]> = []
    vi.stubGlobal("navigator", {
      onLine: true,
      sendBeacon: (url: string, body: string) => beacons.push([url, body]) > 0
    })
    const kit = await open({
      sender: pulseSender({ projectId: "p1", url: "http://127.0.0.1:1" }),
      consent: "given"
    })
    kit.open()
    const waiting = await kit.telemetry.preview()
    hide()
    await expect.poll(() => beacons.length).toBe(1)
    expect(beacons).toEqual([
      ["http://127.0.0.1:1/e?projectId=p1&st=latchkey&sv=latchkey-0.1.0", JSON.stringify(waiting[0])]
    ])
  })
})

describe("a receiver that does not take it", () => {
  it("S8.01[Invalid App Configuration by 403] refuses the page: an alert for the developer, once", async () => {
    page()
    const pulse = await startPulse(403)
    const kit = await open({ sender: pulseSender({ projectId: "p1", url: pulse.url }), consent: "given" })
    for (let round = 0; round < 2; round++) {
      kit.open()
      await kit.telemetry.flush()
      kit.close()
    }
    await kit.telemetry.flush()
    expect(pulse.got.length).toBeGreaterThan(1)
    const [alert] = kit.getSnapshot().notice.alerts
    expect(kit.getSnapshot().notice.alerts).toMatchObject([
      {
        variant: "error",
        code: "TELEMETRY_REFUSED",
        text: "Invalid App Configuration",
        advice: expect.stringContaining("http://shop.test")
      }
    ])
    // Who has read it is left alone.
    kit.dismissAlert(alert!.key)
    kit.open()
    await kit.telemetry.flush()
    expect(kit.getSnapshot().notice.alerts).toEqual([])
  })

  it.each([
    ["answers 500", async () => (await startPulse(500)).url],
    ["is not there", async () => "http://127.0.0.1:1"]
  ])("%s: nobody is told, and the page goes on", async (_, url) => {
    page()
    const kit = await open({ sender: pulseSender({ projectId: "p1", url: await url() }), consent: "given" })
    kit.open()
    await kit.telemetry.flush()
    expect(await kit.telemetry.preview()).toEqual([])
    expect(kit.getSnapshot().notice.alerts).toEqual([])
  })

  it.each([
    [
      "throws",
      () => {
        throw new Error("mine")
      }
    ],
    ["rejects with nothing", () => Promise.reject(undefined)]
  ])("of the app's own, that %s, throws nothing into the page", async (_, send) => {
    page()
    const kit = await open({ sender: { send }, consent: "given" })
    kit.open()
    await kit.telemetry.flush()
    expect(await kit.connect({ connectorId: "wallet" })).toBeDefined()
  })
})

it("S9.14 keeps the latest 1,024,000 bytes of events, where the app says nothing of it", async () => {
  page()
  const kit = await open({})
  const encoder = new TextEncoder()
  const kept = async () => {
    const lines = await kit.telemetry.logs()
    return lines.reduce((sum, line) => sum + encoder.encode(line).length, 0)
  }
  let before = -1
  let now = 0
  while (now > before) {
    for (let round = 0; round < 2_000; round++) {
      kit.open()
      kit.close()
    }
    before = now
    now = await kept()
  }
  const longest = Math.max(...(await kit.telemetry.logs()).map((line) => line.length))
  expect(now).toBeLessThanOrEqual(1_024_000)
  expect(now).toBeGreaterThan(1_024_000 - longest)
})

it("hands events and errors to a logger of OpenTelemetry", () => {
  const records: Array<unknown> = []
  const sender = openTelemetrySender({ emit: (record) => void records.push(record) })
  const sent = { eventId: "e1", url: "http://shop.test/", domain: "shop.test" }
  void sender.send(
    [
      {
        ...sent,
        timestamp: HOUR,
        props: { type: "track", event: "CONNECT_SUCCESS", properties: { method: "browser" }, address: "0x1" }
      },
      {
        ...sent,
        timestamp: new Date(HOUR).toISOString(),
        props: {
          type: "error",
          event: "INTERNAL_SDK_ERROR",
          errorType: "CONNECTION_FAILED",
          errorMessage: "It failed.",
          stackTrace: ""
        }
      }
    ],
    { isLeaving: false }
  )
  const attributes = { "event.id": "e1", "url.full": "http://shop.test/", "server.address": "shop.test" }
  expect(records).toEqual([
    {
      eventName: "latchkey.connect_success",
      timestamp: HOUR,
      severityNumber: 9,
      severityText: "INFO",
      attributes: { ...attributes, "latchkey.method": "browser", "latchkey.address": "0x1" }
    },
    {
      eventName: "latchkey.error",
      timestamp: HOUR,
      severityNumber: 17,
      severityText: "ERROR",
      body: "It failed.",
      attributes: {
        ...attributes,
        "error.type": "CONNECTION_FAILED",
        "latchkey.category": "INTERNAL_SDK_ERROR"
      }
    }
  ])
})
