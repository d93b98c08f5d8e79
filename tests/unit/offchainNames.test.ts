import { names } from "@latchkey/names"
import { mainnet } from "viem/chains"
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  getAddress,
  parseAbi,
  toHex,
  type Hex
} from "viem"
import { describe, expect, it } from "vitest"
import { nodeAnswer, openServices, serveFixtures, type ServiceAnswer } from "../support/serviceFixtures.ts"
import { evm } from "@latchkey/evm"

const abi = parseAbi([
  "error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)",
  "function query((address sender, string[] urls, bytes data)[] questions) returns (bool[] failures, bytes[] responses)",
  "function resolveCallback(bytes response, bytes extraData)"
])
const universal = "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe"
const stranger = "0x1111111111111111111111111111111111111111"
const owner = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
const callback = "0xb4a85801"
const asked = "0x9061b923"
const gateway = "https://gateway.example"

interface Lookup {
  readonly sender?: Hex
  readonly urls?: ReadonlyArray<string>
  readonly data?: Hex
}
const lookup = ({
  sender = universal,
  urls = [`${gateway}/{sender}/{data}.json`],
  data = asked
}: Lookup = {}): ServiceAnswer => ({
  status: 200,
  body: {
    jsonrpc: "2.0",
    error: {
      code: 3,
      message: "execution reverted",
      data: encodeErrorResult({
        abi,
        errorName: "OffchainLookup",
        args: [sender, [...urls], data, callback, "0x1234"]
      })
    }
  }
})
const record = encodeAbiParameters([{ type: "address" }], [owner])
const resolved: ServiceAnswer = {
  status: 200,
  body: {
    jsonrpc: "2.0",
    result: encodeAbiParameters([{ type: "bytes" }, { type: "address" }], [record, stranger])
  }
}
const answers = (data: unknown, status = 200): ServiceAnswer => ({ status, body: { data } })

interface World {
  /** What the contract says to the first question. */
  readonly first?: ServiceAnswer
  /** What it says to an answer of a server. */
  readonly after?: ServiceAnswer
  readonly servers?: Readonly<Record<string, ServiceAnswer>>
  readonly gateways?: ReadonlyArray<string>
}

/** What a name stands for, by a node and servers that answer so; what these were asked, and what the contract was handed. */
const resolve = async ({
  first = lookup(),
  after = resolved,
  servers = { [gateway]: answers("0xabcd") },
  gateways = [gateway]
}: World = {}) => {
  const handed: Array<ReadonlyArray<Hex>> = []
  const fetched = serveFixtures((request) => {
    if (request.url.host !== "node.example") return servers[request.url.origin]
    return nodeAnswer((_, [{ data }]) => {
      if (!String(data).startsWith(callback)) return first
      const selector = encodeFunctionData({ abi, functionName: "resolveCallback", args: ["0x", "0x"] }).slice(
        0,
        10
      )
      const call = `${selector}${data.slice(10)}` as Hex
      handed.push(decodeFunctionData({ abi, data: call }).args as ReadonlyArray<Hex>)
      return after
    })(request)
  })
  const network = { ...mainnet, rpcUrls: { default: { http: ["https://node.example"] } } }
  const { kit } = await openServices([evm({ publicRpc: true }), names({ gateways })], [network])
  const found = await (
    kit as unknown as {
      readonly names: { readonly resolve: (request: object) => Promise<string | undefined> }
    }
  ).names
    .resolve({ name: "tea.base.eth", networkId: "eip155:1" })
    .catch((error: { readonly code: string }) => error.code)
  return { found, handed, asked: fetched.filter(({ url }) => url.host !== "node.example") }
}

describe("a name whose records lie on a server", () => {
  it("S1.10 in part, T23: is followed there, and the contract that sent there says what the answer means", async () => {
    const {
      found,
      handed,
      asked: [request, ...more]
    } = await resolve()
    expect(found).toBe(owner)
    expect(request!.url.href).toBe(`${gateway}/${universal.toLowerCase()}/${asked}.json`)
    expect(request!.method).toBe("GET")
    expect(more).toEqual([])
    expect(handed).toEqual([["0xabcd", "0x1234"]])
  })

  it("is asked for by POST where the address has no place for the question", async () => {
    const {
      found,
      asked: [request]
    } = await resolve({ first: lookup({ urls: [`${gateway}/`] }) })
    expect(found).toBe(owner)
    expect(request).toMatchObject({
      method: "POST",
      body: { data: asked, sender: universal.toLowerCase() }
    })
  })

  it("T23 in part: many questions in one are asked here, and what came to nothing is said to be that", async () => {
    const data = encodeFunctionData({
      abi,
      functionName: "query",
      args: [
        [
          { sender: stranger, urls: [`${gateway}/{data}`], data: "0xaa" },
          { sender: owner, urls: ["https://other.example/{data}"], data: "0xbbcc" }
        ]
      ]
    })
    const {
      found,
      handed,
      asked: requests
    } = await resolve({
      first: lookup({ urls: ["x-batch-gateway:true"], data })
    })
    expect(found).toBe(owner)
    expect(requests.map(({ url }) => url.href)).toEqual([`${gateway}/0xaa`])
    expect(handed[0]![0]).toBe(
      encodeAbiParameters(
        [{ type: "bool[]" }, { type: "bytes[]" }],
        [
          [false, true],
          ["0xabcd", "0x"]
        ]
      )
    )
  })

  it("T31 in part: another server of the same is asked where one is down, none where it refuses", async () => {
    const urls = [`${gateway}/{data}`, "https://second.example/{data}"]
    const gateways = [gateway, "https://second.example/"]
    const second = { "https://second.example": answers("0xabcd") }
    const down = await resolve({
      first: lookup({ urls }),
      gateways,
      servers: { ...second, [gateway]: answers(null, 503) }
    })
    expect(down.found).toBe(owner)
    const refused = await resolve({
      first: lookup({ urls }),
      gateways,
      servers: { ...second, [gateway]: answers(null, 404) }
    })
    expect(refused.found).toBe("NAME_FAILED")
    expect(refused.asked).toHaveLength(1)
  })

  it.each<readonly [string, World]>([
    ["whose server the app does not name", { gateways: [] }],
    ["whose server is named by another scheme", { gateways: ["http://gateway.example"] }],
    ["that another contract sends there", { first: lookup({ sender: stranger }) }],
    [
      "whose revert cannot be read",
      {
        first: {
          ...lookup(),
          body: { ...lookup().body, error: { code: 3, message: "x", data: `0x556f1830${"ff".repeat(64)}` } }
        }
      }
    ],
    [
      "with more than ten servers",
      { first: lookup({ urls: Array.from({ length: 11 }, () => `${gateway}/{data}`) }) }
    ]
  ])("T23 one %s fails, and no server is asked", async (_, world) => {
    const { found, asked: requests } = await resolve(world)
    expect(found).toBe("NAME_FAILED")
    expect(requests).toEqual([])
  })

  it.each<readonly [string, unknown]>([
    ["no hex", "tea"],
    ["half a byte", "0xabc"],
    ["nothing", undefined],
    ["too much", toHex(new Uint8Array(100_001))]
  ])("T32 an answer that is %s is none", async (_, data) => {
    const { found, handed } = await resolve({ servers: { [gateway]: answers(data) } })
    expect(found).toBe("NAME_FAILED")
    expect(handed).toEqual([])
  })

  it("T32 a contract that sends from one server to the next is followed four times", async () => {
    const { found, asked: requests } = await resolve({ after: lookup() })
    expect(found).toBe("NAME_FAILED")
    expect(requests).toHaveLength(4)
  })

  it("T32 an answer that the contract refuses is no address", async () => {
    const { found } = await resolve({
      after: {
        status: 200,
        body: { jsonrpc: "2.0", error: { code: 3, message: "execution reverted", data: "0x12345678" } }
      }
    })
    expect(found).toBe("NAME_FAILED")
  })
})
