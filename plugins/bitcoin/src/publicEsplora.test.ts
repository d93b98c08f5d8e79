import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import {
  codeOr,
  openServices,
  readFixtures,
  serveFixtures,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { bitcoin, bitcoinMainnet } from "./index.ts"
import { esploraReader } from "./transfer/EsploraReader.ts"
import { makeTracker } from "./transfer/makeTracker.ts"
import { findSpender, findTransaction, readCoins, readFeeRates, readHistory } from "./transfer/readChain.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/esplora.json")
const account = "bc1qxaju3czfhtsnnumj73vfgzynu70lxtcgmyw9vu"
const missing: ServiceAnswer = { status: 404, body: "Not found" }

/** Reads of a server that answers so by the path behind its base; what it does not know is 404. */
const open = async (answers: Readonly<Record<string, ServiceAnswer>>) => {
  const asked = serveFixtures(({ url }) => answers[url.pathname.replace("/api", "")] ?? missing)
  const { kit, http } = await openServices(
    [bitcoin()],
    [{ ...bitcoinMainnet, rpcUrls: { default: { http: ["http://127.0.0.1:1/api"] } } }]
  )
  const network = kit.getNetwork(bitcoinMainnet.caipNetworkId!)!
  return { asked, http, network, reader: esploraReader(http, {}, network) }
}
const pathOf = (name: string) => fixture(name).request.path.replace("/api", "")
const openWith = (name: string) => open({ [pathOf(name)]: fixture(name).response })

describe("what an Esplora server says of coins", () => {
  it("utxo-ok: each with what it holds, and whether a block has it", async () => {
    const { reader } = await openWith("utxo-ok")
    const coins = await codeOr(readCoins(reader, account))
    expect(
      typeof coins === "string" ? coins : coins.map(({ value, isConfirmed }) => [value, isConfirmed])
    ).toEqual([
      [100_000n, true],
      [600n, false]
    ])
  })

  it.each(["utxo-too-many", "rate-limited"])(
    "%s: is no account without coins",
    async (name) => {
      const { reader } = await openWith(name)
      const isOfCoins = name === "utxo-too-many"
      const told = isOfCoins ? codeOr(readCoins(reader, account)) : codeOr(readHistory(reader, account))
      expect(await told).toBe("NODE_ANSWER_INVALID")
    },
    30_000
  )
})

describe("what an Esplora server says of fees", () => {
  it("fee-estimates-ok: by how soon a block is wanted", async () => {
    const { reader } = await openWith("fee-estimates-ok")
    expect(await codeOr(readFeeRates(reader, new Set()))).toEqual({
      slow: 1.027,
      normal: 6.002,
      fast: 12.341
    })
  })

  it("fee-estimates-empty: no fee is made up", async () => {
    const { reader } = await openWith("fee-estimates-empty")
    expect(await codeOr(readFeeRates(reader, new Set()))).toBe("NODE_ANSWER_INVALID")
  })

  it("fees-recommended-ok: nothing is below what the server relays", async () => {
    const recommended = fixture("fees-recommended-ok").response
    const ratesWith = async (minimumFee: unknown) => {
      const { reader } = await open({
        "/fee-estimates": fixture("fee-estimates-ok").response,
        [pathOf("fees-recommended-ok")]: { ...recommended, body: { ...recommended.body, minimumFee } }
      })
      return codeOr(readFeeRates(reader, new Set()))
    }
    expect(await ratesWith(recommended.body.minimumFee)).toEqual({ slow: 1.027, normal: 6.002, fast: 12.341 })
    // The pool is full: what pays less is thrown out.
    expect(await ratesWith(8.5)).toEqual({ slow: 8.5, normal: 8.5, fast: 12.341 })
    for (const odd of [-1, "9", 1e9, null])
      expect(await ratesWith(odd)).toEqual({ slow: 1.027, normal: 6.002, fast: 12.341 })
  })
})

describe("an Esplora server that does not tell what it relays", () => {
  it("is asked for that once, and for its estimates each time", async () => {
    const { reader, asked } = await openWith("fee-estimates-ok")
    const silent = new Set<string>()
    const told = { slow: 1.027, normal: 6.002, fast: 12.341 }
    expect(await codeOr(readFeeRates(reader, silent))).toEqual(told)
    expect(await codeOr(readFeeRates(reader, silent))).toEqual(told)
    const paths = asked.map(({ url }) => url.pathname)
    expect(paths.filter((path) => path.endsWith("/v1/fees/recommended"))).toHaveLength(1)
    expect(paths.filter((path) => path.endsWith("/fee-estimates"))).toHaveLength(2)
  })
})

describe("what an Esplora server says of a transaction", () => {
  it("tx-not-found: waits, was replaced, or was never seen: nothing is said of it", async () => {
    const { reader } = await openWith("tx-not-found")
    const txid = pathOf("tx-not-found").split("/").at(-1)!
    expect(await codeOr(findTransaction(reader, txid))).toBe("none")
  })

  it("tx-replaced-outspend: another transaction has its coin", async () => {
    const [, , txid] = pathOf("tx-replaced-outspend").split("/")
    const { reader, http, network } = await openWith("tx-replaced-outspend")
    expect(await codeOr(findSpender(reader, [txid!, "0"]))).toBe(
      fixture("tx-replaced-outspend").response.body.txid
    )
    // Who that is the server cannot tell yet: then nobody says that it went through.
    const sight = makeTracker(http, {}).look({
      network,
      account,
      hash: "7".repeat(64),
      others: [],
      isOld: false,
      order: { inputs: `${txid}:0` }
    })
    expect(await Effect.runPromise(sight)).toEqual({ status: "absent" })
  })
})
