import { expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { polkadotAssetHub } from "./networks.ts"
import { networkUrls } from "./networkUrls.ts"

const none = { http: [], webSocket: [] }
const open = fakeNetwork(polkadotAssetHub, { ...polkadotAssetHub.rpcUrls.default })

it("T32 names the public nodes of a network object only where the app asks for them", () => {
  expect(networkUrls(open, {})).toEqual([none, none])
  expect(networkUrls(open, { publicRpc: true })).toEqual([
    none,
    {
      http: ["https://polkadot-asset-hub-rpc.polkadot.io"],
      webSocket: ["wss://polkadot-asset-hub-rpc.polkadot.io"]
    }
  ])
})

it("puts the app's own first, and sorts them by how they are spoken to", () => {
  const custom = ["wss://own.test/key", "https://own.test/key", "ftp://own.test"]
  const [own, rest] = networkUrls(fakeNetwork(polkadotAssetHub, { custom }), {})
  expect(own).toEqual({ http: ["https://own.test/key"], webSocket: ["wss://own.test/key"] })
  expect(rest).toEqual(none)
})

it("takes those on loopback without being told to, of either kind", () => {
  const local = { http: ["http://127.0.0.1:9933"], webSocket: ["ws://localhost:9944", "wss://away.test"] }
  expect(networkUrls(fakeNetwork(polkadotAssetHub, local), {})).toEqual([
    none,
    { http: ["http://127.0.0.1:9933"], webSocket: ["ws://localhost:9944"] }
  ])
})

it("takes a node to speak WebSocket at its address, where the object does not say otherwise", () => {
  const http = ["http://127.0.0.1:9933"]
  const webSocketOf = (network: ReturnType<typeof fakeNetwork>) => networkUrls(network, {})[1]?.webSocket
  expect(webSocketOf(fakeNetwork(polkadotAssetHub, { http }))).toEqual(["ws://127.0.0.1:9933"])
  expect(webSocketOf(fakeNetwork(polkadotAssetHub, { http, webSocket: [] }))).toEqual([])
  expect(networkUrls(fakeNetwork(polkadotAssetHub, { custom: http }), {})).toEqual([
    { http, webSocket: [] },
    none
  ])
})

it("takes a ws: URL among the others, once", () => {
  const http = ["ws://localhost:1"]
  expect(networkUrls(fakeNetwork(polkadotAssetHub, { http }), {})).toEqual([
    none,
    { http: [], webSocket: http }
  ])
})
