import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "viem/chains"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { startRelay, type Relay } from "../../stack/startRelay.ts"
import { walletConnect } from "../index.ts"

const start = async (): Promise<Relay> => {
  const relay = await startRelay({ projectIds: ["known"] })
  onTestFinished(() => relay.stop())
  return relay
}
const gone = async () => {
  const relay = await startRelay()
  await relay.stop()
  return relay.url
}

/** A kit over the protocol's own client, and what its developer is told of relays. */
const open = async (relayUrl: string | ReadonlyArray<string>, projectId = "known") => {
  const kit = createKit({
    app: { name: "Test", url: "http://127.0.0.1" },
    networks: [mainnet],
    plugins: [evm(), walletConnect({ projectId, relayUrl, verifyUrl: false })],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  const told: Array<Record<string, unknown>> = []
  kit.onEvent(({ event, properties }) => {
    if (event === "DIAGNOSTIC" && /RELAY/.test(String(properties["code"]))) told.push(properties)
  })
  await kit.ready()
  const fail = () =>
    kit.connect({ connectorId: "walletConnect" }).then(
      () => "success",
      (error: { readonly code: string }) => error.code
    )
  const all = async () => {
    await kit.tell({ code: "LAST_OF_RELAY", message: "", advice: "" })
    return told.filter(({ code }) => code !== "LAST_OF_RELAY")
  }
  return { kit, fail, told: all }
}

describe("the developer is told once of a relay", () => {
  const lines: Array<string> = []
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    lines.length = 0
  })
  const printed = () => lines.filter((line) => /_RELAY_/.test(line))

  it("S8.01 in part: that does not know the project, with its reason, what to do, and the page that says more", async () => {
    const relay = await start()
    const { fail, told } = await open(relay.url, "unknown")
    expect([await fail(), await fail()]).toEqual(Array(2).fill("WALLETCONNECT_RELAY_REFUSED"))
    expect(await told()).toEqual([
      {
        code: "WALLETCONNECT_RELAY_REFUSED",
        message: "The relay refused the connection: Unauthorized: invalid key",
        advice: "Check the project id, and that the project allows the origin of this page.",
        page: "errors/#walletconnect-relay-refused"
      }
    ])
    expect(printed()).toEqual([
      expect.stringMatching(/invalid key .*\(docs: .*#walletconnect-relay-refused\)$/)
    ])
  })

  it("T13 that is not there, by its address", async () => {
    const url = await gone()
    const { fail, told } = await open(url)
    expect([await fail(), await fail()]).toEqual(Array(2).fill("WALLETCONNECT_RELAY_UNREACHABLE"))
    expect(await told()).toMatchObject([
      {
        code: "WALLETCONNECT_RELAY_UNREACHABLE",
        message: expect.stringContaining(url),
        page: "errors/#walletconnect-relay-unreachable"
      }
    ])
    expect(printed()).toHaveLength(1)
  })

  it("T13 that is not there while another takes its place, and of one that is there never", async () => {
    const [url, relay] = [await gone(), await start()]
    const { kit, told } = await open([url, relay.url])
    const abort = new AbortController()
    const pairing = kit.connect({ connectorId: "walletConnect" }, { signal: abort.signal }).catch(() => {})
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 20_000 })
    abort.abort()
    await pairing
    expect(await told()).toMatchObject([
      {
        code: "WALLETCONNECT_RELAY_PASSED_OVER",
        message: `The WalletConnect relay ${url} did not answer; ${relay.url} has taken its place.`,
        page: "plugins/walletconnect/#who-is-contacted-and-when"
      }
    ])
    const other = await open([relay.url, url])
    const stopped = other.kit.connect(
      { connectorId: "walletConnect" },
      { signal: AbortSignal.timeout(2_000) }
    )
    await stopped.catch(() => {})
    expect(await other.told()).toEqual([])
  })
})
