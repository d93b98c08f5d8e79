import { describe, expect, it } from "vitest"
import { allowedUrl, locate } from "./locate.ts"

const cid = `Qm${"a".repeat(44)}`
const cid1 = `b${"a".repeat(58)}`
const id = "a".repeat(43)
const options = {
  gateway: { ipfs: "https://gateway.example/ipfs/", ar: "https://ar.example" },
  metadataHosts: ["https://data.example"]
}
const at = `https://gateway.example/ipfs/${cid}`

describe("where something is loaded from", () => {
  it.each([
    [`ipfs://${cid}`, at],
    [`ipfs://${cid}/1.json`, `${at}/1.json`],
    [`ipfs://ipfs/${cid}/1.json`, `${at}/1.json`],
    [`ipfs://${cid1}/a%20b`, `https://gateway.example/ipfs/${cid1}/a%20b`],
    [`https://other.example/ipfs/${cid}/1.json`, `${at}/1.json`],
    [`ipfs://${cid}/1.json#part`, `${at}/1.json`],
    [cid, at],
    [`${cid}/1.json`, `${at}/1.json`],
    [`ipfs/${cid}/1.json`, `${at}/1.json`],
    [`/ipfs/${cid}/1.json`, `${at}/1.json`],
    [`ipfs://ipfs/ipfs/${cid}`, at],
    [`http://other.example/ipfs/${cid}/1.json`, `${at}/1.json`],
    [`https://other.example/ipfs/${cid}/1.json?filename=1.json`, `${at}/1.json`],
    [`https://other.example/ipfs/${cid}?x=1`, at],
    [`https://${cid1}.ipfs.other.example/1.json`, `https://gateway.example/ipfs/${cid1}/1.json`],
    [`https://arweave.net/${id}`, `https://ar.example/${id}`],
    [`https://abc.arweave.net/${id}/7?ext=json`, `https://ar.example/${id}/7`],
    [`ar://${id}`, `https://ar.example/${id}`],
    [`ar://${id}/7`, `https://ar.example/${id}/7`],
    ["https://data.example/1?x=2", "https://data.example/1?x=2"],
    ["HTTPS://DATA.example/1", "https://data.example/1"]
  ])("T32 %s is at the app's own hosts", (uri, url) => {
    expect(allowedUrl(uri, options, options.metadataHosts)).toBe(url)
  })

  it.each([
    "https://stranger.example/1",
    "https://data.example.stranger.example/1",
    "https://data.example@stranger.example/1",
    "http://data.example/1",
    "//data.example/1",
    "data.example/1",
    `ipfs://${cid}/../../../api`,
    `ipfs://${cid}/%2e%2e/%2e%2e/api`,
    `ipfs://${cid}@stranger.example`,
    "ipfs://not-a-cid/1",
    `ar://${id}a`,
    `ar://${id}/../../api`,
    "javascript:alert(1)",
    "file:///etc/passwd",
    `ipfs://${cid}/${"a".repeat(2_000)}`
  ])("T03 in part, T32: %s is nowhere", (uri) => {
    expect(allowedUrl(uri, options, options.metadataHosts)).toBeUndefined()
  })

  it("T32 files of IPFS and Arweave are nowhere without a gateway, nor with one that is no https", () => {
    for (const gateway of [{}, { ipfs: "http://gateway.example/", ar: "no url" }])
      for (const uri of [`ipfs://${cid}`, `ar://${id}`])
        expect(allowedUrl(uri, { gateway }, [])).toBeUndefined()
  })
})

describe("where a description is", () => {
  it("in its place, a picture", () => {
    const picture = "data:image/svg+xml;base64,PHN2Zy8+"
    expect(locate(picture, {})).toEqual({ kind: "picture", picture })
  })

  const json = '{"name":"Tea 50% ☕"}'
  const bytes = btoa(String.fromCharCode(...new TextEncoder().encode(json)))

  it.each([
    `data:application/json;base64,${bytes}`,
    `data:application/json;charset=utf-8;base64,${bytes}`,
    `data:application/json;utf8,${json}`,
    `data:application/json,${encodeURIComponent(json)}`,
    `data:text/plain,${json}`,
    `data:text/json,${json}`,
    `data:;base64,${bytes}`,
    `data:application/json;base64,${encodeURIComponent(bytes)}`,
    json,
    ` ${json}\n`
  ])("in the URI itself: %s", (uri) => {
    expect(locate(uri, {})).toEqual({ kind: "inline", text: json })
  })

  it.each([
    "data:text/html,{}",
    "data:application/json",
    "data:application/jsonp,{}",
    "data:application/json;base64,????",
    `data:application/json;base64,${btoa("\u00ff\u00fe")}`,
    `data:application/json,${"a".repeat(400_000)}`,
    "https://stranger.example/1",
    undefined
  ])("T31 in part: or nowhere that is asked: %.60s", (uri) => {
    expect(locate(uri, options)).toEqual({ kind: "barred" })
  })

  it("or at one of the app's hosts", () => {
    expect(locate("https://data.example/1", options)).toEqual({ kind: "url", url: "https://data.example/1" })
  })
})
