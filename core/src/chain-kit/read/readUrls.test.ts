import { describe, expect, it } from "vitest"
import { base, mainnet, polygon } from "viem/chains"
import { toNetwork } from "../../chain/Network.ts"
import { readUrls } from "./readUrls.ts"

const own = ["https://own-1.test", "https://own-2.test"]
const networkWith = ({ custom = [], chainDefault = [] }: Record<string, ReadonlyArray<string>>) =>
  toNetwork(
    {
      id: 10,
      name: "Ten",
      nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
      rpcUrls: { default: { http: chainDefault } }
    },
    "one",
    custom
  )
const openOf = (url: string, options = {}) => readUrls(networkWith({ chainDefault: [url] }), options).open

describe("readUrls", () => {
  it.each([mainnet, base, polygon])("T32 $name as viem brings it names nobody to read from", (chain) => {
    const chainDefault = [...chain.rpcUrls.default.http]
    expect(chainDefault).not.toEqual([])
    const network = networkWith({ custom: own, chainDefault })
    expect(readUrls(network, {})).toEqual({ own, open: [] })
    expect(readUrls(network, { publicRpc: false })).toEqual({ own, open: [] })
    expect(readUrls(network, { publicRpc: true })).toEqual({ own, open: chainDefault })
  })

  it.each([
    "http://localhost:8545",
    "https://LOCALHOST/rpc",
    "http://127.0.0.1:8545",
    "http://127.1.2.3",
    "http://127.1",
    "http://0x7f000001",
    "http://[::1]:8545",
    "http://[0:0:0:0:0:0:0:1]"
  ])("T32 %s is on loopback, and nobody else's host", (url) => {
    expect(openOf(url)).toEqual([url])
  })

  it.each([
    "http://localhost.example",
    "http://notlocalhost",
    "http://localhost@public.test",
    "http://127.0.0.1.public.test",
    "http://127.0.0.1@public.test",
    "http://128.0.0.1",
    "http://0.0.0.0",
    "http://192.168.0.1",
    "http://[::2]",
    "https://public.test/?localhost",
    "https://public.test/127.0.0.1",
    "//localhost",
    "/rpc",
    "localhost",
    "no URL",
    ""
  ])("T32 %o is not", (url) => {
    expect(openOf(url)).toEqual([])
  })

  it("T32 an empty URL is none, so that nobody takes another one for it", () => {
    const network = networkWith({ custom: ["", ...own], chainDefault: [""] })
    expect(readUrls(network, { publicRpc: true })).toEqual({ own, open: [] })
  })
})
